/** What a reader of one platform's files tells of them, before it is known whose forecasts are one's own. */
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'

/** What was read, or why it could not be, as it follows the name of its row: 'is no chance between 0 and 1'. */
export type Understood<One> = { is: One } | { why: string }

/** What a question came to: null where it was annulled, or came out as nothing that can be scored. */
export type Outcome = { value: string | null; knownAt: number | null }

/** Times in milliseconds since 1970; null where the file does not say. */
export type Asked = {
  title: string
  url: string | null
  question: Question
  opens: number | null
  closes: number | null
  /** Null while it is open. */
  outcome: Outcome | null
  /** As the platform writes its own Brier score of it, from 0 to 2; null where it names none. */
  theirBrier: number | null
}

/** `estimate` null: taken back. `until`: when it ended, where the file says so. */
export type Word = { at: number; until: number | null; estimate: Estimate | null }

/** `where`: 'line 12 of forecast_data.csv'. `who`: a key of `people`. */
export type Row = { where: string; who: string; question: string; word: Understood<Word> }

export type Told = {
  /** Names of whoever forecasts in it, by what tells them apart. */
  people: ReadonlyMap<string, string>
  /** By what names a question on its platform for good; `where` it stands. */
  questions: ReadonlyMap<string, { where: string; asked: Understood<Asked> }>
  rows: readonly Row[]
  /** What was passed over or read otherwise than it is written, in sentences. */
  notes: readonly string[]
}
