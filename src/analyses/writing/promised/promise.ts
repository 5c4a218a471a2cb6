/**
 * What an answer will be of, before anybody pays for it: in the very words that will stand under its figure, so that
 * who was misread sees it here.
 */
import { typeOf } from '#predictions/question-types/index.ts'
import type { Ask } from '../../ask/ask.ts'
import { hasHeadline } from '../answered.ts'
import { sentenceOf } from '../sentence.ts'
import type { Answer } from '../writing.ts'

/** Of an answer by what it is, which may be less than what was wanted. */
const canBe: Readonly<Record<Ask['wants'], string>> = {
  chance: 'A chance.',
  amount: 'An amount.',
  time: 'A time.',
  which: 'The likeliest, with a chance for each.',
  compare: 'A chance for each.',
  effect: 'What bears on it, in words.',
  explain: 'What lies behind it, in words.',
}

/** 'The chance that people land on Mars by the end of 2045.' `wants`: what was asked for. */
export function promiseOf(wants: Ask['wants'], answer: Answer): string {
  if (!hasHeadline(answer)) return canBe[wants]
  const of = answer.states.wants
  return toldOf[of]?.(answer) ?? canBe[of]
}

const toldOf: Readonly<Partial<Record<Ask['wants'], (answer: Answer) => string | null>>> = {
  chance: ({ event, says }) =>
    event ? sentenceOf(['The chance that ', event.said, '.']).text : `The chance of “${says}”.`,
  amount: (answer) => `${nounOf(answer)}${answer.low && answer.high ? ', with its range' : ''}.`,
  time: (answer) => `${nounOf(answer)}${isDated(answer) ? ', with how sure it is' : ''}.`,
  which: (answer) => (isChoice(answer) ? `${choiceOf(answer)}: the likeliest, with a chance for each.` : null),
}

/** 'The price of gold in Dec 2027'; of what people write its label. */
const nounOf = ({ event, says }: Answer): string =>
  event ? sentenceOf([event.said, '.']).text.slice(0, -1) : `“${says}”`

const isDated = ({ prediction }: Answer): boolean => prediction !== null && typeOf(prediction.details.question).asksWhen

const isChoice = ({ prediction, event }: Answer): boolean => prediction !== null && event !== null

/** 'The next country to join the European Union: Montenegro' without which. */
const choiceOf = (answer: Answer): string => nounOf(answer).replace(/: [^:]*$/, '')
