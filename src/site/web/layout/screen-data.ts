/** What the loaders of the routes hand to the screens of this room. */
import type { Category } from '#items/category-titles.ts'
import type { NumbersHead } from '#items/numbers.ts'
import type { Place, Site } from '#items/sharing.ts'
import type { LeftOut } from '#items/shelf/left-out.ts'
import type { Shelf } from '#items/shelf/shelf.ts'
import type { Status } from '#items/status-words.ts'
import type { DatedItem } from '../../timeline/dated-item.ts'
import type { Card, HorizonMark, HorizonSpan, Neighbour, Whole } from '#items/web/kind-view.ts'

/** What a thing of a kind has on the scale of years. */
export type YearsOfItem = { kind: string; marks: HorizonMark[]; spans: HorizonSpan[] }

/** Of the root: what holds for the whole visit. */
export type RootData = {
  today: string
  site: Site
  hasStandIns: boolean
  hasLocalPayments: boolean
  /** Drawn for somebody with a session, of whom it is not yet known who they are. */
  isAwaited: boolean
  /** Drawn without what people forecast, also of the questions that its reader has forecast. */
  isUnswayed: boolean
}
/**
 * Of every screen: what it is to search engines. `isPersonal`: what it tells a visitor may not hold for somebody with a
 * session. `strip`: what it shows on the years under the masthead, where it is no item that says so itself.
 */
export type PageData = { place: Place; isPersonal?: boolean; strip?: YearsOfItem }

/** As `findAuthor` answers it; or, with who it is, why this part of the list was refused. */
export type AuthorData = PageData & {
  author: { id: string; name: string; since: string; total: number; items: Card[]; next: string | null }
  cursor?: string | undefined
  refusal?: { code: string; message: string }
}

/** As `findHorizon` answers it. */
export type Horizon = {
  years: { year: number; kind: string; items: number }[]
  nearest: HorizonItem[]
  total: Record<string, number>
}
export type HorizonItem = { kind: string; id: string; label: string; title: string; category: Category; year: number }

/** As `listMoved` answers it. */
export type MovedData = {
  items: { item: Card; move: { says: string; direction: 'up' | 'down' | null; why: string | null; at: string } }[]
  since: string | null
}
/** As `listNextSigns` answers it. */
export type NextSignData = { title: string; by: number; scenario: { kind: string; id: string; title: string } }
/** Of the record, what home says: values foreseen from earlier ones, by how many trends, and questions. */
export type RightData = {
  values: number
  inside80: number
  trends: number
  better: number
  resolved: number
  open: number
  /** Of the open ones, those that should have resolved. */
  overdue: number
  nextOn: string | null
  /** Trends that are not among these counts yet, since their numbers are still being made. */
  unmadeTrends: number
}

export type HomeData = PageData & {
  moved: MovedData
  newest: Card[]
  closing: Card[]
  signs: NextSignData[]
  horizon: Horizon
  right: RightData
}

export type ItemVersion = { version: number; at: string; author: string; changed: string[] }
/** `more` is what the kind's view loaded for itself. */
export type ItemData = PageData & {
  item: Whole
  /** The version that stands, where this is the page of a version; null where it is the item's own. */
  newest: number | null
  neighbours: Neighbour[]
  versions: ItemVersion[]
  more: unknown
  numbers: NumbersHead | null
}

/** As `countItems` answers it. */
export type Counts = {
  total: number
  more: boolean
  /** Null where too many items would have to be looked at. */
  kind: Partial<Record<string, number>> | null
  category: Partial<Record<Category, number>> | null
  status: Partial<Record<Status, number>> | null
  /** Frequent ones. */
  tag: Readonly<Record<string, number | null>>
}
/** What its view shows, with the counts; or why it was refused. */
export type ShelfData = PageData & { shelf: Shelf; leftOut: LeftOut[] } & (
    | FoundData
    | { refusal: { code: string; message: string } }
  )
export type FoundData = (ListData | DatedData | MapData) & {
  next: string | null
  corrected: Record<string, string>
  /** Nothing holds all the words; these hold some. */
  loose: boolean
  counts: Counts
  /** What the family in the address is called, where something knows. */
  familyTitle?: string | null
  /** What the item is called that these are linked to; null where nobody may read it. */
  linkedTitle?: string | null
}
/** As `listItems` answers it. */
export type ListData = { items: Card[]; unordered: number }
/** What lies in time. `isCut`: of some kind there is more. `lookedAt`: only so many of each kind were looked at. */
export type DatedData = { dated: DatedItem[]; isCut: boolean; lookedAt: number | null; radar?: EditionData }

/**
 * Which edition the radar is, null for how it stands today, and what it is compared with; `stood`: the years of its items
 * then, by id. `gone`: what stood on that and left since; `isGonePart`: of so much that not all could be looked at.
 */
export type EditionData = {
  editions: string[]
  edition: string | null
  since: string | null
  stood: Readonly<Record<string, number>>
  gone: { kind: string; id: string; label: string; title: string; year: number }[]
  isGonePart: boolean
}

/**
 * One item with what it is linked to; null where nothing is found. `others`: those that the order would put into the
 * middle next; null where the address says which. `unread`: the address names one that its reader cannot read.
 */
export type MapData = {
  map: { item: Card; neighbours: Neighbour[]; others: Card[] | null; unread: boolean } | null
}

/** Where there is nothing: the path that was asked for. */
export type MissingData = PageData & { missing: string }
