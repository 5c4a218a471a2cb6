/**
 * What a clause says that nothing of its reading accounts for, and that could make it another event: a second bound, a
 * second year, an alternative, what is left out. An answer must say it of itself, by its names, or no number of it stands
 * above a report.
 */
import { mannersIn } from '../negation.ts'
import { sumSaidIn } from '../beside/summands.ts'
import { joinedIn } from './joined.ts'
import { numbersLeft } from './numbers-left.ts'
import { limitsIn, oncesIn } from './limits.ts'

export type Read = {
  /** In small letters, without what was read. */
  rest: string
  /** Times that were read, and of which another was taken for what is asked. */
  times: readonly string[]
  /** Whether the chance of something is asked: then a number is a bound, and how long it lasts a part of it. */
  isEvent: boolean
  /** What is read as added. */
  sum: readonly string[] | null
  /** Whether two things are held against each other, which 'and' ties. */
  isGap: boolean
}

/** As it was typed, each once. */
export function unreadIn(typed: string, { rest, times, isEvent, sum, isGap }: Read): string[] {
  const said = sum === null ? sumSaidIn(rest) : null
  const sums = said === null ? [] : [said]
  const isRead = (one: string) => [...sums, ...(sum ?? [])].some((summed) => summed.includes(one) || isOf(one, summed))
  const joined = (isEvent && !isGap ? joinedIn(rest) : []).filter((one) => !isRead(one))
  const manners = [...mannersIn(typed), ...oncesIn(typed.toLowerCase())]
  const left = [
    ...times,
    ...numbersLeft(rest, isEvent),
    ...limitsIn(rest, isEvent),
    ...manners,
    ...joined,
    ...sums,
  ].map((one) => asTyped(one, typed))
  return [...new Set(left)].slice(0, most)
}
const most = 4

/** 'And solar together make' is of solar. */
const isOf = (joined: string, summand: string): boolean =>
  joined.replace(/^(?:and|plus|&|as well as) (?:the )?/, '').startsWith(summand)

function asTyped(words: string, typed: string): string {
  const said = words.replaceAll(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, '').replaceAll(/ ,(?: ,)*/g, '')
  const at = typed.toLowerCase().indexOf(said)
  return at < 0 ? said : typed.slice(at, at + said.length)
}
