/** A base whose numbers and days were scored by another curve through their five quantiles. */
import { expect, test } from 'vitest'
import { givenScoredBefore } from '../../../../test/people/scored-before.ts'

const { pool, before, itself, migrateTo, scored, kept, newest, eventsSince } = await givenScoredBefore('curves-of-five')
const range = { min: 0, max: 100, openBelow: false, openAbove: true }
const days = { min: '2026-01-01', max: '2030-12-31', openBelow: false, openAbove: true }
const byRef = (one: { ref: string }, other: { ref: string }) => one.ref.localeCompare(other.ref)
const jobs = async () => (await pool.query(`select key, payload, owner from job where task = 'imports.scoring'`)).rows

test('numbers and days are asked to be scored anew, and again by whoever goes back to their curve; a yes is not', async () => {
  const [number, day, yes] = [
    await scored({ type: 'numeric', unit: 'ppm', range: { ...range, scale: 'linear' } }, '40', ['pool', 'mean']),
    await scored({ type: 'date', range: days }, '2026-02-01', ['pool', 'mean']),
    await scored({ type: 'binary' }, 'yes', ['pool', 'median']),
  ]
  // Of another release before, which is told already.
  const due = await scored({ type: 'binary' }, 'yes', ['pool', 'median'])
  await pool.query(`update scored_question set digest = '' where item_id = $1`, [due])
  const digests = async () => (await Promise.all([number, day, yes].map(kept))).map(({ digest }) => digest)
  const told = [number, day].map((id) => ({ kind: 'crowd.changed', ref: `item/${id}` }))
  for (const release of [itself, before]) {
    const seq = await newest() // eslint-disable-line no-await-in-loop
    await migrateTo(release) // eslint-disable-line no-await-in-loop
    expect(await digests()).toEqual(['', '', 'as it was']) // eslint-disable-line no-await-in-loop
    expect((await eventsSince(seq)).toSorted(byRef)).toEqual(told.toSorted(byRef)) // eslint-disable-line no-await-in-loop
  }
})

test('whoever brought numbers of other platforms has them scored anew, each once, and whoever brought no number has not', async () => {
  for (const [account, type] of [
    ['7', 'numeric'],
    ['7', 'date'],
    ['8', 'binary'],
  ])
    // eslint-disable-next-line no-await-in-loop
    await pool.query(
      `insert into imported_question (account_id, platform, key, title, question, came_at, score)
       values ($1, 'metaculus', $2, '', $3, now(), '{"log": 0}')`,
      [account, type, JSON.stringify({ type })],
    )
  await migrateTo(itself)
  expect(await jobs()).toEqual([{ key: '7', payload: { accountId: '7' }, owner: '7' }])
  await migrateTo(before)
  expect(await jobs()).toEqual([])
})
