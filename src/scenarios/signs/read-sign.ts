/** Whether what is known of the thing that a signpost watches is as it asks. */
import { isMet } from '#kit/comparison-words.ts'
import type { Signpost } from '../scenario.ts'
import type { Observed } from './observed.ts'

/** What is watched, where it may be seen. */
export type Watched = {
  unit: string
  /**
   * From the last that was known when the scenario was written on, the oldest first. A value is null where it was
   * withdrawn.
   */
  observations: (Omit<Observed, 'value'> & { value: number | null })[]
  /** Of a prediction: how it came out, and on which day; null while it is open. */
  outcome: { state: 'resolved' | 'annulled'; value: string | null; at: string } | null
  /** Of a prediction: since which day it is known how it came out, or that it is open. */
  since: string | null
}

export type Read = {
  isOn: boolean
  read: (Observed & { unit: string }) | null
  came: { value: string | null; since: string } | null
}

export function readOf(signpost: Signpost, known: Watched | null): Read {
  if (!known) return { isOn: false, read: null, came: null }
  return 'outcome' in signpost ? readOutcome(signpost, known) : readSeries(signpost, known)
}

function readOutcome(
  { outcome: asked, by }: Extract<Signpost, { outcome: string }>,
  { outcome, since }: Watched,
): Read {
  if (!outcome) return { isOn: false, read: null, came: null }
  const isOn = outcome.state === 'resolved' && outcome.value === asked && Number(outcome.at.slice(0, 4)) <= by
  return { isOn, read: null, came: { value: outcome.value, since: since ?? outcome.at } }
}

/**
 * On from the first value that is as asked, in the years that it was to be seen in. What comes later does not switch it
 * off: a sign that was seen was seen. Only where that value is revised or withdrawn was there none.
 */
function readSeries(
  { comparison, threshold, by }: Exclude<Signpost, { outcome: string }>,
  { observations, unit }: Watched,
): Read {
  const inTime = observations.filter(isMeasured).filter(({ at }) => Number(at.slice(0, 4)) <= by)
  const first = inTime.find(({ value }) => isMet(value, comparison, threshold))
  const read = first ?? inTime.at(-1)
  return { isOn: first !== undefined, read: read ? { ...read, unit } : null, came: null }
}

function isMeasured(one: Watched['observations'][number]): one is Observed {
  return one.value !== null
}
