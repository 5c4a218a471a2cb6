/**
 * What a report is called whose question was changed before it was paid for: as it was read. The words that were typed
 * ask for something else by then, and stand below.
 */
import { capital } from '#kit/text.ts'
import type { Question } from '../ask/ask.ts'
import { sayAsk } from '../ask/ask-words.ts'
import { withoutYear } from '../writing/answers/says.ts'

/**
 * 'Price of gold: a chance, above 6,000 US$, by 2030'. `label`: of what its first part is about, where that is known; a
 * year in it is not the one that is asked about.
 */
export function titleAsRead({ parts }: Pick<Question, 'parts'>, label: string | null): string {
  const said = parts.map(sayAsk).join('; ')
  return label === null ? capital(said) : `${withoutYear(label)}: ${said}`
}

/** Whether it asks for something else than the words by themselves were read to. */
export const isReadOtherwise = (given: Pick<Question, 'parts'>, anew: Pick<Question, 'parts'>): boolean =>
  titleAsRead(given, null) !== titleAsRead(anew, null)
