/** What a crowd says, by the type of its question. A type that is not in the list does not compile. */
import { type Calibration, uncalibrated } from '#engine/crowd/community-calibration.ts'
import type { Estimate, Question, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import { whyNotForecast } from '../may-forecast.ts'
import { fewestCompared, fewestShown } from '../words.ts'
import { binaryOfMany } from './binary.ts'
import { choiceOfMany } from './choice.ts'
import type { CrowdSaid, CrowdType, RunningCrowd, Word } from './crowd-type.ts'
import { dateOfMany } from './date.ts'
import { numericOfMany } from './numeric.ts'

const types: { [Name in QuestionTypeName]: CrowdType<Name> } = {
  binary: binaryOfMany,
  choice: choiceOfMany,
  numeric: numericOfMany,
  date: dateOfMany,
}

/** Where the type is known only at run time, question and estimates have been held against each other. */
function typeFor<Name extends QuestionTypeName>({ type }: { type: Name }): CrowdType<Name> {
  return types[type]
}

/** `earlier`: of how many what is asked was worded otherwise. */
export type CrowdNow = { people: number; earlier: number; said: CrowdSaid | null }
/** `wording`: of what was asked. */
export type Asked = { question: Question; wording: string }
export type Spoken = Word<Estimate> & { wording: string }

/**
 * The crowd of a question, from word to word, corrected by a calibration where it is of yes or no. Words that can be no answer any more, by the question's type, options or
 * range, do not count; of those that do, it is known how many were made of another `wording`.
 */
export class Crowd {
  readonly #asked: Asked
  readonly #running: RunningCrowd<Estimate>
  /** Of whom it counts, whether what they answered was worded otherwise. */
  readonly #people = new Map<string, boolean>()
  #earlier = 0

  constructor(asked: Asked, calibration: Calibration = uncalibrated) {
    this.#asked = asked
    this.#running = typeFor(asked.question)(asked.question, calibration)
  }

  take({ wording, ...word }: Spoken): void {
    const { person, estimate } = word
    const counts = estimate !== null && whyNotForecast(this.#asked.question, estimate) === null
    this.#running.take(counts ? word : { ...word, estimate: null })
    if (this.#people.get(person)) this.#earlier--
    this.#people.delete(person)
    if (!counts) return
    const isEarlier = wording !== this.#asked.wording
    this.#people.set(person, isEarlier)
    if (isEarlier) this.#earlier++
  }

  /** How many forecasts stand, and what they say together once there are three. */
  now(): CrowdNow {
    const people = this.#people.size
    const said = people < fewestShown ? null : this.#running.said()
    // Of three people the quartiles are two of them.
    const told = said && people < fewestCompared ? { ...said, quartiles: null, ways: [] } : said
    return { people, earlier: this.#earlier, said: told }
  }

  /** The estimate of `now` alone. */
  pooled(): { people: number; estimate: Estimate | null } {
    const people = this.#people.size
    return { people, estimate: people < fewestShown ? null : this.#running.pooled() }
  }
}

/** Of the newest word of each person, the oldest of these first. */
export function crowdOf(asked: Asked, standing: readonly Stands[], calibration?: Calibration): CrowdNow {
  return crowdWith(asked, standing, calibration).now()
}

/** Likewise, how many they are and what they say together. */
export function pooledOf(
  asked: Asked,
  standing: readonly Stands[],
  calibration?: Calibration,
): ReturnType<Crowd['pooled']> {
  return crowdWith(asked, standing, calibration).pooled()
}

type Stands = { estimate: Estimate; wording: string; skill?: number }

function crowdWith(asked: Asked, standing: readonly Stands[], calibration?: Calibration): Crowd {
  const crowd = new Crowd(asked, calibration)
  for (const [at, one] of standing.entries()) crowd.take({ person: String(at), at, ...one })
  return crowd
}
