/** What a note says of a value that is no part of an item: who says it. */
import { expect, test } from 'vitest'
import { sampleReport } from '../../../test/analyses/sample-report.ts'
import { footnoteOf } from './footnote.ts'
import { noteLines } from './note-words.ts'
import { notesOf } from './notes.ts'

/** The first value of a report, as if it were the report's own. */
function noteOf(field: string) {
  const report = sampleReport()
  const [first, ...others] = report.evidence
  const own = { ...first!, item: 'report', version: null, field, formula: null, inputs: [] }
  const notes = notesOf({ ...report, evidence: [own, ...others] })
  return footnoteOf(notes.of(own.id)!, notes, [], {})
}

test.for([
  ['read.parts.0.when.to', 'From the order, as it was asked.'],
  ['gaps.0', 'From the search of the base.'],
  ['crowdRecord.at', 'From the record of what people forecast.'],
  ['tenYearsOn', 'From this report itself.'],
])('what stands at “%s” is said to be “%s”', ([field = '', says]) => {
  expect(noteLines(noteOf(field)).map(({ text }) => text)).toContain(says)
})

test('what was read off an item names that alone', () => {
  const report = sampleReport()
  const notes = notesOf(report)
  expect(footnoteOf(notes.list[2]!, notes, report.sources, {}).own).toBeNull()
})
