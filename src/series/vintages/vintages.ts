/**
 * A series as it was known, state by state: what came, what was revised and what went between two states, and which
 * value of each time was known first. Pure, of all that was ever known of the series.
 */
import type { Observation } from '../series.ts'

/** All that was ever known, the oldest knowledge first: rows of a state begin when it does. */
export type KnownHistory = {
  states: readonly { knownFrom: string; id?: unknown; unit?: unknown; frequency?: unknown; kind?: unknown }[]
  observations: readonly { at: string; value: number | null; knownFrom: string }[]
}

export type Vintage = {
  /** When it was first known. */
  knownFrom: string
  /** Of what it measures: another one is another series under the same name. */
  definition: string
  observations: Observation[]
}

export function vintagesOf({ states, observations }: KnownHistory): Vintage[] {
  const known = new Map<string, number>()
  const changes = Map.groupBy(observations, ({ knownFrom }) => knownFrom)
  return states.map(({ knownFrom, id, unit, frequency, kind }) => {
    for (const { at, value } of changes.get(knownFrom) ?? []) {
      if (value === null) known.delete(at)
      else known.set(at, value)
    }
    return {
      knownFrom,
      definition: JSON.stringify([id, unit, frequency, kind]),
      observations: [...known].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    }
  })
}

/** Those since the series last began to measure something else. */
export function sameSeries(vintages: readonly Vintage[]): Vintage[] {
  const now = vintages.at(-1)?.definition
  return vintages.slice(vintages.findLastIndex(({ definition }) => definition !== now) + 1)
}

/** Of each time that is measured, the value that was known of it first. */
export function firstKnown(vintages: readonly Vintage[]): Observation[] {
  const first = new Map<string, number>()
  for (const { observations } of vintages)
    for (const [at, value] of observations) if (!first.has(at)) first.set(at, value)
  const measured = new Set(vintages.at(-1)?.observations.map(([at]) => at))
  return [...first].filter(([at]) => measured.has(at)).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

export type Revision = {
  added: Observation[]
  revised: { at: string; from: number; to: number }[]
  gone: Observation[]
}

/** What differs between two states. */
export function revisionBetween(before: readonly Observation[], after: readonly Observation[]): Revision {
  const [was, is] = [new Map(before), new Map(after)]
  return {
    added: after.filter(([at]) => !was.has(at)),
    revised: after.flatMap(([at, to]) => {
      const from = was.get(at)
      return from === undefined || from === to ? [] : [{ at, from, to }]
    }),
    gone: before.filter(([at]) => !is.has(at)),
  }
}
