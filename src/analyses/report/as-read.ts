/**
 * What a report is called whose question was changed before it was paid for: as it was read. The words that were typed
 * ask for something else by then, and stand below.
 */
import { capital } from '#kit/text.ts'
import type { Question } from '../ask/ask.ts'
import { sayAsk } from '../ask/ask-words.ts'
import { withoutYear } from '../writing/answers/says.ts'

/**
 * 'Price of gold: above 6,000 US$ by 2030?', 'World life expectancy in 2040?': a question as those are that were typed.
 * `label`: of what its first part is about, where that is known; a year in it is not the one that is asked about.
 */
export function titleAsRead({ parts }: Pick<Question, 'parts'>, label: string | null): string {
  const said = saidOf({ parts })
  if (label === null) return capital(said)
  const [, asked] = /^(?:an amount|a chance)(?:, (.+))?$/.exec(said) ?? []
  const name = withoutYear(label)
  // Of more than one part, and of what is denied or sought otherwise, it is said what is wanted.
  if (parts.length > 1 || asked === undefined) return `${name}: ${said}`
  return `${name}${isTime.test(asked) ? ' ' : ': '}${asked.replace(timeAtEnd, ' $1')}?`
}

const isTime = /^(?:in|by|from) [^,]+$/
const timeAtEnd = /, ((?:in|by|from) [^,]+)$/

const saidOf = ({ parts }: Pick<Question, 'parts'>): string => parts.map(sayAsk).join('; ')

/** Whether it asks for something else than the words by themselves were read to. */
export const isReadOtherwise = (given: Pick<Question, 'parts'>, anew: Pick<Question, 'parts'>): boolean =>
  saidOf(given) !== saidOf(anew)
