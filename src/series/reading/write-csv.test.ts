/** What is written is read back as it was. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountReach } from '#kit/written.ts'
import type { Mark } from '../marks.ts'
import type { Observation } from './given.ts'
import { keptMarks } from './kept-marks.ts'
import { readSeries } from './read-series.ts'
import { csvOfSeries } from './write-csv.ts'

const years = fc
  .uniqueArray(fc.integer({ min: 1000, max: 2025 }), { minLength: 2, maxLength: 40 })
  .map((all) => all.toSorted((a, b) => a - b))
const value = fc.oneof(
  fc
    .double({ noNaN: true, min: -amountReach.most, max: amountReach.most })
    .map((one) => (Math.abs(one) < amountReach.least ? 0 : one)),
  fc.integer({ min: -9000, max: 9000 }).map((one) => one / 1000),
)

const named = {
  yearly: (year: number) => String(year),
  quarterly: (year: number) => `${year}-Q${(year % 4) + 1}`,
  monthly: (year: number) => `${year}-${String((year % 12) + 1).padStart(2, '0')}`,
}

/** '1800-01' is the January of 1800, and 1800 to 1801: where all are such, the reader asks which. */
const isSpanToo = (when: string) =>
  /^\d{4}-\d\d$/.test(when) && (Number(when.slice(2, 4)) + 1) % 100 === Number(when.slice(5))

const bare = fc.constantFrom('p', 'e', 'b', 'bp', '1', '12', '*', '†', 'est.', 'a, "b"', 'p 1', '-', 'n/a')
const marked = fc.array(fc.option(bare), { minLength: 40, maxLength: 40 })

test.for([null, 'ppm', '% of seats', 'deaths per 100,000 (age-standardised)'])(
  'an export in %s reads back equal',
  (unit) => {
    const values = fc.array(value, { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(
        fc.oneof(years, fc.constantFrom([1800, 1801], [1800])),
        values,
        marked,
        fc.constantFrom('yearly', 'quarterly', 'monthly'),
        (at, said, beside, frequency) => {
          const observations = at.map((year, i): Observation => [named[frequency](year), said[i] ?? 0])
          const marks = observations.flatMap(([when], i): Mark[] => (beside[i] ? [[when, beside[i]]] : []))
          const text = csvOfSeries({ frequency, unit, observations, marks })
          const answers = observations.every(([when]) => isSpanToo(when)) ? { frequency } : {}
          const told = readSeries(new TextEncoder().encode(text), { retrieved: '2026-11-22', ...answers })
          expect(told).toMatchObject({
            refused: null,
            asks: [],
            faults: [],
            series: [{ unit, frequency, observations }],
          })
          const [found] = told.refused === null ? told.series : []
          expect(found && keptMarks(found)).toEqual(marks)
        },
      ),
    )
  },
)
