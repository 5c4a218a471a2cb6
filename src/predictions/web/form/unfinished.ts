/** A prediction while somebody writes it: its fields as the entry has them, any number or item not there yet. */
import type { KindEntry } from '#items/web/kind-form.ts'
import type { Comparison } from '#kit/comparison-words.ts'
import type { ItemRef } from '#items/item.ts'
import type { RuleField } from '../../resolving/series-answer.ts'
import type { Estimate, Question } from '../../question-types/schemas/index.ts'

/** The same with null for each number that is missing; a text or a day is missing while it is empty. */
export type Unfinished<T> = T extends number
  ? number | null
  : T extends string | boolean | null
    ? T
    : T extends readonly (infer Part)[]
      ? Unfinished<Part>[]
      : { [Key in keyof T]: Unfinished<T[Key]> }

export type AskedQuestion = Unfinished<Question>
export type GivenEstimate = Unfinished<Estimate>

export type SeriesBinding = {
  trend: ItemRef | null
  at?: string
  comparison?: Comparison
  threshold?: number | null
  firstPublished?: true
}

const blanks = { at: '', comparison: '>=', threshold: null } as const

/** With what a type of question asks for, and nothing else. */
export function blankBinding(asks: readonly RuleField[]): SeriesBinding {
  return asked({ trend: null, ...blanks }, asks)
}

/** What it says already, as far as another type of question asks for it too. */
export function followBinding(binding: SeriesBinding | null, asks: readonly RuleField[] | null): SeriesBinding | null {
  return binding && asks && asked({ ...blanks, ...binding }, asks)
}

function asked({ trend, firstPublished, ...said }: SeriesBinding, asks: readonly RuleField[]): SeriesBinding {
  const rest = Object.fromEntries(asks.map((field) => [field, said[field]]))
  return { trend, ...rest, ...(firstPublished && { firstPublished }) }
}
/** `plain` is missing where no prediction asks the same without it. */
export type Condition = { on: ItemRef | null; outcome: string; or?: string[]; plain?: ItemRef }
export type OwnForecast = { estimate: GivenEstimate; reason: string }

export type PredictionForm = KindEntry & {
  question: AskedQuestion
  criteria: string
  resolutionSource: string
  opens: string
  closes: string
  resolves: string
  authorForecast: OwnForecast | null
  automatic: SeriesBinding | null
  condition: Condition | null
}
