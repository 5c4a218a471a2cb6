/** A branch hangs on an outcome by its name, and whoever asks the other question may give that another. */
import { expect, test } from 'vitest'
import { givenFollowing } from '../../../../test/following.ts'
import { refOf } from '../../../../test/content-as.ts'
import { aPrediction } from '../../../../test/given/entries.ts'

const { ask, pool, follow, replay, outcomeOf, written } = await givenFollowing()
const choice = (...options: string[]) => ({ type: 'choice', options })
const asked = (other: object) => written('ada', aPrediction('Who wins, and then?', other), { isPublished: true })
const edit = async (at: string, other: object) => {
  const { version } = (await ask(at, { as: 'ada' })).body.item
  expect((await ask(`PATCH ${at}`, { as: 'ada', body: { version, ...other } })).status).toBe(200)
}
/** As its author or an operator would say it. */
const comeOut = async (at: string, value: string) => {
  const outcome = JSON.stringify({ state: 'resolved', value, at: '2026-11-20', reason: 'Seen.' })
  await pool.query(`update item set details = details || jsonb_build_object('outcome', $2::jsonb) where id = $1`, [
    at.split('/').at(-1),
    outcome,
  ])
}

test('an outcome by another name annuls no branch by the old one, until its author says which is meant', async () => {
  const who = await asked({ question: choice('Green', 'Blue', 'Red') })
  const [green, blue] = [
    await asked({ condition: { on: refOf(who), outcome: 'Green' } }),
    await asked({ condition: { on: refOf(who), outcome: 'Blue' } }),
  ]
  await edit(who, { question: choice('The Greens', 'Blue', 'Red') })
  await comeOut(who, 'The Greens')
  await replay()
  expect(await outcomeOf(blue)).toMatchObject({ state: 'annulled', given: { outcome: 'The Greens' } })
  expect(await outcomeOf(green)).toBeNull()
  await edit(green, { condition: { on: refOf(who), outcome: 'Red' } })
  await follow()
  expect(await outcomeOf(green)).toMatchObject({ state: 'annulled', given: { outcome: 'The Greens' } })
})
