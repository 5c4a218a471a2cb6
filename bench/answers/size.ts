/** How long a report is: words of its sentences and tables, and footnotes that it cites. */
import { documentOf, type Run } from '#analyses/document/document.ts'
import type { Report } from '#analyses/report/report.ts'

/** The table behind a picture of a series is looked up and not read: its words are left out. */
export function sizeOf(report: Report) {
  const { sections, notes } = documentOf(report, {})
  const read = sections.flatMap(({ paragraphs, pictures }) => [
    ...paragraphs.flat(),
    ...pictures.flatMap(({ block, table }) => (block.type === 'fan' ? [] : table.rows.flat(2))),
  ])
  return { words: read.reduce((sum, run) => sum + wordsIn(run), 0), notes: notes.length }
}

const wordsIn = ({ text }: Run): number => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
