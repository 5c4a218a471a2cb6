/** The right answer to a gold question, as the folder's README describes it, with its ranges from the running base. */
import type { GoldQuestion } from '../gold.ts'

/** What is accepted. */
export type Range = { low: number; high: number }
/** As the folder's `rangeOf` takes it. */
export type Formula = { formula: unknown; alternatives?: unknown[]; pad?: { abs?: number; rel?: number } }

type Sized = Formula & Range & { unit: string; derivedFrom: string[] }
export type GoldNumber = Sized &
  (
    | { kind: 'chance' | 'time' }
    | { kind: 'amount'; orPercent?: [number, number]; orAmount?: [number, number]; orDifference?: [number, number] }
    | { kind: 'which'; option: string; synonyms: string[]; second?: string; secondValue?: number }
    | { kind: 'compare'; options: { name: string; words: string[] }[] }
  )
export type GoldAnswer =
  | GoldNumber
  | { kind: 'parts'; parts: GoldAnswer[] }
  /** `words`: patterns that stand in the answer section, beside the numbers. */
  | { kind: 'effect'; numbers: GoldNumber[]; words: string[] }
  | { kind: 'refusal' }

export type AnsweredGold = GoldQuestion & {
  answer: GoldAnswer
  /** Numbers that answer another question. */
  mustNotSay?: { kind: string; value: number; event: string }[]
  /** One of these has to stand where it is refused, or answered in part. Empty where nothing in particular is missing. */
  missingWords?: string[]
  mustUse?: string[]
}
