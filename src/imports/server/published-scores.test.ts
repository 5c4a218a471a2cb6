/**
 * Scores that Fatebook's own program makes agree with those that are made here of a file of the same forecasts, brought
 * over HTTP. Its absolute score is of two classes, of a whole day at a time and spread over all days, those before somebody
 * first spoke too; ours is of one class, from the moment of the first forecast on. Both mean the same where somebody said
 * one thing, or changed their mind at the stroke of a day alone; where they did within a day, Fatebook scores the mean of
 * what stood on it, which nobody said. Its relative scores and ranks are not made here. Decision 72.
 */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { fatebookHead, givenSender } from '../../../test/files/own-forecasts.ts'
import { givenUser } from '../../../test/given/user.ts'
import { isMissing, momentOf, vectorsIn, whyMissing } from '../../../test/people/published.ts'

type Case = {
  days_open: number
  resolution: 'YES' | 'NO'
  forecasts: { user: string; p: number; day: number }[]
  expected: Record<string, { absolute: number }>
}
type Question = { title: string; score: { brier: number }; theirBrier: number }

const { app } = await givenServer({ stocked: true })
const { send, get } = givenSender(app)
const instant = (day: number) => momentOf(day).toISOString().slice(0, 19).replace('T', ' ')

/** Those of one person in one question. */
function ownOf({ forecasts }: Case, user: string): Case['forecasts'] {
  return forecasts.filter((one) => one.user === user)
}

/** Each of these people asked alone, with what Fatebook says of them. */
function fileOf(cases: readonly Case[]) {
  const lines = cases.flatMap((one, i) =>
    Object.entries(one.expected).flatMap(([user, { absolute }]) =>
      ownOf(one, user).map(({ p, day }) => {
        const [opens, ends] = [instant(0), instant(one.days_open)]
        return `Case ${i} of ${user},,Ada,${p},${instant(day)},Ada,${opens},${ends},${one.resolution},${ends},${absolute}`
      }),
    ),
  )
  return { platform: 'fatebook', file: new Blob([[fatebookHead, ...lines].join('\n')]) }
}

/** By its title. */
async function keptOf(who: Parameters<typeof get>[0]): Promise<Map<string, Question>> {
  const found = new Map<string, Question>()
  for (let query: string | null = '?limit=100'; query;) {
    const { questions, next }: { questions: Question[]; next: string | null } = await get(who, `/questions${query}`)
    for (const one of questions) found.set(one.title, one)
    query = next && `?limit=100&cursor=${next}`
  }
  return found
}

test('all 128 absolute scores are kept as they are named, and the 42 that mean the same agree with ours', async ({
  skip,
}) => {
  skip(isMissing, whyMissing)
  const { cases } = vectorsIn<{ cases: Case[] }>('fatebook_brier.json')
  const ada = await givenUser(app)
  expect(await send(ada, fileOf(cases))).toMatchObject({ status: 200, body: { import: { questions: 128 } } })
  const found = await keptOf(ada)
  let [named, compared] = [0, 0]
  for (const [i, one] of cases.entries()) {
    for (const [user, { absolute }] of Object.entries(one.expected)) {
      const ours = found.get(`Case ${i} of ${user}`)
      expect(ours?.theirBrier).toBeCloseTo(absolute, 12)
      named++
      const days = ownOf(one, user).map(({ day }) => day)
      if (days.length > 1 && !days.every(Number.isInteger)) continue
      // They count from the start of the day on which somebody first spoke.
      const counted = (one.days_open - Math.floor(Math.min(...days))) / one.days_open
      expect(2 * counted * (ours?.score.brier ?? Number.NaN)).toBeCloseTo(absolute, 6)
      compared++
    }
  }
  expect([named, compared]).toEqual([128, 42])
})
