/** The curve of all parts together as it is scored, beside those of others, and three points of each part that are pulled. */
import { placeOf, valueAt } from '#engine/distributions/scale.ts'
import type { Scale } from '#kit/chart/scale.ts'
import { Curves, type DrawnCurve } from '#kit/web/chart/curve/Curves.tsx'
import type { Handle } from '#kit/web/chart/curve/Handles.tsx'
import { type Density, densityOf, densityThrough, heightFor, middleOf } from '../../../curves/density.ts'
import { type PartPoint, partPulled, partStepped } from '../../../curves/part-moved.ts'
import { curveOfParts } from '../../../curves/parts.ts'
import type { Part } from '../../../in-parts/part.ts'
import type { Line } from '../../../curves/through.ts'
import type { Amounts } from '../../../question-type.ts'
import { rangeSaid } from '../../quantiles.ts'
import type { CurveAsked, Other } from '../curve/asked.ts'
import { useWindow } from '../curve/use-window.ts'

type Props = {
  asked: CurveAsked
  /** Null while they make no curve. */
  parts: readonly Part[] | null
  five: Amounts | null
  others: readonly Other[]
  onChange: (parts: readonly Part[]) => void
}

const points = ['from', 'top', 'to'] as const satisfies readonly PartPoint[]

export function PartsCurve({ asked, parts, five, others, onChange }: Props) {
  const { line, say } = asked
  const drawn = [...othersOf(asked, others), ...ownOf(asked, parts, five)]
  const { window, setHeld } = useWindow([...drawn.map((one) => spanOf(asked, one.five)), ...reachOf(asked, parts)])
  const x = asked.axis(valueAt(line.scale, window.from), valueAt(line.scale, window.to))
  return (
    <Curves
      x={x}
      top={topOf(line, drawn)}
      curves={drawn.map((one) => curveOf(asked, one))}
      handles={parts ? handlesOf(asked, parts, x, onChange) : []}
      onHold={setHeld}
      label={drawn.map((one) => rangeSaid(one.name, one.five, say)).join(' ') || 'No curve is drawn yet.'}
    />
  )
}

type Drawn = { name: string; look: DrawnCurve['look']; five: Amounts; density: Density }

function othersOf({ line }: CurveAsked, others: readonly Other[]): Drawn[] {
  return others.flatMap((other) => {
    const density = densityThrough(line, other.five)
    return density ? [{ ...other, density }] : []
  })
}

function ownOf({ line }: CurveAsked, parts: readonly Part[] | null, five: Amounts | null): Drawn[] {
  return parts && five ? [{ name: 'You', look: 'own', five, density: densityOf(line, curveOfParts(line, parts)) }] : []
}

/** So many times as high as a curve of five points may be. */
const sharpest = 4

/** The hills of one curve may be narrow, however far they are apart: they are drawn to their tops, as far as that leaves others in sight. */
function topOf(line: Line, drawn: readonly Drawn[]): number {
  const usual = heightFor(line, drawn)
  const tops = drawn.filter(({ look }) => look === 'own').flatMap(({ density }) => density.points.map(([, at]) => at))
  return Math.max(usual, Math.min(usual * sharpest, 1.05 * Math.max(0, ...tops)))
}

function curveOf({ line }: CurveAsked, { name, look, density: { points: at, cdf } }: Drawn): DrawnCurve {
  return {
    name,
    look,
    points: at,
    ...(look === 'crowd' && { strong: { ...middleOf(line, cdf), says: '80% in here' } }),
  }
}

/** What lies beyond the axis is moved by its field alone. */
function handlesOf(asked: CurveAsked, parts: readonly Part[], x: Scale, onChange: Props['onChange']): Handle[] {
  const on = { line: asked.line, steps: asked.stepsOn(x) }
  return parts
    .flatMap((part, i) =>
      points.map((point) => ({
        label: `Part ${i + 1}, ${point}`,
        value: part[point],
        say: asked.sayPlace(part[point]),
        isMain: point === 'top',
        onMove: (to: number) => onChange(parts.with(i, partPulled(part, point, to, on))),
        onStep: (count: number) => onChange(parts.with(i, partStepped(part, point, count, on))),
      })),
    )
    .filter(({ value }) => value >= x.min && value <= x.max)
}

function spanOf({ line: { scale } }: CurveAsked, { p5, p95 }: Amounts) {
  return { from: placeOf(scale, p5), to: placeOf(scale, p95) }
}

/** As far as the range goes. */
function reachOf({ line: { scale } }: CurveAsked, parts: readonly Part[] | null) {
  return (parts ?? []).map(({ from, to }) => ({
    from: Math.max(0, placeOf(scale, from)),
    to: Math.min(1, placeOf(scale, to)),
  }))
}
