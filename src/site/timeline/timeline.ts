/**
 * The timeline: a row an item, in groups by what its date means. What takes forecasts is a line until it closes and
 * dots until it resolves; a date that is itself an estimate is a band. All places are in per cent of the track.
 */
import { placeWords, type Size, type Spot } from '#kit/chart/labels.ts'
import type { When } from '#items/shelf/when.ts'

export type Piece = { from: number; to: number }
export type TimeRow<I> = {
  item: I
  /** It takes forecasts. */
  open: Piece | null
  /** It does no more, and has not come. */
  waits: Piece | null
  /** Nine tenths and half of the chance. */
  wide: Piece | null
  half: Piece | null
  signs: number[]
  /** Null where its date lies beyond all that is said. */
  at: number | null
  /** Where the words beside it stand; null where they find no room. */
  words: { place: number; side: 'left' | 'right' } | null
}
export type TimeGroup<I> = { means: string; rows: TimeRow<I>[] }
export type Timeline<I> = {
  from: number
  to: number
  now: number
  /** Years between two that are named. */
  step: number
  ticks: number[]
  groups: TimeGroup<I>[]
}

/** As narrow as a track becomes: words that are free there are free wherever it is wider. In pixels. */
const narrowest: Size = { width: 286, height: 24, letter: 6.4, line: 13, above: 0, beside: 0 }

export function layTimeline<I extends { id: string; when: When }>(
  items: readonly I[],
  { now, end }: { now: number; end: number },
): Timeline<I> {
  const from = Math.floor(now / 2) * 2
  const last = Math.max(from + 8, ...items.map(({ when }) => lastOf(when)))
  const step = Math.min(last, end) - from > 16 ? 5 : 2
  const to = Math.min(end, Math.ceil((last + 1) / step) * step)
  const scale = (year: number) => round(Math.min(1, Math.max(0, (year - from) / (to - from))) * 100)
  const inOrder = items.toSorted(
    (a, b) => a.when.place - b.when.place || a.when.year - b.when.year || Number(a.id) - Number(b.id),
  )
  const groups = [...Map.groupBy(inOrder, ({ when }) => when.means)].map(([means, own]) => ({
    means,
    rows: own.map((item) => layRow(item, scale, now)),
  }))
  const ticks = Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((year) => year % step === 0)
  return { from, to, now: scale(now), step, ticks, groups }
}

/** The last year that a row speaks of. */
function lastOf({ year, band, signs }: When): number {
  return Math.ceil(Math.max(year, ...signs, ...(band ?? []).map((one) => one ?? 0)))
}

function layRow<I extends { when: When }>(item: I, scale: (year: number) => number, now: number): TimeRow<I> {
  const { year, closes, band, signs, beside } = item.when
  const open = closes === null ? null : pieceOf(scale, now, Math.min(closes, year))
  const waits = band ? null : pieceOf(scale, Math.max(now, closes ?? now), year)
  const row = {
    item,
    open,
    waits,
    wide: band && pieceOf(scale, band[0], band[4]),
    half: band && pieceOf(scale, band[1], band[3]),
    signs: signs.map(scale),
    at: band && band[2] === null ? null : scale(year),
  }
  return { ...row, words: wordsOf(row, beside, scale(now)) }
}

/** What has no end runs to the edge; what has no beginning is not drawn. */
function pieceOf(
  scale: (year: number) => number,
  from: number | null | undefined,
  to: number | null | undefined,
): Piece | null {
  if (from === null || from === undefined) return null
  const piece = { from: scale(from), to: to === null || to === undefined ? 100 : scale(to) }
  return piece.to > piece.from ? piece : null
}

/**
 * Of an estimate beside the half of its chance, upon the paler rest of its band; else after all that is drawn; before it
 * where there is no room.
 */
function wordsOf(row: Omit<TimeRow<unknown>, 'item' | 'words'>, text: string, now: number): TimeRow<unknown>['words'] {
  const { open, waits, wide, half, signs, at } = row
  const drawn = [open, waits, wide].flatMap((piece) => (piece ? [piece.from, piece.to] : [])).concat(signs, at ?? [])
  const core = [half?.from, half?.to, at].filter((place) => typeof place === 'number')
  const dots = [...signs, ...(at === null ? [] : [at])]
  const spots: Spot[] = [
    ...(wide ? besides(core) : []),
    ...besides(drawn),
    { x: 1000, y: 500, at: 'l' },
    ...(at === null ? [] : [{ x: at * 10, y: 500, at: 'l' as const }]),
  ]
  const around = {
    series: [],
    uprights: [now * 10],
    levels: [],
    dots: dots.map((x): [number, number] => [x * 10, 500]),
  }
  const [spot] = text === '' ? [] : placeWords([{ text, spots }], around, narrowest)
  return spot ? { place: spot.x / 10, side: spot.at === 'r' ? 'right' : 'left' } : null
}

/** After the last of them, or before the first. */
function besides(places: readonly number[]): Spot[] {
  if (places.length === 0) return []
  return [
    { x: Math.max(0, ...places) * 10, y: 500, at: 'r' },
    { x: Math.min(100, ...places) * 10, y: 500, at: 'l' },
  ]
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
