/** A workbook as a series: the sheet that holds one, among those that are shown; where several do, it is asked. */
import { type Budget, unpacked, unpackingBudget } from '../archives/unpack.ts'
import type { Member } from '../archives/zip.ts'
import type { Given } from '../given.ts'
import { frameOf } from '../layouts/frame.ts'
import { askOf, readTable } from '../read-table.ts'
import type { Table } from '../table.ts'
import { Unreadable } from '../unreadable.ts'
import type { Note, Understood } from '../understood.ts'
import { type Book, type Sheet, sheetRows, textIn } from './sheet.ts'
import { formatsIn } from './styles.ts'
import { attributeOf, elements, xmlIn } from './xml.ts'

/** So many sheets are looked into, unless one is named. */
const mostSheets = 20

export function isWorkbook(members: readonly Member[]): boolean {
  return members.some(({ name }) => name === 'xl/workbook.xml')
}

export function readWorkbook(members: readonly Member[], given: Given): Understood {
  const budget = unpackingBudget()
  const part = (name: string) => partOf(members, name, budget)
  const workbook = part('xl/workbook.xml') ?? ''
  const book: Book = {
    texts: [...elements(part('xl/sharedStrings.xml') ?? '', 'si')].map(({ inner }) => textIn(inner)),
    formats: formatsIn(part('xl/styles.xml') ?? ''),
    dateSystem: is1904(workbook) ? 1904 : 1900,
  }
  const shown = sheetsOf(workbook, part('xl/_rels/workbook.xml.rels') ?? '')
  const wanted = shown.filter(({ name }) => name === given.sheet)
  const tables = (wanted.length > 0 ? wanted : shown.slice(0, mostSheets)).flatMap(({ name, path }) => {
    const xml = part(path)
    const table = xml === null ? null : tableOf(sheetRows(xml, book), name, book)
    return table && holdsSeries(table) ? [table] : []
  })
  const [only] = tables
  if (!only) throw new Unreadable('no-table', { format: 'xlsx' })
  if (tables.length === 1) return readTable(only, given)
  return whichSheet(tables, given)
}

function partOf(members: readonly Member[], name: string, budget: Budget): string | null {
  const member = members.find((one) => one.name === name)
  return member ? xmlIn(unpacked(member, budget)) : null
}

function is1904(workbook: string): boolean {
  const [said] = elements(workbook, 'workbookPr')
  return /^(1|true)$/.test(attributeOf(said?.attributes ?? '', 'date1904') ?? '')
}

function sheetsOf(workbook: string, relations: string): { name: string; path: string }[] {
  const targets = new Map<string, string>()
  for (const { attributes } of elements(relations, 'Relationship'))
    targets.set(attributeOf(attributes, 'Id') ?? '', attributeOf(attributes, 'Target') ?? '')
  return [...elements(workbook, 'sheet')].flatMap(({ attributes }) => {
    const target = targets.get(attributeOf(attributes, 'id') ?? '')
    const isHidden = /hidden/i.test(attributeOf(attributes, 'state') ?? '')
    if (!target || isHidden) return []
    return [
      { name: attributeOf(attributes, 'name') ?? '', path: target.startsWith('/') ? target.slice(1) : `xl/${target}` },
    ]
  })
}

function tableOf({ rows, percents }: Sheet, sheet: string, { dateSystem }: Book): Table {
  const general = [...percents.values()].flatMap((one) => one.general)
  const notes: Note[] =
    general.length > 0 ? [{ note: 'percent-by-format', lines: general.toSorted((a, b) => a - b) }] : []
  return {
    rows,
    notes,
    read: { format: 'xlsx', sheet, dateSystem, ...(percents.size > 0 && { percentByFormat: true }) },
    unit: percents.size > 0 ? '%' : null,
  }
}

function holdsSeries(table: Table): boolean {
  try {
    frameOf(table)
    return true
  } catch (error) {
    if (error instanceof Unreadable) return false
    throw error
  }
}

function whichSheet(tables: readonly Table[], given: Given): Understood {
  const answers = tables.map(({ read }): Given => ({ sheet: read.sheet }))
  const read = { format: 'xlsx' }
  const ask = askOf({ ask: 'sheet', answers, read }, (answer) => {
    const table = tables.find((one) => one.read.sheet === answer.sheet)
    const told = table && readTable(table, given)
    const [found] = told?.series ?? []
    return found ? { read, found, faults: [], asks: [] } : { ask: 'sheet', answers: [], read }
  })
  return { refused: null, read, series: [], asks: [ask], notes: [], faults: [], diff: null }
}
