/** What is said of forecasts that somebody brings from another platform. */
import { sayCounted } from '#kit/numbers.ts'
import { sayBrier } from '#forecasts/record/say-scores.ts'
import { isAnswerOf, typeOf } from '#predictions/question-types/index.ts'
import type { Estimate, Question, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import { above, below } from './outcomes.ts'
import { asOurs } from './scores/as-ours.ts'
import type { PlatformName } from './words.ts'

/** Which file of each is read. */
export const whichFile: Record<PlatformName, string> = {
  metaculus:
    'The ZIP that its data download gives, with question_data.csv and forecast_data.csv in it, or answers of its API as JSON',
  manifold:
    'What its API answers of your bets (/v0/bets) and of their markets (/v0/market/…), as JSON or several in a ZIP',
  fatebook: 'The CSV of all your forecasts',
}

/** What stands for a forecast there, where it is none. */
export const standsFor: Record<PlatformName, string | null> = {
  metaculus: null,
  manifold: 'price after your trade',
  fatebook: null,
}

/** Where scores are of something else than was said there. */
export const scoredOtherwise: Record<PlatformName, string | null> = {
  metaculus:
    'Of a curve over numbers or dates five quantiles are kept, from 5% to 95%. Where an outcome lies in the tails beyond them, the score can differ much from that of the whole curve.',
  manifold: 'What is read here as said is the price after your trade, which is no forecast.',
  fatebook: null,
}

type Counts = { questions: number; forecasts: number }

/** '2 questions with 5 forecasts' */
export function sayCounts({ questions, forecasts }: Counts): string {
  return `${sayCounted(questions, 'question')} with ${sayCounted(forecasts, 'forecast')}`
}

/** '3 of yes or no, 1 of a number' */
export function sayTypes(types: readonly { type: QuestionTypeName; questions: number }[]): string {
  return types.map(({ type, questions }) => `${questions} of ${typeOf({ type }).title}`).join(', ')
}

/** '4 came out, 1 of them without anything that scores.' */
export function sayCameOut({ cameOut, annulled }: { cameOut: number; annulled: number }): string {
  if (cameOut === 0) return 'None of them came out yet.'
  const some =
    annulled === cameOut ? 'none of them with anything that scores' : `${annulled} of them without anything that scores`
  return `${cameOut} came out${annulled > 0 ? `, ${some}` : ''}.`
}

/** What was done with a file, once it was. */
export function sayDone({ import: made, changed }: { import: Counts | null; changed: number }): string {
  const other =
    changed > 0
      ? ` Of ${sayCounted(changed, 'question')} that you had brought the words, the times, the outcome and the score of the platform are those of this file now.`
      : ''
  if (made?.forecasts === 0) return `What you have taken back there is taken back here.${other}`
  if (!made) return changed > 0 ? `No forecast in it was new.${other}` : 'Nothing in it was new.'
  const { questions, forecasts } = made
  return questions === 0
    ? `${sayCounted(forecasts, 'forecast')} ${forecasts === 1 ? 'was' : 'were'} added to questions that you had brought.${other}`
    : `Brought: ${sayCounts(made)}.${other}`
}

/** 'yes', '427.3 people', 'above the range', 'annulled', 'open' */
export function sayOutcome(question: Question, outcome: { value: string | null } | null): string {
  if (!outcome) return 'open'
  const { value } = outcome
  if (value === null) return 'annulled'
  return value === above || value === below ? value : typeOf(question).sayOutcome(question, value)
}

/** The score that the platform names beside ours: '0.090 there, 0.005 more' says that theirs is more. */
export function sayTheirs(theirBrier: number, ours: number | null): string {
  const theirs = asOurs(theirBrier)
  if (ours === null) return `${sayBrier(theirs)} there`
  const more = Number(sayBrier(theirs - ours))
  const apart = more === 0 ? 'the same' : `${sayBrier(Math.abs(more))} ${more > 0 ? 'more' : 'less'}`
  return `${sayBrier(theirs)} there, ${apart}`
}

type Shown = {
  question: Question
  outcome: { state: 'resolved' | 'annulled'; value: string | null } | null
  headline: { who: string; estimate: Estimate } | null
  own: Estimate | null
}

/** What is said here of a question that asks the same: 'came out yes; 62% (12 people), 40% (you)' */
export function sayHere({ question, outcome, headline, own }: Shown): string {
  const say = (estimate: Estimate, who: string) =>
    isAnswerOf(question, estimate) ? [`${typeOf(question).sayEstimate(question, estimate)} (${who})`] : []
  const numbers = [...(headline ? say(headline.estimate, headline.who) : []), ...(own ? say(own, 'you') : [])]
  const said = numbers.length > 0 ? numbers.join(', ') : 'nothing is said of it yet'
  if (!outcome) return said
  return `${outcome.value === null ? 'annulled' : `came out ${typeOf(question).sayOutcome(question, outcome.value)}`}; ${said}`
}
