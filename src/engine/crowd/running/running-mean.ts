/**
 * How does the crowd's weighted mean change when one person speaks? Keeps the sums up to every forecast, so that a new
 * forecast costs one step and a changed one only the steps from its old place on. It works in whatever is averaged:
 * log-odds, one for each option, or the points of a distribution.
 */
import { InvalidInput, mustBeCount, mustBeFinite } from '../../invalid-input.ts'
import { recencyPower } from '../pool.ts'
import { mustBeSkills } from '../probabilities.ts'

/**
 * What a person says: one number a column, null in a column that was not there; null altogether when it is withdrawn.
 */
export type Said = { forecaster: string; at: number; skill: number; values: readonly (number | null)[] | null }

/**
 * The mean of what stands, weighted by recency^1.5 * skill, kept up to date. After .2 and .5 of skill 1 it is [.35];
 * after .8 too it is [.6023].
 */
export class RunningMean {
  readonly #columns: number
  /** Oldest first. */
  readonly #standing: Standing[] = []
  readonly #of = new Map<string, Standing>()
  /**
   * The time of each person's latest word, withdrawals included: what arrives late must not undo what was said after
   * it.
   */
  readonly #latest = new Map<string, number>()
  readonly #sums: Sums

  /** `columns` numbers are averaged side by side. Throws `InvalidInput` unless it is a whole number of at least 1. */
  constructor(columns: number) {
    mustBeCount('columns', columns, 1)
    this.#columns = columns
    this.#sums = new Sums(columns)
  }

  /**
   * Takes a new, changed or withdrawn forecast. `at` is a time in any unit. Words may arrive out of order: one that is
   * older than the person's latest changes nothing, and of two at the same time the later to arrive counts. When track
   * records change, begin anew with the new skills.
   *
   * Throws `InvalidInput` for a time or a value that is not finite, a skill that is not above 0 and a wrong number of
   * values.
   */
  take(said: Said): void {
    mustBeSaid(said, this.#columns)
    const before = this.#latest.get(said.forecaster)
    if (before !== undefined && before > said.at) return
    this.#latest.set(said.forecaster, said.at)
    const removed = before === undefined ? Infinity : this.#remove(said.forecaster)
    const inserted = said.values === null ? Infinity : this.#insert(said, said.values)
    this.#sums.makeFrom(Math.min(removed, inserted), this.#standing)
  }

  /** The mean of each column over those who have a value there; null where nobody has. */
  means(): (number | null)[] {
    // Two forecasts weigh the same, however fresh: the rule of `recencyWeights`.
    return this.#standing.length === 2
      ? meansOf(this.#standing, this.#columns)
      : this.#sums.meansOver(this.#standing.length)
  }

  /** Answers the place that the person's forecast had. */
  #remove(forecaster: string): number {
    const one = this.#of.get(forecaster)
    if (!one) return Infinity
    this.#of.delete(forecaster)
    const place = this.#standing.indexOf(one)
    this.#standing.splice(place, 1)
    return place
  }

  /** Answers the place that the forecast has now: after all that are as old. */
  #insert({ forecaster, at, skill }: Said, values: readonly (number | null)[]): number {
    const place = this.#standing.findLastIndex((one) => one.at <= at) + 1
    const one = { at, skill, values }
    this.#standing.splice(place, 0, one)
    this.#of.set(forecaster, one)
    return place
  }
}

type Standing = { at: number; skill: number; values: readonly (number | null)[] }

/**
 * Over each forecast and all older ones, a column each: of the weights, and of the values by their weights. The
 * forecast's own recency is 1 in them. In one array each, since a word of somebody who spoke long ago makes thousands of them anew.
 */
class Sums {
  readonly #columns: number
  #weights: Float64Array
  #values: Float64Array

  constructor(columns: number) {
    this.#columns = columns
    this.#weights = new Float64Array(columns)
    this.#values = new Float64Array(columns)
  }

  /** The k-th forecast, and all sums up to it, fade by exp(1.5 (sqrt k - sqrt(k + 1))) beside the next one. */
  makeFrom(first: number, standing: readonly Standing[]): void {
    this.#reach(standing.length)
    for (let place = first; place < standing.length; place++) {
      const one = standing[place]
      if (one) this.#add(place, one, fadeOf(place))
    }
  }

  /** Of the oldest so many. */
  meansOver(count: number): (number | null)[] {
    const from = (count - 1) * this.#columns
    return Array.from({ length: this.#columns }, (_, column) =>
      count > 0 ? quotient(this.#values[from + column] ?? 0, this.#weights[from + column] ?? 0) : null,
    )
  }

  #add(place: number, { skill, values }: Standing, fade: number): void {
    const [weights, sums, columns] = [this.#weights, this.#values, this.#columns]
    const from = place * columns
    for (let column = 0; column < columns; column++) {
      const value = values[column] ?? null
      const older = from - columns + column
      const [weight, sum] = place > 0 ? [weights[older] ?? 0, sums[older] ?? 0] : [0, 0]
      weights[from + column] = weight * fade + (value === null ? 0 : skill)
      sums[from + column] = sum * fade + skill * (value ?? 0)
    }
  }

  #reach(count: number): void {
    if (count * this.#columns <= this.#weights.length) return
    const length = 2 * count * this.#columns
    this.#weights = longer(this.#weights, length)
    this.#values = longer(this.#values, length)
  }
}

/** Skills as weights, however fresh. */
function meansOf(standing: readonly Standing[], columns: number): (number | null)[] {
  return Array.from({ length: columns }, (_, column) => {
    const there = standing.filter(({ values }) => (values[column] ?? null) !== null)
    const weight = there.reduce((sum, { skill }) => sum + skill, 0)
    return quotient(
      there.reduce((sum, { skill, values }) => sum + skill * (values[column] ?? 0), 0),
      weight,
    )
  })
}

function quotient(sum: number, weight: number): number | null {
  return weight > 0 ? sum / weight : null
}

/** By how much a place fades beside the next, for all crowds; as many as the largest has needed. */
let fades = new Float64Array(0)

function fadeOf(place: number): number {
  if (place >= fades.length)
    fades = new Float64Array(2 * place + 100).map((_, k) => Math.exp(recencyPower * (Math.sqrt(k) - Math.sqrt(k + 1))))
  return fades[place] ?? 1
}

function longer(values: Float64Array, length: number): Float64Array {
  const all = new Float64Array(length)
  all.set(values)
  return all
}

function mustBeSaid({ at, skill, values }: Said, columns: number): void {
  mustBeFinite('at', at)
  mustBeSkills([skill], 1)
  if (values === null) return
  if (values.length !== columns) throw new InvalidInput('values', `must be ${columns}, not ${values.length}`)
  for (const [i, value] of values.entries()) if (value !== null) mustBeFinite(`values[${i}]`, value)
}
