/**
 * What is told of a page of several items wherever it is shown elsewhere: a view of all stuff, the radar, a set, the
 * record. Each says its own part, and pictures, frames and heads are made of that alone, so that all tell the same.
 */
import type { SharedScreen } from '../sharing.ts'
import { sayHeadline, type SharedView } from './shared-view.ts'
import type { Shape } from './shapes.ts'

/** An item on such a page, with its number as every view of it tells it. */
export type SharedRow = Pick<
  SharedView,
  'kind' | 'id' | 'shape' | 'title' | 'figure' | 'beside' | 'goesOn' | 'isEstimate'
> & {
  /** Where it is shown. */
  path: string
}

/** One of several things with a chance, and how sure that is. */
export type SharedChance = {
  name: string
  path: string | null
  figure: string
  beside: string
  /** Null where nothing is known of it. */
  chance: number | null
  band: { lowest: number; highest: number } | null
}

/** A point of the radar, in its drawing: 1000 wide and 570 high. */
export type SharedPoint = { x: number; y: number; kind: string; shape: Shape }

/** What can be drawn of such a page without knowing which it is. */
export type PageDrawing =
  /** The first of a list, and how many more there are. */
  | { of: 'rows'; rows: SharedRow[] }
  /** `rest`: that it is none of them. Nobody is told of the first few without it. */
  | { of: 'chances'; rows: SharedChance[]; rest: SharedChance | null }
  /** Items by category and time, seen from `day` where that is not today; `rows` are the soonest. */
  | { of: 'radar'; points: SharedPoint[]; left: number; now: number; day?: string; end: number; rows: SharedRow[] }
  /** Of all values, the share that came inside the band of each level; both 0 to 1. */
  | { of: 'inside'; places: { level: number; share: number }[] }

export type SharedPage = {
  /** Its own address, that of its picture, of its frame; each may carry a query, and a digest or choices are added. */
  path: string
  picture: string
  embed: string
  /** As which it is known: 'Scenario set', with its shape where it has one, and what it is about. */
  kindTitle: string
  /** The kind whose colour and shape it has; null where it is of several. */
  kind: string | null
  shape: Shape | null
  about: string
  title: string
  summary: string
  figure: string
  beside: string[]
  goesOn?: boolean
  isEstimate: boolean
  drawing: PageDrawing | null
  /** Decimal years. */
  marks: number[]
  foot: string
  /** The day it is of. */
  asOf: string
}

/** `digest`: eight letters that change with anything of it. `screen`: what the head of the page says of it. */
export type ToldPage = { page: SharedPage; digest: string; screen: SharedScreen }

/** By its address; null where nothing is told of it. */
export type FindPage = (address: string) => Promise<ToldPage | null>

/** So many are named to whoever does not see them. */
const named = 3

/** 'Scenario set: How will cities look in 2050? About 5%, the likeliest of three worlds.': the headline as it is read aloud. */
export function sayPage(page: SharedPage): string {
  const { kindTitle, title, drawing } = page
  const said = sayHeadline(page)
  const rows = drawing ? namedIn(drawing) : []
  const first = rows.length > 0 ? ` ${rows.join('; ')}.` : ''
  return `${kindTitle}: ${title}${/[.?!]$/.test(title) ? '' : '.'}${said && ` ${said}.`}${first}`
}

function namedIn(drawing: PageDrawing): string[] {
  if (!('rows' in drawing)) return []
  const said = drawing.rows.slice(0, named).map(sayRow)
  if (drawing.of !== 'chances') return said
  const more = drawing.rows.length - said.length
  return [...said, ...(more > 0 ? [sayMore(more)] : []), ...(drawing.rest ? [sayRow(drawing.rest)] : [])]
}

export const sayMore = (more: number) => `${more} more`

/** The first of several chances where there is room for so many lines; how many more there are has one, and so has the rest. */
export function firstChances(
  { rows, rest }: Extract<PageDrawing, { of: 'chances' }>,
  lines: number,
): { first: SharedChance[]; more: number } {
  const room = Math.max(1, lines - (rest ? 1 : 0))
  const first = rows.length <= room ? rows : rows.slice(0, Math.max(1, room - 1))
  return { first, more: rows.length - first.length }
}

function sayRow(row: SharedRow | SharedChance): string {
  return 'name' in row
    ? [row.name, row.figure].filter(Boolean).join(' ')
    : [row.title.replace(/[.?!]$/, ''), sayHeadline(row)].filter(Boolean).join(', ')
}
