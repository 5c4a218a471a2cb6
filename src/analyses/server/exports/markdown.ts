/** A report as Markdown, with tables and footnotes as GitHub and Pandoc read them. */
import type { DocumentSection, DocumentTable, Picture, ReportDocument, Run } from '../../document/document.ts'
import { itemPath } from '../../document/item-path.ts'
import { saySource } from '../../document/source-words.ts'
import { noteLines } from '../../document/note-words.ts'
import { thinned } from '../../document/thinned.ts'

/** `origin`: of this site, for links to items. */
export function markdownOf(document: ReportDocument, origin: string): string {
  const { title, question, facts, standing, answers, sections, notes, behind, sources, colophon } = document
  const parts = [
    `# ${escaped(title)}`,
    escaped(facts.join(' · ')),
    ...(question ? [`Asked as: ${escaped(question)}`] : []),
    ...answers.map(({ figure, note, says }) => `> **${escaped(figure)}**${markOf(note)} ${escaped(says)}`),
    ...standing.map(escaped),
    ...sections.flatMap(sectionOf),
    '## Sources',
    sources
      .map((source) => `- ${linked(source.title, source.item, origin)} (${escaped(saySource(source))})`)
      .join('\n'),
    ...(behind.length > 0
      ? ['## Values behind the notes', behind.map((note) => `${note.number}. ${linesOf(note)}`).join('\n')]
      : []),
    ...colophon.map(escaped),
    ...notes.map((note) => `[^${note.number}]: ${linesOf(note)}`),
  ]
  return `${parts.join('\n\n')}\n`
}

function sectionOf({ title, paragraphs, pictures }: DocumentSection): string[] {
  return [
    `## ${escaped(title)}`,
    ...paragraphs.map((runs) => startSafely(runs.map(runOf).join(''))),
    ...pictures.flatMap(pictureOf),
  ]
}

function pictureOf({ block, title, isTitled, sentence, table }: Picture): string[] {
  return [
    ...(isTitled ? [`**${escaped(title)}**`] : []),
    ...(block.type === 'fan' ? [escaped(sentence)] : []),
    ...tableOf(block.type === 'fan' ? { ...table, rows: thinned(table.rows, 16) } : table),
  ]
}

function tableOf({ columns, rows }: Pick<DocumentTable, 'columns'> & { rows: readonly Run[][] }): string[] {
  if (rows.length === 0) return []
  return [
    [
      line(columns.map(({ title }) => escaped(title))),
      line(columns.map(({ isNumber }) => (isNumber ? '---:' : '---'))),
      ...rows.map((row) => line(row.map(runOf))),
    ].join('\n'),
  ]
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const runOf = ({ text, note }: Run) => `${escaped(text)}${markOf(note)}`
/** Where it is shown the mark is a raised number: without a space, who copies 2.9 would get 2.943. */
const markOf = (note: number | null) => (note === null ? '' : ` [^${note}]`)
const linesOf = (note: ReportDocument['notes'][number]) =>
  escaped(
    noteLines(note)
      .map(({ text }) => text)
      .join(' '),
  )

function linked(title: string, item: string, origin: string): string {
  const path = itemPath(item)
  return path ? `[${escaped(title)}](${origin}${path})` : escaped(title)
}

/**
 * Whatever Markdown could take for markup is said to be a sign: also pipes, which end a cell, and what browsers take
 * for addresses.
 */
function escaped(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#|~$&!]/g, String.raw`\$&`)
    .replaceAll(/:(?=\/\/)|(?<=\bwww)\.|@(?=\w)/g, String.raw`\$&`)
}

/** A paragraph may begin with what looks like a list. */
function startSafely(text: string): string {
  return text.replace(/^(\s*\d+)([.)])/, String.raw`$1\$2`).replace(/^(\s*)([+=-])/, String.raw`$1\$2`)
}
