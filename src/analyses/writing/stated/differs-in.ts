/** In what an answer differs from what was asked, in words behind its name. */
import type { Difference } from './ask-stated.ts'

export const differsIn: Readonly<Record<Difference, string>> = {
  wants: 'that asks for something else',
  relation: 'that compares with something else',
  when: 'that is for another time',
  condition: 'one of both takes something as given that the other does not',
  denied: 'that asks for the opposite',
  place: 'that is about another place',
  unit: 'that is counted in another unit',
  measure: 'that measures something else of it',
  subject: 'that is about something else',
  unread: 'that leaves out a part of what you wrote',
}
