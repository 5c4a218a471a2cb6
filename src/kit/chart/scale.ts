/**
 * How does a value become a place on an axis, and which values does the axis name? Drawings run from 0 to 1000 both
 * ways.
 */
import { decimalsOf, sayShort } from '#kit/numbers.ts'

export type Scale = {
  kind: 'linear' | 'log'
  min: number
  max: number
  /** Values worth naming, all between `min` and `max`. */
  ticks: number[]
  /** 0 at `min`, 1000 at `max`. Values beyond the ends stay at the ends. */
  at(value: number): number
  say(tick: number): string
}

type Wish = { count?: number; isNice?: boolean; isYears?: boolean }

/** What is not apart by more is one value: parts of it would be no numbers any more. */
const narrowest = 1e-300

/** `isNice` widens the ends to round values. `isYears` names whole years, and without grouping: 2030, not 2,030. */
export function linearScale(
  min: number,
  max: number,
  { count = 5, isNice = false, isYears = false }: Wish = {},
): Scale {
  const isWide = max - min > narrowest
  const [low, high] = isWide ? [min, max] : [min - widthOf(min) / 2, min + widthOf(min) / 2]
  const step = isYears ? Math.max(1, stepFor(high - low, count)) : stepFor(high - low, count)
  const [first, last] = isNice
    ? [Math.floor(low / step), Math.ceil(high / step)]
    : [Math.ceil(low / step - 1e-9), Math.floor(high / step + 1e-9)]
  const ticks = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => tidy((first + i) * step))
  const [start, end] = isNice ? [tidy(first * step), tidy(last * step)] : [low, high]
  const digits = Math.max(0, -Math.floor(Math.log10(step) + 1e-9))
  const say = (tick: number) => (isYears ? String(tick) : sayShort(tick, digits))
  return {
    kind: 'linear',
    min: start,
    max: end,
    ticks,
    at: (value) => clamp(((value - start) / (end - start)) * 1000),
    say,
  }
}

/** Names powers of ten; where fewer than three fit, also their doubles and halves. */
export function logScale(min: number, max: number, { count = 5, isNice = false }: Wish = {}): Scale {
  if (!(min > 0)) throw new RangeError('a log scale starts above 0')
  const [low, high] = min < max ? [min, max] : [min / 2, min * 2]
  const start = isNice ? 10 ** Math.floor(Math.log10(low) + 1e-9) : low
  const end = isNice ? 10 ** Math.ceil(Math.log10(high) - 1e-9) : high
  const ticks = logTicks(start, end, count)
  const width = Math.log(end / start)
  return {
    kind: 'log',
    min: start,
    max: end,
    ticks,
    at: (value) => clamp((Math.log(Math.max(value, start) / start) / width) * 1000),
    say: sayLogTick,
  }
}

/** The value at a place from 0 to 1000, the inverse of `at`: on a logarithmic axis from 1 to 1000 that of 500 is 31.62. */
export function valueOn({ kind, min, max }: Pick<Scale, 'kind' | 'min' | 'max'>, place: number): number {
  const share = place / 1000
  return kind === 'log' ? min * (max / min) ** share : min + (max - min) * share
}

type Shown = {
  isLog?: boolean
  /** Other values to show if the series stays readable. */
  wanted?: readonly number[]
  /** What is expected of it: shown whatever it takes. */
  projected?: readonly number[]
  /** What no value can pass: no axis does either. */
  most?: number | null
}

/**
 * The scale for a measured series: logarithmic where it spans more than three powers of ten, else linear,
 * and from zero unless that would flatten it.
 */
export function scaleForSeries(values: readonly number[], shown: Shown = {}): Scale {
  const { isLog = needsLog(values), wanted = [], projected = [], most = null } = shown
  const all = [...values, ...(isLog ? noLower(projected, Math.min(...values)) : projected)]
  const ends = [...all, ...wanted.filter((value) => isNearEnough(value, all, isLog, projected.length > 0 ? 1.25 : 2.1))]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  if (isLog) return logScale(low, high, { isNice: true })
  const from = startOf(low, high)
  // A little air above, so that a label on the last value stays inside.
  return linearScale(from, Math.min(most ?? Infinity, high + (high - from) * 0.04), { isNice: true })
}

/**
 * On a log scale there is no zero: a band that falls below all that was measured goes down to the foot of the chart.
 */
const noLower = (values: readonly number[], floor: number) => values.map((value) => Math.max(floor, value))

export function needsLog(values: readonly number[]): boolean {
  const low = Math.min(...values)
  return low > 0 && Math.max(...values) / low > 1000
}

const startOf = (low: number, high: number) => (low >= 0 && low < high * 0.4 ? 0 : low)

/**
 * Whether a value can be shown with the series without squeezing it into less than half the height; with a fan, which
 * squeezes it already, much less.
 */
function isNearEnough(value: number, values: readonly number[], isLog: boolean, times: number): boolean {
  if (isLog && value <= 0) return false
  const place = isLog ? Math.log : (v: number) => v
  const [low, high, other] = [place(Math.min(...values)), place(Math.max(...values)), place(value)]
  return Math.max(high, other) - Math.min(low, other) <= times * (high - low)
}

/** 1, 2 or 5 times a power of ten, so that about `count` steps cover the width. */
function stepFor(width: number, count: number): number {
  const raw = width / count
  const power = 10 ** Math.floor(Math.log10(raw))
  const factor = [1, 2, 5, 10].find((f) => f * power >= raw * 0.9999) ?? 10
  return factor * power
}

const sayLogTick = (tick: number) => sayShort(tick, decimalsOf(tick))

function logTicks(min: number, max: number, count: number): number[] {
  const inside = (value: number) => value >= min * 0.999999 && value <= max * 1.000001
  const exponents = Array.from(
    { length: Math.floor(Math.log10(max)) - Math.floor(Math.log10(min)) + 1 },
    (_, i) => Math.floor(Math.log10(min)) + i,
  )
  const powers = exponents.map((e) => tidy(10 ** e)).filter(inside)
  if (powers.length < 3) return exponents.flatMap((e) => [1, 2, 5].map((f) => tidy(f * 10 ** e))).filter(inside)
  const every = Math.ceil(powers.length / (count + 1))
  return powers.filter((_, i) => i % every === 0)
}

/** A series that never changes still has an axis. */
const widthOf = (value: number) => Math.abs(value) || 1
const clamp = (place: number) => Math.min(1000, Math.max(0, place))
/** 0.30000000000000004 as 0.3. */
const tidy = (value: number) => Number(value.toPrecision(12))
