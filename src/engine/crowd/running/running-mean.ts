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
  /**
   * The time of each person's latest word, withdrawals included: what arrives late must not undo what was said after
   * it.
   */
  readonly #latest = new Map<string, number>()

  /** `columns` numbers are averaged side by side. Throws `InvalidInput` unless it is a whole number of at least 1. */
  constructor(columns: number) {
    mustBeCount('columns', columns, 1)
    this.#columns = columns
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
    for (let i = Math.min(removed, inserted); i < this.#standing.length; i++) this.#sumUp(i)
  }

  /** The mean of each column over those who have a value there; null where nobody has. */
  means(): (number | null)[] {
    const [first, second] = this.#standing
    if (this.#standing.length === 2 && first && second) {
      // Two forecasts weigh the same, however fresh: the rule of `recencyWeights`.
      const both = noSums(this.#columns)
      addUp(both, second, first.sums, 1)
      return quotients(both)
    }
    return quotients(this.#standing.at(-1)?.sums ?? noSums(this.#columns))
  }

  /** Answers the place that the person's forecast had. */
  #remove(forecaster: string): number {
    const place = this.#standing.findIndex((one) => one.forecaster === forecaster)
    if (place < 0) return Infinity
    this.#standing.splice(place, 1)
    return place
  }

  /** Answers the place that the forecast has now: after all that are as old. */
  #insert({ forecaster, at, skill }: Said, values: readonly (number | null)[]): number {
    const place = this.#standing.findLastIndex((one) => one.at <= at) + 1
    this.#standing.splice(place, 0, { forecaster, at, skill, values, sums: noSums(this.#columns) })
    return place
  }

  /** The k-th forecast, and all sums up to it, fade by exp(1.5 (sqrt k - sqrt(k + 1))) beside the next one. */
  #sumUp(place: number): void {
    const one = this.#standing[place]
    const older = this.#standing[place - 1]
    const fade = Math.exp(recencyPower * (Math.sqrt(place) - Math.sqrt(place + 1)))
    if (one) addUp(one.sums, one, older?.sums, fade)
  }
}

/** Sums over a forecast and all older ones, a column each; the forecast's own recency is 1 in them. */
type Sums = { weights: Float64Array; values: Float64Array }
type Standing = { forecaster: string; at: number; skill: number; values: readonly (number | null)[]; sums: Sums }

function noSums(columns: number): Sums {
  return { weights: new Float64Array(columns), values: new Float64Array(columns) }
}

/** `into` becomes the faded sums of the older forecasts, where there are any, and this one on top. */
function addUp(into: Sums, { skill, values }: Standing, older: Sums | undefined, fade: number): void {
  for (let column = 0; column < values.length; column++) {
    const value = values[column] ?? null
    const weight = value === null ? 0 : skill
    into.weights[column] = (older?.weights[column] ?? 0) * fade + weight
    into.values[column] = (older?.values[column] ?? 0) * fade + weight * (value ?? 0)
  }
}

function quotients({ weights, values }: Sums): (number | null)[] {
  return Array.from(weights, (weight, column) => (weight > 0 ? (values[column] ?? 0) / weight : null))
}

function mustBeSaid({ at, skill, values }: Said, columns: number): void {
  mustBeFinite('at', at)
  mustBeSkills([skill], 1)
  if (values === null) return
  if (values.length !== columns) throw new InvalidInput('values', `must be ${columns}, not ${values.length}`)
  for (const [i, value] of values.entries()) if (value !== null) mustBeFinite(`values[${i}]`, value)
}
