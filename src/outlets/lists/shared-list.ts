/**
 * What is told of a view of all stuff outside its page: how much it finds, and the first of it with their numbers; of the
 * radar where each lies. What is found is what lists show.
 */
import { paths } from '#items/paths.ts'
import { embedOfList } from '#items/sharing/page-embeds.ts'
import type { PageDrawing, SharedPage, SharedRow } from '#items/sharing/shared-page.ts'
import type { Shape } from '#items/sharing/shapes.ts'
import { sayFound, sayView } from '#items/shelf/say-shelf.ts'
import { type Shelf, type ShelfView, sortOf } from '#items/shelf/shelf.ts'
import { sortTitles } from '#items/shelf/sorts.ts'
import { decimalYear, sayDay } from '#kit/dates.ts'
import { layRadar, radarEnd, radarGap } from '#site/radar.ts'
import type { DatedItem } from '#site/timeline/dated-item.ts'

/** What kinds there are, by name. */
export type KindsTold = Readonly<Record<string, { section: string; shape: Shape }>>

/** A list's items in its order, or those that lie in time. */
export type ListFound = { counts: { total: number; more: boolean } } & (
  | { items: readonly ItemNamed[] }
  | { dated: readonly DatedItem[]; radar?: { edition: string | null } }
  | { map: { item: ItemNamed; neighbours: readonly { item: ItemNamed }[] } | null }
)
export type ItemNamed = { kind: string; id: string }

export type SharedList = { shelf: Shelf; found: ListFound; rows: SharedRow[]; kinds: KindsTold; asOf: string }

/** So many of them are told with their numbers. */
const rowsTold = 6

/** Which those are: the first of a list; of what lies in time the soonest that is still to come. `now`: a decimal year. */
export function namedOf(found: ListFound, now: number): ItemNamed[] {
  if ('items' in found) return found.items.slice(0, rowsTold)
  if ('map' in found) return mappedIn(found).slice(0, rowsTold)
  const isPast = ({ when }: DatedItem) => Number(when.year < now)
  return found.dated
    .toSorted((a, b) => isPast(a) - isPast(b) || a.when.year - b.when.year || Number(a.id) - Number(b.id))
    .slice(0, rowsTold)
}

/** What stands in the middle of the map, then what it is linked to. */
function mappedIn(found: ListFound): ItemNamed[] {
  return 'map' in found && found.map ? [found.map.item, ...found.map.neighbours.map(({ item }) => item)] : []
}

/** A map of an item that lists do not show is of nothing, and so is one of an item that is not there: it shows another. */
function hasMiddle({ shelf, found, rows: [first] }: SharedList): boolean {
  if (!('map' in found)) return true
  const middle = found.map?.item
  return middle?.id === first?.id && (shelf.item === undefined || shelf.item === `${middle?.kind}/${middle?.id}`)
}

/** As an edition of the radar kept it: the day, and the figures of its rows. */
function thenIn(list: SharedList): SharedList {
  const edition = editionIn(list.found)
  if (edition === null) return list
  const kept = new Map(datedIn(list.found).map((item) => [`${item.kind}/${item.id}`, item]))
  const rows = list.rows.map((row) => {
    const { figure = '', isEstimate = false } = kept.get(`${row.kind}/${row.id}`) ?? {}
    return { ...row, figure, isEstimate, goesOn: false, beside: [] }
  })
  return { ...list, asOf: edition, rows }
}

function editionIn(found: ListFound): string | null {
  return ('dated' in found && found.radar?.edition) || null
}

type Way = {
  kindTitle: string
  title(list: SharedList): string
  figure(list: SharedList): string
  draw(list: SharedList): PageDrawing
  /** What is to be known of what is drawn. */
  says(list: SharedList, drawing: PageDrawing): string
}

const asList = {
  kindTitle: 'List',
  title: titleOf,
  figure: ({ found }: SharedList) => sayFound(found.counts),
  draw: ({ rows }: SharedList): PageDrawing => ({ of: 'rows', rows }),
  says: ({ shelf }: SharedList) => `sorted by ${sortTitles[sortOf(shelf, shelf.sort)]}`,
}
const ways: Record<ShelfView, Way> = {
  cards: asList,
  table: asList,
  timeline: {
    ...asList,
    kindTitle: 'Timeline',
    says: () => 'the soonest first',
    draw: ({ rows, found }) => ({ of: 'rows', rows: rows.map((row) => ({ ...row, beside: whenOf(row, found) })) }),
  },
  radar: {
    kindTitle: 'Radar',
    title: titleOnRadar,
    figure: asList.figure,
    draw: onRadar,
    says: sayDrawn,
  },
  map: {
    ...asList,
    kindTitle: 'Map',
    title: ({ rows: [middle] }) => middle?.title ?? '',
    figure: ({ found }) => sayLinked(mappedIn(found).length - 1),
    says: () => 'the first stands in the middle',
  },
}

/** Of nothing there is nothing to tell, nor of the second part of a list: it shows what the first one led to. */
export function sharedListOf(now: SharedList): SharedPage | null {
  const list = thenIn(now)
  const { shelf, kinds, asOf } = list
  if (shelf.cursor !== undefined || list.rows.length === 0 || !hasMiddle(list)) return null
  const way = ways[shelf.view]
  const drawing = way.draw(list)
  const path = paths.allStuff(shelf)
  const [only = null, ...others] = shelf.kind
  const kind = others.length === 0 ? only : null
  return {
    path,
    picture: paths.pictureOfPage(path),
    embed: embedOfList(shelf),
    kindTitle: way.kindTitle,
    kind,
    shape: (kind !== null && kinds[kind]?.shape) || null,
    about: '', // its title says that
    title: way.title(list),
    summary: '',
    figure: way.figure(list),
    beside: [way.says(list, drawing)],
    isEstimate: false,
    drawing,
    marks: [],
    foot: '',
    asOf,
  }
}

const sayLinked = (count: number) => (count === 1 ? 'Linked to 1 item' : `Linked to ${count} items`)

function titleOf({ shelf, kinds }: SharedList): string {
  return sayView(shelf, Object.fromEntries(Object.entries(kinds).map(([name, { section }]) => [name, section])))
}

function titleOnRadar(list: SharedList): string {
  const edition = editionIn(list.found)
  return edition === null ? titleOf(list) : `${titleOf(list)}, as it stood on ${sayDay(edition)}`
}

function datedIn(found: ListFound): readonly DatedItem[] {
  return 'dated' in found ? found.dated : []
}

/** First what its number is: the year says where it lies, and stands last. */
function whenOf(row: SharedRow, found: ListFound): string[] {
  const dated = datedIn(found).find(({ kind, id }) => kind === row.kind && id === row.id)
  return [...row.beside, ...(dated ? [dated.when.says] : [])]
}

function onRadar({ shelf, found, rows, kinds, asOf }: SharedList): PageDrawing {
  const edition = editionIn(found)
  const now = decimalYear(asOf)
  const end = shelf.to ?? radarEnd
  const items = datedIn(found).map((item) => ({ ...item, year: Math.floor(item.when.year) }))
  const { points, left } = layRadar(items, { now, end, gap: radarGap })
  return {
    of: 'radar',
    points: points.map(({ item, x, y }) => ({ x, y, kind: item.kind, shape: kinds[item.kind]?.shape ?? 'point' })),
    left,
    now,
    ...(edition !== null && { day: edition }),
    end,
    rows: rows.map((row) => ({ ...row, beside: whenOf(row, found) })),
  }
}

function sayDrawn(_: SharedList, drawing: PageDrawing): string {
  return 'points' in drawing ? `${drawing.points.length} of them drawn, closer is sooner` : ''
}
