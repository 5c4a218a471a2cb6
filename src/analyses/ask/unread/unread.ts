/**
 * What a clause says that nothing of its reading accounts for, and that could make it another event: a second bound, a
 * second year, an alternative, what is left out. An answer must say it of itself, by its names, or no number of it stands
 * above a report.
 */
import { joinedIn } from './joined.ts'
import { numbersLeft } from './numbers-left.ts'
import { limitsIn } from './limits.ts'
import { summedIn } from './summed.ts'

export type Read = {
  /** In small letters, without what was read. */
  rest: string
  /** Times that were read, and of which another was taken for what is asked. */
  times: readonly string[]
  /** Whether the chance of something is asked: then a number is a bound, and how long it lasts a part of it. */
  isEvent: boolean
}

/** As it was typed, each once. */
export function unreadIn(typed: string, { rest, times, isEvent }: Read): string[] {
  const sums = summedIn(rest)
  const joined = (isEvent ? joinedIn(rest) : []).filter((one) => !sums.some((sum) => sum.includes(one)))
  const left = [...times, ...numbersLeft(rest, isEvent), ...limitsIn(rest, isEvent), ...joined, ...sums].map((one) =>
    asTyped(one, typed),
  )
  return [...new Set(left)].slice(0, most)
}
const most = 4

function asTyped(words: string, typed: string): string {
  const said = words.replaceAll(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, '').replaceAll(/ ,(?: ,)*/g, '')
  const at = typed.toLowerCase().indexOf(said)
  return at < 0 ? said : typed.slice(at, at + said.length)
}
