/** What does the chart of a series and its projection show, and where? Numbers in, places out. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { sayEstimate, sayShort } from '#kit/numbers.ts'
import { type Bounds, withinBounds } from './bounds.ts'
import type { Point } from './path.ts'
import { chooseExtent, type Extent, type FanPoint, isOnLog, type Observed } from './fan-extent.ts'
import { linearScale, type Scale, scaleForSeries } from './scale.ts'
import { countUnseen, cutter, hatchBetween, type Part } from './fan-parts.ts'
import { sayThreshold } from './thresholds.ts'

/** A value that is not sure or no value of the series, and what it is: 'by WMO, a newer value from elsewhere'. */
export type Beside = {
  at: string
  value: number
  says: string
  /** Nobody has measured it: it is drawn, and never said in the place of the newest value. */
  isExpected?: boolean
}

export type FanGiven = {
  observations: readonly Observed[]
  /** Empty where nothing is projected. */
  points: readonly FanPoint[]
  /** In whose place `points` are drawn, at the same times: over the same years, and on no narrower scale. */
  framedBy?: readonly FanPoint[]
  bounds: Bounds
  thresholds: readonly { value: number; label: string }[]
  /** Drawn hollow, in the order of time; one at an observation is that observation. */
  beside?: readonly Beside[]
  /** What a hollow point is, in a sentence. */
  hollow?: string
  /** The year or month that somebody asked about: marked, where it lies on the chart. */
  asked?: string | null
  today: string
}

/** A value that is said at its point. */
type Said = { point: Point; value: string; at: string }

/**
 * The outlines of a band, there along the upper edge and back along the lower: as far as today, from there as far as
 * the method was checked, and beyond. Each begins where the one before ends.
 */
type Band = { level: (typeof levels)[number]['level'] } & Record<Part, Point[]>

export type FanPlan = {
  x: Scale
  y: Scale
  line: Point[]
  needle: number
  /** Where the time that is asked about stands, and which that is. */
  asked: { x: number; text: string } | null
  last: Said
  fan: {
    /** The widest first, so that the narrow lie over the wide. */
    bands: Band[]
    median: Record<Part, Point[]>
    /** Where each point of the projection has its median. */
    places: Point[]
    /** Of the points, how many have come by now and were not measured yet. */
    unseen: number
    /** Upright lines across the band of 80 % as far as today. */
    hatch: [top: Point, bottom: Point][]
    /** The edges beyond the validated range. */
    edges: { level: Band['level']; line: Point[] }[]
    /** Where the validated range ends. Null where nothing lies beyond it. */
    post: number | null
    /** Words at the end of the fan: which edge they name. */
    ends: { point: Point; text: string; isMedian: boolean }[]
  } | null
  thresholds: { y: number; text: string }[]
  /** Those of the hollow points that lie on the chart, in the order of time. */
  beside: (Beside & { point: Point })[]
  /** The newest of them, where it is newer than the series. */
  newest: Said | null
  hollow: string
  /** How many thresholds lie too far off to be drawn. */
  beyond: number
  extent: Extent
}

const levels = [
  { level: 95, low: 0, high: 6 },
  { level: 80, low: 1, high: 5 },
  { level: 50, low: 2, high: 4 },
] as const
const middle = 3

/** `isWhole`: from the first observation to the last point, however small that makes the rest. */
export function planFan(given: FanGiven, isWhole = false): FanPlan {
  const extent = extentOf(given, isWhole)
  const { observations, points } = extent
  const [lastAt, lastValue] = observations.at(-1) ?? ['', 0]
  const x = yearsFor(extent, given.today)
  const y = scaleFor(extent, given)
  const place = (at: string, value: number): Point => [x.at(decimalYear(at)), 1000 - y.at(value)]
  const line = observations.map(([at, value]) => place(at, value))
  const said = { value: sayShort(lastValue), at: sayDay(lastAt) }
  const point = line.at(-1) ?? ([1000, 1000] as const)
  const needle = x.at(decimalYear(given.today))
  const fan = points.length > 0 ? planBands(points, point, place, { today: given.today, needle }) : null
  const beside = besideWithin(given.beside ?? [], extent, y, place)
  const near = given.thresholds.filter((one) => one.value >= y.min && one.value <= y.max)
  return {
    x,
    y,
    line,
    needle,
    asked: askedOn(x, given.asked ?? null),
    last: { point, ...said },
    fan,
    beside,
    newest: newestOf(beside, point),
    hollow: given.hollow ?? '',
    thresholds: near.map((one) => ({ y: 1000 - y.at(one.value), text: sayThreshold(one) })),
    beyond: given.thresholds.length - near.length,
    extent,
  }
}

/** Beyond the end of the chart there is no place for it. */
function askedOn(x: Scale, asked: string | null): FanPlan['asked'] {
  const year = asked === null ? Number.NaN : decimalYear(asked)
  if (asked === null || !(year >= x.min && year <= x.max)) return null
  return { x: x.at(year), text: sayDay(asked) }
}

function besideWithin(
  beside: readonly Beside[],
  { since }: Extent,
  y: Scale,
  place: (at: string, value: number) => Point,
) {
  return beside
    .filter(({ at, value }) => value >= y.min && value <= y.max && (since === null || at >= since))
    .map((one) => ({ ...one, point: place(one.at, one.value) }))
}

/** What lies at the last value itself has its words there; what is expected only is no value that came. */
function newestOf(beside: FanPlan['beside'], last: Point): Said | null {
  const newest = beside.findLast(({ point, isExpected = false }) => !isExpected && point[0] > last[0])
  return newest ? { point: newest.point, value: sayShort(newest.value), at: sayDay(newest.at) } : null
}

/** To the end of the fan, or where there is none, over a few years to come; always beyond today. */
function yearsFor({ observations, points }: Extent, today: string): Scale {
  const now = decimalYear(today)
  const first = Math.floor(decimalYear(observations[0]?.[0] ?? today))
  const last = points.at(-1)
  return linearScale(first, last ? Math.max(now, decimalYear(last.at)) : horizonEnd(first, now), {
    count: 10,
    isYears: true,
  })
}

function extentOf({ observations, points, framedBy, bounds, today, asked = null }: FanGiven, isWhole: boolean): Extent {
  const extent = chooseExtent({ observations, points: bounded(framedBy ?? points, bounds), asked, today }, isWhole)
  const end = extent.points.at(-1)?.at ?? ''
  return framedBy ? { ...extent, points: bounded(points, bounds).filter(({ at }) => at <= end) } : extent
}

/** Cut to what is possible: of a share, nothing below 0 and nothing above 100. */
function bounded(points: readonly FanPoint[], bounds: Bounds): FanPoint[] {
  const within = (value: number) => withinBounds(bounds, value)
  return points.map((point) => ({ ...point, knots: point.knots.map(within) }))
}

/** One for a series and all that is expected of it: how much of both is drawn changes nothing about it. */
function scaleFor({ observations, points }: Extent, given: FanGiven): Scale {
  const end = points.at(-1)?.at ?? ''
  const frame = bounded(given.framedBy ?? [], given.bounds).filter(({ at }) => at <= end)
  // Of a band that falls to nought a log scale shows what lies above the foot; a median is never below it.
  const medians = [...points, ...frame].flatMap(({ knots }) => knots[middle] ?? []).filter((median) => median > 0)
  return scaleForSeries([...valuesOf(observations), ...medians], {
    isLog: isOnLog(given.observations, given.framedBy ?? given.points),
    wanted: [...given.thresholds, ...(given.beside ?? [])].map(({ value }) => value),
    projected: [...points, ...frame].flatMap(({ knots }) => [knots[0] ?? 0, knots[6] ?? 0]),
    most: given.bounds.most,
  })
}

const valuesOf = (observations: readonly Observed[]) => observations.map(([, value]) => value)

function planBands(
  points: readonly FanPoint[],
  last: Point,
  place: (at: string, value: number) => Point,
  now: { today: string; needle: number },
): FanPlan['fan'] {
  // Once each: every line is an edge of a band, and all but the median are drawn twice.
  const lines = points[0]?.knots.map((_, knot) => points.map(({ at, knots }) => place(at, knots[knot] ?? 0))) ?? []
  const along = (knot: number) => lines[knot] ?? []
  const validated = points.filter((point) => point.validated).length
  const unseen = countUnseen(points, now.today)
  const cut = cutter(last, { validated, today: unseen > 0 ? now.needle : null })
  const parts = lines.map(cut)
  const partOf = (knot: number, part: Part) => parts[knot]?.[part] ?? []
  const outline = (part: Part, low: number, high: number) => [...partOf(high, part), ...partOf(low, part).toReversed()]
  return {
    bands: levels.map(({ level, low, high }) => ({
      level,
      unseen: outline('unseen', low, high),
      near: outline('near', low, high),
      far: outline('far', low, high),
    })),
    median: { unseen: partOf(middle, 'unseen'), near: partOf(middle, 'near'), far: partOf(middle, 'far') },
    places: along(middle),
    unseen,
    hatch: hatchBetween(partOf(5, 'unseen'), partOf(1, 'unseen')),
    edges: levels
      .filter(({ level }) => level !== 50)
      .flatMap(({ level, low, high }) => [low, high].map((knot) => ({ level, line: partOf(knot, 'far') })))
      .filter(({ line }) => line.length > 1),
    post: validated > 0 && validated < points.length ? (along(middle)[validated - 1]?.[0] ?? null) : null,
    ends: endsOf(points.at(-1), place),
  }
}

/** A line of words is this high. */
const lineHeight = 45

/** The median's value, and the names of those edges that stand far enough apart to be named. */
function endsOf(end: FanPoint | undefined, place: (at: string, value: number) => Point) {
  if (!end) return []
  const value = (knot: number) => end.knots[knot] ?? 0
  const median = {
    point: place(end.at, value(middle)),
    text: sayEstimate(value(middle), value(5) - value(1)),
    isMedian: true,
  }
  const edges = [6, 0, 5, 1, 4].map((knot) => ({
    point: place(end.at, value(knot)),
    text: `${levels.find(({ low, high }) => knot === low || knot === high)?.level}%`,
    isMedian: false,
  }))
  return edges.reduce(
    (placed, one) =>
      placed.every(({ point }) => Math.abs(point[1] - one.point[1]) >= lineHeight) ? [...placed, one] : placed,
    [median],
  )
}

/**
 * A few years to come stay empty on purpose: they are what the page is about. At least to the next year that ends in 0
 * or 5.
 */
function horizonEnd(first: number, now: number): number {
  return Math.ceil((now + Math.max(3, (now - first) * 0.05)) / 5) * 5
}
