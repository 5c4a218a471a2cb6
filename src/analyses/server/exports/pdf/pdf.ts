/**
 * A report as a PDF: fonts of the product, bookmarks, page numbers, tags for screen readers, footnotes that marks lead
 * to.
 */
import { saySource } from '../../../document/source-words.ts'
import type { DocumentSection, ReportDocument, Run } from '../../../document/document.ts'
import { itemPath } from '../../../document/item-path.ts'
import { noteLines, sayBehind } from '../../../document/note-words.ts'
import { colours } from '../colours.ts'
import { looks, markOf, span } from './looks.ts'
import type { Span } from './lines.ts'
import { drawPicture, roomFor } from './pictures.ts'
import { Sheet } from './sheet.ts'

/** `origin`: of this site, for links to items. `page`: the address of the report's own. */
export async function pdfOf(document: ReportDocument, origin: string, page?: string): Promise<Uint8Array> {
  const sheet = new Sheet({ title: document.title, facts: document.facts.join(', '), madeAt: document.madeAt })
  drawHead(sheet, document)
  for (const section of document.sections) sheet.tags.within('Sect', () => drawSection(sheet, section))
  sheet.tags.within('Sect', () => drawSources(sheet, document, origin))
  sheet.tags.within('Sect', () => drawNotes(sheet, document, { origin, page }))
  return sheet.end()
}

function drawHead(sheet: Sheet, { title, question, facts, standing, answers }: ReportDocument): void {
  drawMark(sheet)
  sheet.skip(34)
  sheet.paragraph([span(facts.join('  ·  '), looks.fine)], { leading: 12, tag: 'P', after: 5 })
  sheet.bookmark(title)
  sheet.paragraph([span(title, looks.title)], { leading: 25.5, tag: 'H1', after: 8 })
  if (question) sheet.paragraph([span(`Asked as: ${question}`, looks.soft)], { leading: 13, tag: 'P', after: 6 })
  for (const answer of answers) drawAnswer(sheet, answer)
  for (const says of standing) sheet.paragraph([span(says, looks.soft)], { leading: 13, tag: 'P', after: 4 })
}

function drawAnswer(sheet: Sheet, answer: ReportDocument['answers'][number]): void {
  sheet.skip(4)
  const figure = { face: 'bold', size: answer.figure.length > 14 ? 20 : 32, color: colours.prediction } as const
  sheet.paragraph(
    [span(answer.figure, figure), ...markOf(answer.note, { ...figure, size: 16, raise: figure.size * 0.45 })],
    {
      leading: figure.size * 1.2,
      tag: 'P',
      after: 2,
    },
  )
  sheet.paragraph([span(answer.says, looks.soft)], { leading: 14, tag: 'P', after: 6 })
}

/** The name, as on the screen: a post from which the possible widens. */
function drawMark(sheet: Sheet): void {
  const { doc, left, y } = sheet
  sheet.decorate(() => {
    doc
      .save()
      .translate(left - 3, y - 12)
      .scale(0.62)
    doc.path('M9 15.5 29 3v19.5Z').fill(colours.trend2)
    doc.path('M9 15.5 29 8.6v9.3Z').fill(colours.trend)
    doc.path('M5 3h4v26H5Z').fill(colours.ink)
    doc.restore()
    const [name] = sheet.lines([span('Farsight', { face: 'bold', size: 13, color: colours.ink })])
    if (name) sheet.drawLine(name, left + 21, y + 2.5)
  })
}

function drawSection(sheet: Sheet, { title, paragraphs, pictures }: DocumentSection): void {
  const [first] = paragraphs.length > 0 ? [] : pictures
  drawHeading(sheet, title, first && roomFor(sheet, first))
  for (const runs of paragraphs) sheet.paragraph(saidOf(runs), { leading: 15.2, tag: 'P', after: 7 })
  if (pictures.length > 0) sheet.skip(4)
  for (const picture of pictures) drawPicture(sheet, picture)
}

/** `next`: the height of what must not be parted from it. */
function drawHeading(sheet: Sheet, title: string, next = 24): void {
  sheet.skip(16)
  sheet.need(48 + next)
  const { doc, left, width, y } = sheet
  sheet.decorate(() =>
    doc
      .lineWidth(0.8)
      .strokeColor(colours.ink)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke(),
  )
  sheet.skip(9)
  sheet.bookmark(title)
  sheet.paragraph([span(title, looks.heading)], { leading: 18, tag: 'H2', after: 6 })
}

function saidOf(runs: readonly Run[]): Span[] {
  return runs.flatMap(({ text, note }) => [span(text, looks.said), ...markOf(note, looks.said)])
}

function drawSources(sheet: Sheet, { sources }: ReportDocument, origin: string): void {
  drawHeading(sheet, 'Sources')
  const draw = (source: ReportDocument['sources'][number]) => {
    const path = itemPath(source.item)
    const name = span(source.title, { ...looks.usual, ...(path && { to: `${origin}${path}` }) })
    sheet.paragraph([name, span(`  ${saySource(source)}`, looks.fine)], { leading: 13.5, tag: 'LBody', after: 1 })
  }
  if (sources.length > 0)
    sheet.tags.within('L', () => sources.forEach((source) => sheet.tags.within('LI', () => draw(source))))
}

type Addresses = { origin: string; page: string | undefined }

function drawNotes(sheet: Sheet, { notes, behind, colophon }: ReportDocument, { origin, page }: Addresses): void {
  drawHeading(sheet, 'Notes')
  for (const note of notes) drawNote(sheet, note, notes.length, origin)
  sheet.skip(10)
  if (behind.length > 0) {
    const [said, name, also] = sayBehind(behind.length)
    const link = span(page ?? name, { ...looks.fine, ...(page && { to: page }) })
    sheet.paragraph([span(said, looks.fine), link, span(also, looks.fine)], { leading: 12, tag: 'P', after: 2 })
  }
  for (const line of colophon) sheet.paragraph([span(line, looks.fine)], { leading: 12, tag: 'P', after: 2 })
}

function drawNote(sheet: Sheet, note: ReportDocument['notes'][number], printed: number, origin: string): void {
  const said = noteLines(note, printed).map(({ text, item }, i) => {
    const path = item === null ? null : itemPath(item)
    return span(`${i > 0 ? ' ' : ''}${text}`, {
      ...looks.note,
      color: i === 0 ? colours.ink : colours.soft,
      ...(path && { to: `${origin}${path}` }),
    })
  })
  const number = span(`${note.number}`, { ...looks.note, face: 'bold', isLabel: true })
  const gap = span('  ', looks.note)
  sheet.paragraph([number, gap, ...said], { leading: 11.2, tag: 'Note', after: 3, id: `note-${note.number}` })
}
