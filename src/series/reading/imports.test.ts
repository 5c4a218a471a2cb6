/** Files that people import, with the readings that are expected of them; skipped where they are not beside the repository. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Given } from './given.ts'
import { readSeries } from './read-series.ts'
import type { Ask, Refused, Understood } from './understood.ts'

const folder = resolve(import.meta.dirname, '../../../../shared/reference/series-imports')
const isThere = existsSync(folder)

type Expected = {
  what: string
  given: Given
  read: object
  series: {
    key: object | null
    unit: string | null
    observations: [string, number][]
    notes?: object[]
    missing?: string[]
  }[]
  faults: object[]
  asks: (object & { proposals?: Record<string, unknown>[] })[]
  refused: string | null
}

const files = isThere ? readdirSync(folder).filter((name) => name.endsWith('.expected.json')) : []
const cases = files.map((name): [file: string, Expected] => {
  const told: Expected = JSON.parse(readFileSync(resolve(folder, name), 'utf8'))
  const file = readdirSync(folder).find((one) => one.startsWith(name.slice(0, 3)) && !one.endsWith('.expected.json'))
  return [file ?? name, told]
})

describe.skipIf(!isThere)(
  'files that people bring (skipped where shared/reference is not beside the repository)',
  () => {
    test('come in 64 sorts', () => {
      expect(cases).toHaveLength(64)
    })

    test.for(cases)('%s is read as expected', ([file, { given, read, refused, ...expected }]) => {
      const told = { ...nothing, ...readSeries(new Uint8Array(readFileSync(resolve(folder, file))), given) }
      expect(told).toMatchObject({ refused, read })
      expect({
        asks: told.asks.map(asExpected),
        faults: told.faults,
        series: told.series.map(inOrder),
      }).toMatchObject({ asks: expected.asks, faults: expected.faults, series: expected.series.map(inOrder) })
    })
  },
)

const nothing: Pick<Understood, 'asks' | 'faults' | 'series'> = { asks: [], faults: [], series: [] }

type Sorted = { note?: string; at?: unknown; mark?: string }
const key = ({ note, at, mark }: Sorted) => `${note} ${String(at)} ${mark}`

/** Notes have no order of their own; where none are named, none are compared. */
function inOrder<One extends { notes?: object[] }>(one: One): One {
  return one.notes ? { ...one, notes: one.notes.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) } : one
}

/** The page of expectations puts what is answered beside what comes of it, and calls a day of each month by a word. */
function asExpected({ proposals, ...rest }: Ask): object {
  return {
    ...rest,
    proposals: proposals.map(({ answer, notes, ...one }) => ({
      ...one,
      ...answer,
      order: answer.dateOrder,
      frequency: one.frequency,
      note: notes.some(({ note, day }) => note === 'same-day-each-month' && day === 2)
        ? 'second-of-each-month'
        : undefined,
    })),
  }
}

test('a refusal says how far the file was read', () => {
  const told: Understood | Refused = readSeries(new TextEncoder().encode('year,value\n'), {})
  expect(told).toMatchObject({ refused: 'no-observations', read: { layout: 'tidy', delimiter: ',' } })
})
