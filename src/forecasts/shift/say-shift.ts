/** Why a crowd moved, in words. */
import { sayDay } from '#kit/dates.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { courseOf } from '../history/index.ts'

type Told = { at: string; estimate: Estimate }
type Moved = { from: Told; to: Told; option: string | null; amount: number }

/** 'The crowd went from 33% on 19 Oct 2026 to 62% on 25 Nov 2026: +29 points.' */
export function sayMoved(question: Question, { from, to, option, amount }: Moved): string {
  const { lines, sayShift } = courseOf(question)
  const line = lines.find(({ name }) => name === option) ?? lines[0]
  const say = ({ estimate, at }: Told) => `${line?.say({ estimate, quartiles: null })} on ${sayDay(at)}`
  if (from.at === to.at) return `It says the same since ${sayDay(from.at)}.`
  return `${option ?? 'The crowd'} went from ${say(from)} to ${say(to)}: ${sayShift(amount)}.`
}

export const sayUntold =
  'It is not told what this came of: too few people came, changed their forecast or left to tell one from the other.'

export const sayNoShift =
  'Told, by the whole hour, where three people or more had forecast at the beginning of this time and at its end, and the same people count now as then.'

/** 'Steepest from 12 Nov 2026 to 13 Nov 2026: +8 points.' Within a day once: 'Steepest on 12 Nov 2026'. */
export function saySteepest(
  question: Question,
  { from, to, amount }: { from: string; to: string; amount: number },
): string {
  const [first, last] = [sayDay(from), sayDay(to)]
  const when = first === last ? `on ${first}` : `from ${first} to ${last}`
  return `Steepest ${when}: ${courseOf(question).sayShift(amount)}.`
}
