/** Who keeps and who undoes waits for the scores with nothing of the database in hand, and loses nothing to others. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { givenUser } from '../../../test/given/user.ts'
import { foundOf, type Scorable } from '../scores/standing.ts'
import { keepBrought, takeOut } from './keep.ts'
import { listQuestions } from './list-store.ts'
import { importScoringWork } from './scoring-work.ts'

const { app, db, pool } = await givenServer()
const at = (day: string) => Date.parse(`2024-01-${day}T00:00:00Z`)
const asked = { title: 'Will it?', url: null, question: { type: 'binary' as const }, opens: at('01'), closes: at('11') }
const came = { ...asked, outcome: { value: 'yes', knownAt: at('11') }, theirBrier: null, key: 'it' }
const brought = (...days: string[]) => ({
  questions: [
    {
      ...came,
      forecasts: days.map((day) => ({ at: at(day), estimate: { type: 'binary' as const, probability: 0.7 } })),
    },
  ],
  platform: 'fatebook' as const,
  at: new Date(),
})

/** `meanwhile` is done once, while the first is scored. */
function givenThread(meanwhile: () => Promise<unknown> = async () => {}) {
  const held: number[] = []
  let isFirst = true
  const score = async (questions: readonly Scorable[]) => {
    held.push(pool.totalCount - pool.idleCount)
    if (isFirst) {
      isFirst = false
      await meanwhile()
    }
    return questions.map(foundOf)
  }
  return {
    held,
    stores: { db, thread: { score } },
  }
}
const listed = (accountId: string) => listQuestions(db, accountId, { before: null, most: 9 })

test('no connection is held while a file is scored, nor while what an undone one left is', async () => {
  const { id: accountId } = await givenUser(app)
  const { held, stores } = givenThread()
  await keepBrought(stores, { ...brought('03'), accountId })
  const newer = await keepBrought(stores, { ...brought('03', '05'), accountId })
  await takeOut(stores, accountId, newer.import?.id ?? '')
  expect(held.length).toBeGreaterThan(2)
  expect(held.every((count) => count === 0)).toBe(true)
  expect(await listed(accountId)).toMatchObject([{ forecasts: 1, score: { forecasts: 1 } }])
})

test('what was scored before another file was kept is scored anew', async () => {
  const { id: accountId } = await givenUser(app)
  const other = () => keepBrought(givenThread().stores, { ...brought('05'), accountId })
  expect(await keepBrought(givenThread(other).stores, { ...brought('03'), accountId })).toMatchObject({
    import: { questions: 0, forecasts: 1 },
  })
  expect(await listed(accountId)).toMatchObject([{ forecasts: 2, score: { forecasts: 2 } }])
})

test('what is undone while a file is scored that told the same is kept by that file', async () => {
  const { id: accountId } = await givenUser(app)
  const first = await keepBrought(givenThread().stores, { ...brought('03'), accountId })
  const undo = () => takeOut(givenThread().stores, accountId, first.import?.id ?? '')
  expect(await keepBrought(givenThread(undo).stores, { ...brought('03'), accountId })).toMatchObject({
    import: { questions: 1, forecasts: 1 },
  })
  expect(await listed(accountId)).toMatchObject([{ forecasts: 1 }])
})

test('where scores are made otherwise, all that somebody brought is scored anew, and nobody who brought nothing has a job', async () => {
  const [{ id: accountId }, { id: other }] = [await givenUser(app), await givenUser(app)]
  const { stores } = givenThread()
  await keepBrought(stores, { ...brought('03'), accountId })
  await keepBrought(stores, { ...brought('05'), accountId })
  await keepBrought(stores, { ...brought('05'), accountId, platform: 'metaculus' })
  const before = await listed(accountId)
  await pool.query(`update imported_question set score = '{"log": 9}' where account_id = $1`, [accountId])
  const { perform } = importScoringWork(stores)
  await perform({ accountId }, null as never) // It asks nothing of its job.
  expect(await listed(accountId)).toEqual(before)
  expect(before).toMatchObject([{ score: { forecasts: 1 } }, { score: { forecasts: 2 } }])
  await perform({ accountId: other }, null as never)
  expect(await listed(other)).toEqual([])
})
