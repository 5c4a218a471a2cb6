/** From many words to what is told of them: at most one row in ten seconds, which holds all that was said until then. */
import { Crowd, type CrowdNow, type Asked, type Spoken } from './index.ts'

export const pauseMs = 10_000

/**
 * How long after something was told something else may be, in milliseconds: 0 from ten seconds on. Where a clock went
 * back nobody waits longer than that.
 */
export function waitAfter(told: number, now: number): number {
  return Math.max(0, pauseMs - Math.max(0, now - told))
}

/** `ms`: when it was said, since 1970; `at`: the place in the order of words. */
export type Dated = Spoken & { ms: number }
export type Row = CrowdNow & { ms: number; until: number }

/** `words`: all that was ever said, in their order. What a row says is that of the one before is a row all the same. */
export function* rowsOver(asked: Asked, words: Iterable<Dated>): Generator<Row> {
  const crowd = new Crowd(asked)
  let [told, until] = [Number.NEGATIVE_INFINITY, 0]
  /** When what has been said since is to be told. */
  let due: number | null = null
  for (const { ms, ...word } of words) {
    // A clock that went back since makes nobody wait longer.
    if (due !== null) due = Math.min(due, ms + pauseMs)
    if (due !== null && ms >= due) {
      yield { ...crowd.now(), ms: due, until }
      told = due
      due = null
    }
    crowd.take(word)
    until = word.at
    due ??= ms + waitAfter(told, ms)
  }
  if (due !== null) yield { ...crowd.now(), ms: due, until }
}
