/**
 * Whatever is done to a series, and in whatever order: each of its states is read as it was, and its history holds them
 * all.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenDatabase } from '../../../test/given.ts'
import { aSeries, givenTrend } from '../../../test/given/series.ts'
import type { Observation, Series } from '../series.ts'
import { findSeriesAt, findSeriesHistory, saveSeries, type SeriesHistory } from './store.ts'

const { db, pool } = await givenDatabase()

type Edit = (before: Series | null) => Series | null
const year = fc.integer({ min: 1900, max: 2030 }).map(String)
const value = fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one + 0) // JSON has no minus nought
const first = aSeries([
  ['1950', 1],
  ['1951', 2],
])

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(year, value)
      .map(([at, one]): Edit => observe((all) => [...all.filter(([then]) => then !== at), [at, one]])),
  },
  {
    weight: 2,
    arbitrary: fc
      .nat()
      .map((place): Edit => observe((all) => (all.length > 2 ? all.toSpliced(place % all.length, 1) : all))),
  },
  {
    weight: 1,
    arbitrary: fc.string({ minLength: 1, maxLength: 9, unit: 'grapheme-ascii' }).map(
      (unit): Edit =>
        (before) =>
          before && { ...before, unit },
    ),
  },
  { weight: 1, arbitrary: fc.constant<Edit>((before) => before) },
  { weight: 1, arbitrary: fc.constant<Edit>(() => null) },
)

function observe(revise: (all: Observation[]) => Observation[]): Edit {
  return (before) => {
    const { observations, ...told } = before ?? first
    return { ...told, observations: revise(observations).toSorted(([a], [b]) => (a < b ? -1 : 1)) }
  }
}

/** What somebody who has only the history makes of a moment. */
function asKnown({ states, observations }: SeriesHistory, moment: Date): unknown {
  const isKnown = ({ knownFrom, knownTo }: { knownFrom: string; knownTo: string | null }) =>
    new Date(knownFrom) <= moment && (knownTo === null || new Date(knownTo) > moment)
  const state = states.find(isKnown)
  if (!state) return null
  const { knownFrom: _, knownTo: __, ...told } = state
  const known = observations
    .filter((one) => isKnown(one) && one.value !== null)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
  return { ...told, observations: known.map((one) => [one.at, one.value]) }
}

test('read as of each moment, any sequence of edits is the sequence of its states; taken away and read in again, it is the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 12 }), async (edits) => {
      const id = await givenTrend(pool)
      let state: Series | null = null
      const states: { moment: Date; state: Series | null }[] = []
      for (const [i, change] of edits.entries()) {
        state = change(state)
        const moment = new Date(Date.UTC(2026, 0, 1, 0, 0, 0, i))
        await saveSeries(db, id, state, moment)
        states.push({ moment, state })
      }
      const history = await findSeriesHistory(db, id)
      for (const { moment, state: told } of states) {
        expect(await findSeriesAt(db, id, moment, 5000)).toEqual(told)
        expect(history && asKnown(history, moment)).toEqual(told)
      }
    }),
    { numRuns: 60 },
  )
})
