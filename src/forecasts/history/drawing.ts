/** The history of a crowd as a drawing: steps that hold until the next, with bands behind them. */
import { round } from '#kit/chart/path.ts'
import type { Scale } from '#kit/chart/scale.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { saidIn } from './index.ts'
import type { Course, CrowdPast, Said } from './past.ts'

/** What holds from a time on (`ms` since 1970); nothing where `said` is null. `people`: how many it is of. */
export type Moment = { ms: number; said: Said<Estimate> | null; people: number }
export type Held = Moment & { until: number }
/** From when to when is drawn, in milliseconds since 1970. */
export type Span = { from: number; to: number }

/** What is drawn of it between two times: what stood at the first of them from there on. */
export function heldIn(moments: readonly Moment[], { from, to }: Span): Held[] {
  return moments.flatMap((moment, i) => {
    const until = Math.min(moments[i + 1]?.ms ?? to, to)
    const ms = Math.max(moment.ms, from)
    return ms < until || (ms === until && until === to) ? [{ ...moment, ms, until }] : []
  })
}

export function momentsOf(points: readonly CrowdPast[]): Moment[] {
  return points.map((point) => ({ ms: Date.parse(point.at), said: saidIn(point), people: point.forecasters }))
}

/** Those lines first that are highest at the end. */
export function withHighestFirst(course: Course<Estimate>, moments: readonly Moment[]): Course<Estimate> {
  const last = moments.findLast(({ said }) => said)?.said
  if (!last) return course
  return { ...course, lines: course.lines.toSorted((a, b) => b.of(last) - a.of(last)) }
}

const mostSaid = 4

/** With the first of its lines alone: more of them in one sentence nobody could follow. */
export function leadersOf(course: Course<Estimate>): Course<Estimate> {
  return { ...course, lines: course.lines.slice(0, mostSaid) }
}

/** All values that a drawing of it needs room for. */
export function valuesIn({ lines, bands }: Course<Estimate>, told: readonly Pick<Moment, 'said'>[]): number[] {
  const all = told.flatMap(({ said }) => said ?? [])
  return all.flatMap((said) => [...lines.map(({ of }) => of(said)), ...bands.flatMap(({ of }) => of(said) ?? [])])
}

type Axes = { x: Pick<Scale, 'at'>; y: Pick<Scale, 'at'> }
type Step = { from: number; to: number; value: number }

/** One line, broken where nothing is said. */
export function stepPath(held: readonly Held[], of: (said: Said<Estimate>) => number, axes: Axes): string {
  let path = ''
  let end = Number.NaN
  for (const { from, to, value } of stepsOf(held, of)) {
    const [x, y] = placeOf(from, value, axes)
    path += from === end ? `V${y}` : `M${x} ${y}`
    path += `H${placeOf(to, value, axes)[0]}`
    end = to
  }
  return path
}

/** A band of steps: each its own rectangle, so that it needs no way back. */
export function bandPath(
  held: readonly Held[],
  of: (said: Said<Estimate>) => readonly [number, number] | null,
  axes: Axes,
): string {
  return held.reduce((path, { ms, until, said }) => {
    const ends = said && of(said)
    if (!ends) return path
    const [[x, low], [right, high]] = [placeOf(ms, ends[0], axes), placeOf(until, ends[1], axes)]
    return `${path}M${x} ${low}V${high}H${right}V${low}Z`
  }, '')
}

function stepsOf(held: readonly Held[], of: (said: Said<Estimate>) => number): Step[] {
  return held.flatMap(({ ms, until, said }) => (said ? [{ from: ms, to: until, value: of(said) }] : []))
}

function placeOf(ms: number, value: number, { x, y }: Axes): readonly [number, number] {
  return [round(x.at(ms)), round(1000 - y.at(value))]
}

/** Places of words (0 to 1000 downwards), moved as little as it takes for each to be `least` below the one before it. */
export function apart(places: readonly number[], least: number): number[] {
  const order = places.map((place, i) => ({ place, i })).toSorted((a, b) => a.place - b.place)
  let free = -Infinity
  for (const one of order) free = (one.place = Math.max(one.place, free)) + least
  // What was pushed out below goes up again, and pushes those above it.
  let end = 1000
  for (const one of order.toReversed()) end = (one.place = Math.min(one.place, end)) - least
  return order.toSorted((a, b) => a.i - b.i).map(({ place }) => place)
}
