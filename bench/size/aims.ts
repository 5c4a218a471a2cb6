/** What issue 18 wants of a base of a million items, beside what was found. */
import { mostPages, type Timed, type Touched } from './measure.ts'

export type Row = Touched & Timed
type Aim = { what: string; aim: number; isOf(row: Row): boolean; figureOf(row: Row): number }

const starts =
  (...of: string[]) =>
  (row: Row) =>
    of.some((one) => row.of === one)
const clock = ({ clockMs }: Row) => clockMs

const aims: readonly Aim[] = [
  { what: 'pages of 8 KB of one statement', aim: mostPages, isOf: () => true, figureOf: (row) => row.mostPages },
  { what: 'kilobytes of /', aim: 120, isOf: starts('screen home'), figureOf: ({ bytes }) => Math.round(bytes / 1000) },
  { what: 'ms of /', aim: 15, isOf: starts('screen home'), figureOf: clock },
  { what: 'ms of a list or a search', aim: 20, isOf: starts('/api/items', 'screen allStuff'), figureOf: clock },
  { what: 'ms of an item', aim: 20, isOf: starts('/api/items/:kind/:id', 'screen item'), figureOf: clock },
  { what: 'ms of counts', aim: 20, isOf: starts('/api/counts'), figureOf: clock },
  { what: 'ms of a preview', aim: 60, isOf: starts('POST /api/analyses/preview'), figureOf: clock },
  { what: 'ms of the sitemap’s index', aim: 5, isOf: starts('/sitemap.xml'), figureOf: clock },
]

/** The worst of each, and where it is. */
export function beside(rows: readonly Row[]) {
  return aims.map(({ what, aim, isOf, figureOf }) => {
    const worst = rows.filter(isOf).reduce<Row | null>((a, b) => (a && figureOf(a) >= figureOf(b) ? a : b), null)
    const figure = worst && figureOf(worst)
    return { what, aim, figure, isMet: figure !== null && figure <= aim, of: worst?.url ?? null }
  })
}
