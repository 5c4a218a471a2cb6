/** From many words to what is told of them: at most one row in ten seconds, which holds all that was said until then. */
import type { Calibration } from '#engine/crowd/community-calibration.ts'
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
/** What had been learnt by `ms`, and holds from then on; `skills`: of whoever does not count as 1. */
export type LearntBy = { ms: number; version: number; calibration: Calibration; skills: ReadonlyMap<string, number> }
/** `learning`: the version by which it is put together, null before anything was learnt. */
export type Row = CrowdNow & { ms: number; until: number; learning: number | null }

/**
 * `words`: all that was ever said, in their order; `learnings` in theirs. What a row says is that of the one before is a
 * row all the same, but where nobody spoke.
 */
export function* rowsOver(asked: Asked, words: Iterable<Dated>, learnings: readonly LearntBy[] = []): Generator<Row> {
  const telling = new Telling(asked)
  let next = 0
  for (const word of words) {
    for (let one = learnings[next]; one && one.ms <= word.ms; one = learnings[++next]) yield* telling.learn(one)
    yield* telling.take(word)
  }
  for (const one of learnings.slice(next)) yield* telling.learn(one)
  yield* telling.rest()
}

class Telling {
  readonly #asked: Asked
  #crowd: Crowd
  #learnt: LearntBy | null = null
  /** The last word of each, whoever spoke last at the end. */
  readonly #words = new Map<string, Spoken>()
  #told: Row | null = null
  #until = 0
  /** When what has been said since is to be told. */
  #due: number | null = null

  constructor(asked: Asked) {
    this.#asked = asked
    this.#crowd = new Crowd(asked)
  }

  *take({ ms, ...word }: Dated): Generator<Row> {
    yield* this.#tellBefore(ms)
    this.#words.delete(word.person)
    this.#words.set(word.person, word)
    this.#say(word)
    this.#until = word.at
    this.#due ??= this.#dueAfter(ms)
  }

  /** When records change a crowd begins anew with the new ones. */
  *learn(learnt: LearntBy): Generator<Row> {
    yield* this.#tellBefore(learnt.ms)
    this.#learnt = learnt
    this.#crowd = new Crowd(this.#asked, learnt.calibration)
    for (const word of this.#words.values()) this.#say(word)
    const { said } = this.#crowd.now()
    const isOtherwise = JSON.stringify(said) !== JSON.stringify(this.#told?.said ?? null)
    if (this.#until > 0 && isOtherwise) this.#due ??= this.#dueAfter(learnt.ms)
  }

  *rest(): Generator<Row> {
    if (this.#due !== null) yield this.#row(this.#due)
  }

  *#tellBefore(ms: number): Generator<Row> {
    // A clock that went back since makes nobody wait longer.
    if (this.#due !== null) this.#due = Math.min(this.#due, ms + pauseMs)
    if (this.#due === null || ms < this.#due) return
    this.#told = this.#row(this.#due)
    this.#due = null
    yield this.#told
  }

  #say(word: Spoken): void {
    this.#crowd.take({ ...word, skill: this.#learnt?.skills.get(word.person) ?? 1 })
  }

  #dueAfter(ms: number): number {
    return ms + waitAfter(this.#told?.ms ?? Number.NEGATIVE_INFINITY, ms)
  }

  #row(ms: number): Row {
    return { ...this.#crowd.now(), ms, until: this.#until, learning: this.#learnt?.version ?? null }
  }
}
