/** A report as a Word file: real headings, tables whose heads repeat, and notes that marks lead to. */
import { saySource } from '../../document/source-words.ts'
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  InternalHyperlink,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { DocumentSection, Picture, ReportDocument, Run } from '../../document/document.ts'
import { itemPath } from '../../document/item-path.ts'
import { noteLines, sayBehind } from '../../document/note-words.ts'
import { sayMark } from '../../document/say-mark.ts'
import { thinned } from '../../document/thinned.ts'
import { inWord } from './colours.ts'
import { isRightToLeft } from './direction.ts'
import { wordStyles } from './word-styles.ts'

type Marks = (note: number | null) => ParagraphChild[]

/** `origin`: of this site, for links to items. `page`: the address of the report's own. */
export async function wordOf(document: ReportDocument, origin: string, page?: string): Promise<Uint8Array> {
  const marks = marksOf(document)
  const { title, sections } = document
  const children = [
    ...headOf(document, marks),
    ...sections.flatMap((section) => sectionOf(section, marks)),
    ...tailOf(document, origin, page),
  ]
  const file = new Document({
    title,
    creator: 'Farsight',
    lastModifiedBy: 'Farsight',
    description: document.facts.join(', '),
    styles: wordStyles,
    sections: [
      {
        properties: { page: { margin: { top: 1134, bottom: 1134, left: 1304, right: 1304 } } },
        footers: { default: footer() },
        children,
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(file))
}

/**
 * Links to the notes at the end, and not Word's own footnotes: those lose their number, or run into the value before it,
 * in what is copied and in other programs.
 */
function marksOf({ notes }: ReportDocument): Marks {
  const known = new Set(notes.map(({ number }) => number))
  return (note) => {
    if (note === null || !known.has(note)) return []
    const mark = new TextRun({ text: sayMark(note), superScript: true })
    return [
      new TextRun({ text: '\u00a0', superScript: true }),
      new InternalHyperlink({ anchor: placeOf(note), children: [mark] }),
    ]
  }
}

const placeOf = (note: number) => `note-${note}`

function headOf({ title, question, facts, standing, answers }: ReportDocument, marks: Marks): Paragraph[] {
  return [
    new Paragraph({ style: 'Fine', children: [textOf(facts.join(' · '))] }),
    new Paragraph({ heading: HeadingLevel.TITLE, ...directionOf(title), children: [textOf(title)] }),
    ...(question
      ? [new Paragraph({ style: 'Fine', ...directionOf(question), children: [textOf(`Asked as: ${question}`)] })]
      : []),
    ...answers.flatMap(({ figure, note, says }) => [
      new Paragraph({ style: 'Figure', children: [textOf(figure), ...marks(note)] }),
      new Paragraph({ style: 'Said', children: [textOf(says)] }),
    ]),
    ...standing.map((says) => new Paragraph({ style: 'Fine', children: [textOf(says)] })),
  ]
}

function sectionOf({ title, paragraphs, pictures }: DocumentSection, marks: Marks): (Paragraph | Table)[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [textOf(title)] }),
    ...paragraphs.map(
      (runs) => new Paragraph({ style: 'Said', children: runs.flatMap((run) => childrenOf(run, marks)) }),
    ),
    ...pictures.flatMap((picture) => pictureOf(picture, marks)),
  ]
}

function pictureOf(picture: Picture, marks: Marks): (Paragraph | Table)[] {
  const {
    block,
    title,
    isTitled,
    sentence,
    table: { columns, rows },
  } = picture
  const heading = isTitled ? [new Paragraph({ heading: HeadingLevel.HEADING_2, children: [textOf(title)] })] : []
  const said = block.type === 'fan' ? [new Paragraph({ children: [textOf(sentence)] })] : []
  if (rows.length === 0) return [...heading, ...said]
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map((column) => cellOf([textOf(column.title, { bold: true })], column.isNumber)),
  })
  const shown = block.type === 'fan' ? thinned(rows, 16) : rows
  const body = shown.map(
    (row) =>
      new TableRow({
        cantSplit: true,
        children: row.map((run, i) => cellOf(childrenOf(run, marks), columns[i]?.isNumber ?? false)),
      }),
  )
  const table = new Table({
    // Two columns at both ends of a page are hard to read along.
    width: { size: columns.length > 2 ? 100 : 50, type: WidthType.PERCENTAGE },
    borders,
    // What names its columns and its rows, to those who hear it.
    tableLook: { firstRow: true, firstColumn: true, noHBand: true, noVBand: true },
    rows: [head, ...body],
  })
  // Word runs two tables into one where nothing stands between them.
  return [...heading, ...said, table, new Paragraph({ children: [] })]
}

function cellOf(children: ParagraphChild[], isNumber: boolean): TableCell {
  const alignment = isNumber ? AlignmentType.RIGHT : AlignmentType.LEFT
  return new TableCell({
    margins: { top: 50, bottom: 50, left: 60, right: 60 },
    children: [new Paragraph({ style: 'Cell', alignment, children })],
  })
}

function tailOf({ notes, behind, sources, colophon }: ReportDocument, origin: string, page?: string): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [textOf('Sources')] }),
    ...sources.map(
      (source) =>
        new Paragraph({
          style: 'Fine',
          children: [linkOf(source.title, source.item, origin), textOf(`, ${saySource(source)}`)],
        }),
    ),
    ...(notes.length > 0 ? [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [textOf('Notes')] })] : []),
    ...notes.map((note) => noteOf(note, notes.length, origin)),
    ...(behind.length > 0
      ? [new Paragraph({ style: 'Fine', spacing: { before: 120 }, children: behindOf(behind.length, page) })]
      : []),
    ...colophon.map((line) => new Paragraph({ style: 'Fine', spacing: { before: 120 }, children: [textOf(line)] })),
  ]
}

function behindOf(count: number, page: string | undefined): ParagraphChild[] {
  const [said, name, also] = sayBehind(count)
  const text = page ?? name
  return [
    textOf(said),
    page ? new ExternalHyperlink({ link: page, children: [new TextRun({ text, style: 'Hyperlink' })] }) : textOf(text),
    textOf(also),
  ]
}

function noteOf(note: ReportDocument['notes'][number], printed: number, origin: string): Paragraph {
  const lines = noteLines(note, printed).flatMap(({ text, item }) => [
    textOf(' '),
    item ? linkOf(text, item, origin) : textOf(text),
  ])
  const number = new Bookmark({ id: placeOf(note.number), children: [textOf(sayMark(note.number), { bold: true })] })
  return new Paragraph({ style: 'Note', children: [number, ...lines] })
}

const childrenOf = ({ text, note }: Run, marks: Marks): ParagraphChild[] => [textOf(text), ...marks(note)]

function textOf(text: string, look: { bold?: boolean } = {}): TextRun {
  return new TextRun({ text, ...look, ...(isRightToLeft(text) && { rightToLeft: true }) })
}

/** Word turns round a paragraph only where it is told to. */
const directionOf = (text: string) => (isRightToLeft(text) ? { bidirectional: true } : {})

function linkOf(text: string, item: string, origin: string): ParagraphChild {
  const path = itemPath(item)
  return path ? new ExternalHyperlink({ link: `${origin}${path}`, children: [textOf(text)] }) : textOf(text)
}

function footer(): Footer {
  const children = [new TextRun({ children: ['Page ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] })]
  return new Footer({ children: [new Paragraph({ style: 'Fine', alignment: AlignmentType.RIGHT, children })] })
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const rule = { style: BorderStyle.SINGLE, size: 4, color: inWord('firm') }
const borders = { top: rule, bottom: rule, left: none, right: none, insideHorizontal: rule, insideVertical: none }
