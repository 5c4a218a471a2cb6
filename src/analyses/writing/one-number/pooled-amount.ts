/**
 * One amount for a time of a series of which Farsight has forecast something: its forecast moved there, the projection,
 * and at each chance the mean of both, with what each counts.
 */
import { level, reader, roughly, type Step, stepOf, unitOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { sayEvidence } from '../../report/shown-value.ts'
import type { TrendView } from '../views.ts'
import type { Writing } from '../writing.ts'
import { type Neighbours, neighboursOf } from './neighbours.ts'
import type { Pool } from './pool.ts'
import { sayTogether, spokenOf, together } from './pooled.ts'

/** Nearer to what the projection says is no other number. */
const leastApart = 0.005

export type PooledAmount = { pool: Pool; low: Evidence; high: Evidence; near: Neighbours }

const say = (one: Evidence) => roughly(one)

/** `step`: what the projection has for that time. Null where Farsight has forecast nothing near it, or just the same. */
export function pooledAmount(w: Writing, trend: TrendView, step: Step): PooledAmount | null {
  const near = neighboursOf(w, trend, step.at)
  if (!near) return null
  const moved = (share: Evidence) => movedTo(w, near, { trend, step, share })
  const said = moved(level(w, 50))
  const apart = Math.abs(Number(said.value) - Number(step.median.value))
  if (apart < leastApart * (Number(step.high.value) - Number(step.low.value))) return null
  const unit = unitOf(trend)
  const make = { trend, step, model: step.median, say, unit } as const
  const pool = together(w, near, { ...make, said, pooling: 'amount-pooled' })
  const at = (share: Evidence, model = projectedAt(w, { trend, step, share })) =>
    withModel(w, pool, { trend, share, said: moved(share), model })
  return {
    near,
    pool: { ...pool, at },
    low: at(level(w, 10), step.low),
    high: at(level(w, 90), step.high),
  }
}

type At = { trend: TrendView; step: Step; share: Evidence }

function movedTo(w: Writing, near: Neighbours, { trend, step, share }: At): Evidence {
  const inputs = [share, ...stepRead(w, trend, step), near.tie, ...near.all.flatMap(spokenOf)]
  return w.table.compute('value-moved', inputs, {
    title: `${trend.item.label} in ${String(step.at.value)}, Farsight’s forecast moved there: what is not passed with a chance of ${sayEvidence(share)}`,
    unit: unitOf(trend),
  })
}

function projectedAt(w: Writing, { trend, step, share }: At): Evidence {
  return w.table.compute('projection-value', [share, ...stepRead(w, trend, step)], {
    title: `${trend.item.label} in ${String(step.at.value)}, by the projection: what is not passed with a chance of ${sayEvidence(share)}`,
    unit: unitOf(trend),
  })
}

function stepRead(w: Writing, trend: TrendView, step: Step): [Evidence, Evidence] {
  const read = reader(w, trend)
  const at = String(step.at.value)
  return [
    read(`numbers.projection.${at}`, `the step ${at} of the projection`),
    read('numbers.projection.bounds', 'what bounds it'),
  ]
}

type Both = { trend: TrendView; share: Evidence; said: Evidence; model: Evidence }

/** Where the projection counts nothing, what the forecast says. */
function withModel(w: Writing, { weight }: Pool, { trend, share, said, model }: Both): Evidence {
  if (!weight) return said
  return w.table.compute('amount-pooled', [said, model, weight], {
    title: `${trend.item.label}, by Farsight and the projection together: what is not passed with a chance of ${sayEvidence(share)}`,
    unit: unitOf(trend),
  })
}

/** The same on average over several times of it; null where one of them is not so made. */
export function pooledMean(w: Writing, trend: TrendView, steps: readonly string[]): PooledAmount | null {
  const each = steps.flatMap((at) => {
    const step = stepOf(w, trend, at)
    return (step && pooledAmount(w, trend, step)) ?? []
  })
  const [first] = each
  if (!first || each.length < steps.length) return null
  const mean = (what: string, of: (one: PooledAmount) => Evidence) =>
    w.table.compute('mean', each.map(of), {
      title: `${trend.item.label}, mean of ${what} from ${steps[0]} to ${steps.at(-1)}`,
      unit: unitOf(trend),
    })
  const made = {
    figure: mean('both together', ({ pool }) => pool.figure),
    said: mean('Farsight’s forecast moved there', ({ pool }) => pool.said),
    model: mean('the middle of the projection', ({ pool }) => pool.model),
    weight: first.pool.weight,
  }
  const sentences = sayTogether(w, first.near, { ...made, trend, say, isWorse: false })
  return {
    near: first.near,
    pool: { ...made, sentences },
    low: mean('the 10% point', ({ low }) => low),
    high: mean('the 90% point', ({ high }) => high),
  }
}
