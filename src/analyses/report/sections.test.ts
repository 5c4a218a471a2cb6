/** Reports of earlier days have sections of other names: they are read as those of today are. */
import { expect, test } from 'vitest'
import { sampleReport } from '../../../test/analyses/sample-report.ts'
import { documentOf } from '../document/document.ts'
import { compareReports } from './compare.ts'
import { report as reportShape, sectionNames, writtenSections } from './report.ts'

const places = (names: readonly (typeof sectionNames)[number][]) => names.map((name) => sectionNames.indexOf(name))
const isRising = (numbers: readonly number[]) => numbers.every((one, i) => i === 0 || one > (numbers[i - 1] ?? one))

test('the sections of today stand in the order in which all are read, and so do those of before', () => {
  expect(isRising(places(writtenSections))).toBe(true)
  expect(
    isRising(
      places([
        'answer',
        'asked',
        'base-rate',
        'crowd',
        'drivers',
        'scenarios',
        'for-and-against',
        'disagreement',
        'signposts',
        'sensitivity',
        'gaps',
        'method',
      ]),
    ),
  ).toBe(true)
})

test('a report of earlier days keeps its sections and their titles', () => {
  const before = sampleReport()
  const read = reportShape.parse(structuredClone(before))
  const names = read.sections.map(({ name }) => name)
  expect(names).toEqual(before.sections.map(({ name }) => name))
  expect(names).toEqual(expect.arrayContaining(['base-rate', 'for-and-against', 'gaps']))
  expect(documentOf(read, {}).sections.map(({ title }) => title)).toEqual(before.sections.map(({ title }) => title))
})

test('run again it is compared with the report of today: what has another name now is gone, and its heir is new', () => {
  const before = sampleReport()
  const now = {
    ...before,
    sections: before.sections.map((one) => (one.name === 'gaps' ? { ...one, name: 'unknown' as const } : one)),
  }
  const changed = compareReports(before, now).sections
  expect(changed).toEqual([
    { name: 'unknown', change: 'new' },
    { name: 'gaps', change: 'gone' },
  ])
})
