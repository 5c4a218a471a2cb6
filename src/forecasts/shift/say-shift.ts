/** Why a crowd moved, in words. */
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { fewestShown } from '../words.ts'
import { courseOf } from '../history/index.ts'

type Told = { at: string; estimate: Estimate }
type Moved = { from: Told; to: Told; option: string | null; amount: number }

/** 'The crowd went from 33% on 19 Oct 2026 to 62% on 25 Nov 2026: +29 points.' */
export function sayMoved(question: Question, { from, to, option, amount }: Moved): string {
  const { lines, sayShift } = courseOf(question)
  const line = lines.find(({ name }) => name === option) ?? lines[0]
  const say = ({ estimate, at }: Told) => `${line?.say({ estimate, quartiles: null })} on ${sayDay(at)}`
  if (from.at === to.at) return `It says the same since ${sayDay(from.at)}.`
  if (amount === 0) return `${option ?? 'The crowd'} stood at ${say(to)}, as on ${sayDay(from.at)}.`
  return `${option ?? 'The crowd'} went from ${say(from)} to ${say(to)}: ${sayShift(amount)}.`
}

export const sayUntold =
  'It is not told what this came of: too few people came, changed their forecast or left to tell one from the other.'

export function sayNoShift(question: Question): string {
  const most = sayNumber(courseOf(question).mostShifted)
  return `Told, by the whole hour, where from ${fewestShown} to ${most} people had forecast at the beginning of this time and at its end, and the same people count now as then.`
}

type Step = { from: string; to: string; amount: number }

/** 'Steepest on 26 Nov 2026: +8 points.', and of what went in one step 'It went in one step.' */
export function saySteepest(question: Question, { from, to, steepest }: Moved & { steepest: Step }): string {
  if (steepest.from === from.at && steepest.to === to.at) return 'It went in one step.'
  return `Steepest on ${sayDay(steepest.to)}: ${courseOf(question).sayShift(steepest.amount)}.`
}
