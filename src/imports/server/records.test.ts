/** The record is made once for however many visits, and again once something else was brought. */
import { expect, test } from 'vitest'
import { givenServer } from '../../../test/given.ts'
import { fatebook, givenSender } from '../../../test/files/own-forecasts.ts'
import { givenUser } from '../../../test/given/user.ts'
import { recordsOf, type ScoredElsewhere } from '../scores/record.ts'
import { findRecords } from './records.ts'

const { app, db, pool } = await givenServer()
const { send } = givenSender(app)
const rain = { title: 'Will it rain?', resolution: 'YES' }

function givenThread(meanwhile: () => Promise<unknown> = async () => {}) {
  const asked: number[] = []
  const record = async (texts: readonly string[]) => {
    const scored = texts.flatMap((text) => JSON.parse(text) as ScoredElsewhere[])
    asked.push(scored.length)
    if (asked.length === 1) await meanwhile()
    return recordsOf(scored)
  }
  return { asked, stores: { db, thread: { record } } }
}

test('visits read what was kept, until a file is brought or undone', async () => {
  const ada = await givenUser(app)
  const { asked, stores } = givenThread()
  expect(await findRecords(stores, ada.id)).toEqual([])
  await send(ada, fatebook(rain))
  const first = await findRecords(stores, ada.id)
  expect(first).toMatchObject([{ platform: 'fatebook', questions: 1, brier: { mean: expect.closeTo(0.09) } }])
  expect(await findRecords(stores, ada.id)).toEqual(first)
  expect(asked).toEqual([1])
  const { body } = await send(ada, fatebook(rain, { ...rain, title: 'Will it hail?' }))
  expect(await findRecords(stores, ada.id)).toMatchObject([{ questions: 2 }])
  await ada.call('DELETE', `/api/me/imports/${body.import.id}`)
  expect(await findRecords(stores, ada.id)).toEqual(first)
  expect(asked).toEqual([1, 2, 1])
})

test('what was made of what stood before another file is not kept', async () => {
  const ada = await givenUser(app)
  await send(ada, fatebook(rain))
  const { asked, stores } = givenThread(() => send(ada, fatebook({ ...rain, title: 'Will it hail?' })))
  await findRecords(stores, ada.id)
  expect(await findRecords(stores, ada.id)).toMatchObject([{ questions: 2 }])
  expect(asked).toEqual([1, 2])
})

test('where the record cannot be made what was brought is listed all the same, and it is made the next time', async () => {
  const ada = await givenUser(app)
  await send(ada, fatebook(rain))
  const { stores } = givenThread()
  expect(await findRecords({ db, thread: { record: async () => null } }, ada.id)).toBeNull()
  expect(await findRecords(stores, ada.id)).toMatchObject([{ questions: 1 }])
})

test('of more questions than are read at once each counts', async () => {
  const ada = await givenUser(app)
  await send(ada, fatebook(rain))
  await pool.query(
    `insert into imported_question (account_id, platform, key, title, question, outcome, came_at, last, score, forecasts)
    select account_id, 'manifold', n, title, question, outcome, came_at, last, score, forecasts
    from imported_question cross join generate_series(1, 5100) as n where account_id = $1`,
    [ada.id],
  )
  expect(await findRecords(givenThread().stores, ada.id)).toMatchObject([
    { platform: 'manifold', questions: 5100 },
    { platform: 'fatebook', questions: 1 },
  ])
})
