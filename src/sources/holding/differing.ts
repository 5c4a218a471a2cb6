/**
 * The times at which two states of a series differ, the newest first, with what either has there in words: '339,
 * preliminary', or 'none'. Where only what is said of a value differs, that is a difference too.
 */
import { sayShort } from '#kit/numbers.ts'
import { wordsBeside } from '#series/about-words.ts'
import type { Mark } from '#series/marks.ts'
import type { Observation } from '#series/series.ts'

export type Measured = { observations: readonly Observation[]; marks: Mark[]; provisional: string | null }
export type Differing = { at: string; stands: string; says: string }

export function differing(stands: Measured, says: Measured): Differing[] {
  const [here, there] = [readerOf(stands), readerOf(says)]
  return [...new Set([...here.times, ...there.times])]
    .filter((at) => here.valueAt(at) !== there.valueAt(at) || here.wordsAt(at) !== there.wordsAt(at))
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((at) => ({ at, stands: here.sayAt(at), says: there.sayAt(at) }))
}

function readerOf({ observations, marks, provisional }: Measured) {
  const values = new Map(observations)
  const beside = wordsBeside({ marks, ...(provisional !== null && { provisional }) })
  const valueAt = (at: string) => values.get(at)
  const wordsAt = (at: string) => (values.has(at) ? beside(at) : '')
  const sayAt = (at: string) => {
    const value = values.get(at)
    return value === undefined ? 'none' : `${sayShort(value)}${beside(at)}`
  }
  return { times: values.keys(), valueAt, wordsAt, sayAt }
}
