/** The chance that something has happened by each date: the same curves, added up. */
import { Curves } from '#kit/web/chart/curve/Curves.tsx'
import { linearScale } from '#kit/chart/scale.ts'
import { valueAt } from '#engine/distributions/scale.ts'
import { sayFineChance } from '#kit/numbers.ts'
import { densityThrough } from '../../../curves/density.ts'
import type { Amounts } from '../../../question-type.ts'
import type { CurveAsked, Other } from './asked.ts'
import styles from './Curve.module.css'

/** `title`: what the sums say. */
type Props = { title: string; asked: CurveAsked; own: Amounts | null; others: readonly Other[] }

/** To the end of the range, also where the curves lie in a part of it: that is where the chance of later is read. */
export function HappenedBy({ title, asked, own, others }: Props) {
  const { line } = asked
  const { min, max } = line.scale
  const said = [...others, ...(own ? [{ name: 'You', look: 'own', five: own } as const] : [])]
  const curves = said.flatMap(({ name, look, five }) => {
    const cdf = densityThrough(line, five)?.cdf
    return cdf ? [{ name, look, points: sumsOf(line.scale, cdf), end: cdf.at(-1) ?? 1 }] : []
  })
  if (curves.length === 0) return null
  return (
    <figure className={styles.curve}>
      <figcaption className="fine">{title}</figcaption>
      <Curves
        x={asked.axis(min, max)}
        top={1}
        y={percent}
        curves={curves}
        height={7}
        label={`By the end of the range: ${curves.map(({ name, end }) => `${name} ${sayFineChance(end)}`).join(', ')}.`}
      />
    </figure>
  )
}

const percent = { ...linearScale(0, 100, { count: 4 }), say: (tick: number) => `${tick}%` }

function sumsOf(scale: CurveAsked['line']['scale'], cdf: Float64Array): [number, number][] {
  const steps = cdf.length - 1
  return Array.from(cdf, (sum, i): [number, number] => [valueAt(scale, i / steps), sum])
}
