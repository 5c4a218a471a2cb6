/** A base whose numbers and days were scored by another curve through their five quantiles. */
import { expect, test } from 'vitest'
import { givenScoredBefore } from '../../../../test/people/scored-before.ts'

const { before, itself, migrateTo, scored, kept, newest, eventsSince } = await givenScoredBefore('curves-of-five')
const range = { min: 0, max: 100, openBelow: false, openAbove: true }
const days = { min: '2026-01-01', max: '2030-12-31', openBelow: false, openAbove: true }

test('numbers and days are asked to be scored anew, and again by whoever goes back to their curve; a yes is not', async () => {
  const [number, day, yes] = [
    await scored({ type: 'numeric', unit: 'ppm', range: { ...range, scale: 'linear' } }, '40', ['pool', 'mean']),
    await scored({ type: 'date', range: days }, '2026-02-01', ['pool', 'mean']),
    await scored({ type: 'binary' }, 'yes', ['pool', 'median']),
  ]
  const digests = async () => (await Promise.all([number, day, yes].map(kept))).map(({ digest }) => digest)
  const told = [number, day].map((id) => ({ kind: 'crowd.changed', ref: `item/${id}` }))
  for (const release of [itself, before]) {
    const seq = await newest() // eslint-disable-line no-await-in-loop
    await migrateTo(release) // eslint-disable-line no-await-in-loop
    expect(await digests()).toEqual(['', '', 'as it was']) // eslint-disable-line no-await-in-loop
    expect(await eventsSince(seq)).toEqual(expect.arrayContaining(told)) // eslint-disable-line no-await-in-loop
  }
})
