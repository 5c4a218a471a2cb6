/**
 * One number for a value of a series of which Farsight has forecast others: its forecast moved to what is asked, the
 * projection, and both together, with what each counts.
 */
import { lastOf, roughly, type Step, titleOf } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'
import { amount, listed, named, type Phrase, type Piece, sentence, when } from '../sentence.ts'
import type { TrendView } from '../views.ts'
import type { Writing } from '../writing.ts'
import { countsFor } from './counts.ts'
import { chanceAtLeast, type Neighbour, type Neighbours, neighboursOf } from './neighbours.ts'
import type { Pool } from './pool.ts'

type Asked = { trend: TrendView; step: Step; value: Evidence; isUp: boolean; model: Evidence }

/** Of a chance; null where Farsight has forecast nothing near it, or nothing else than the projection says. */
export function pooledChance(w: Writing, { trend, step, value, isUp, model }: Asked): Pool | null {
  const near = neighboursOf(w, trend, step.at)
  if (!near) return null
  const said = movedTo(w, near, { trend, step, value, isUp })
  const isBeyond = [said, model].every((one) => Number(one.value) < outermost || Number(one.value) > 1 - outermost)
  if (isBeyond) return null
  return together(w, near, { trend, step, said, model, say: amount, pooling: 'chance-pooled', unit: 'chance' })
}
/** What neither is taken to be surer than. */
const outermost = 0.01

function movedTo(w: Writing, near: Neighbours, { trend, step, value, isUp }: Omit<Asked, 'model'>): Evidence {
  const inputs = [value, chanceAtLeast(w, trend, { value, step }), near.tie, ...near.all.flatMap(spokenOf)]
  const about = { title: `${trend.item.label}, Farsight’s forecast moved to what is asked`, unit: 'chance' }
  const moved = w.table.compute('chance-moved', inputs, about)
  return isUp ? moved : w.table.compute('chance-not', [moved], { ...about, title: `${about.title}: less than that` })
}

export const spokenOf = ({ value, said, model }: Neighbour): Evidence[] => [value, said, model]

type Both = {
  trend: TrendView
  step: Step
  said: Evidence
  model: Evidence
  say(one: Evidence): Piece
  pooling: 'chance-pooled' | 'amount-pooled'
  unit: string
}

export function together(w: Writing, near: Neighbours, { trend, step, said, model, say, pooling, unit }: Both): Pool {
  const counts = countsFor(w, trend, { at: step.at, made: near.made })
  const weight = counts && !counts.isNone ? counts.weight : null
  const figure =
    weight &&
    w.table.compute(pooling, [said, model, weight], {
      title: `${trend.item.label} in ${String(step.at.value)}, by Farsight and the projection together`,
      unit,
    })
  const made = { figure: figure ?? said, said, model, weight }
  return { ...made, sentences: sayTogether(w, near, { ...made, trend, say, isWorse: !counts }) }
}

type Made = Pick<Pool, 'figure' | 'said' | 'model' | 'weight'> & Unheard

/** What the forecast says there, what the projection, what each counts and what they make. */
export function sayTogether(w: Writing, near: Neighbours, made: Made): Sentence[] {
  const { figure, said, model, weight, say } = made
  return [
    sentence`${forecastSaid(w, near)}; moved to what is asked here that makes ${say(said)}.`,
    weight
      ? sentence`The projection by itself says ${say(model)}; together, where it counts ${weighs(weight)} the forecast, they make ${say(figure)}.`
      : notHeard(w, made),
  ]
}

/** Between what the views behind it say. */
export function rangeOf(w: Writing, { said, model }: Pool): { low: Evidence; high: Evidence } {
  const end = (formula: 'lowest' | 'highest') =>
    w.table.compute(formula, [said, model], { title: `The ${formula} of what the sources say`, unit: said.unit })
  return { low: end('lowest'), high: end('highest') }
}

/** 'half as much as' is told by its number. */
export function weighs(weight: Evidence): Phrase {
  const times = roughly(weight, true, 2)
  return times.text === '1' ? 'as much as' : [times, ' times as much as']
}

/** 'Farsight gives 55% to “…”, where the projection has 18%'. */
function forecastSaid(w: Writing, { all }: Neighbours): Phrase {
  const chances = all.flatMap((one) => (one.asked ? [{ ...one, asked: one.asked }] : []))
  if (chances.length === 0) {
    const [{ view, value, model }] = all
    return [
      'Farsight has ',
      amount(value),
      ' in the middle for ',
      named(titleOf(w, view)),
      ', and the projection gives so much or more a chance of ',
      amount(model),
    ]
  }
  const given = chances.map(({ view, asked }): Phrase => [amount(asked.said), ' to ', named(titleOf(w, view))])
  return [
    'Farsight gives ',
    listed(given),
    ', where the projection has ',
    listed(chances.map(({ asked }) => amount(asked.model))),
  ]
}

type Unheard = { trend: TrendView; model: Evidence; say(one: Evidence): Piece; isWorse: boolean }

/** A view that counts nothing says so, and why. */
function notHeard(w: Writing, { trend, model, say, isWorse }: Unheard): Sentence {
  if (isWorse)
    return sentence`The projection by itself says ${say(model)} and counts nothing here: on its own past it did worse than the last value carried on.`
  const last = lastOf(w, trend)
  return sentence`The projection by itself says ${say(model)} and counts nothing here: it knows its series up to ${last ? when(last.at) : ''} only, and the forecast has seen what came after.`
}
