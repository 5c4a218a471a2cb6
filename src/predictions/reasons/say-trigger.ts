/** What a trigger would do to a forecast, in words: '50%, twice as likely', 'above 50%', 'less likely'. */
import { typeOf } from '../question-types/index.ts'
import type { Question } from '../question-types/schemas/index.ts'
import { figureAfter } from './after-trigger.ts'
import type { Reasoned } from './reasoned.ts'
import type { Figure, Reasoning, Trigger } from './reasons.ts'

/** The number that triggers move, as the question says it: '25%', '40% for Coal'. */
export function sayMoved(question: Question, { estimate }: Reasoning, option: string | undefined): string {
  const reasoned = typeOf(question).reasoned
  const now = reasoned?.figureOf(estimate, option) ?? null
  return reasoned && now !== null ? `${reasoned.say(question, now)}${option === undefined ? '' : ` for ${option}`}` : ''
}

export function sayEffect(question: Question, forecast: Reasoning, trigger: Trigger): string {
  const reasoned = typeOf(question).reasoned
  if (!reasoned) return ''
  const effect = sayBare(reasoned, question, trigger) ?? sayAfter(reasoned, question, forecast, trigger)
  return trigger.option === undefined ? effect : `${trigger.option}: ${effect}`
}

type Asked = Reasoned<Question['type']>

/** What is said without reckoning. */
function sayBare(reasoned: Asked, question: Question, { to, above, below, pushes }: Trigger): string | null {
  const say = (figure: Figure) => reasoned.say(question, figure)
  if (to !== undefined) return say(to)
  if (above !== undefined) return `above ${say(above)}`
  if (below !== undefined) return `below ${say(below)}`
  return pushes === undefined ? null : reasoned.ways[pushes]
}

function sayAfter(reasoned: Asked, question: Question, forecast: Reasoning, trigger: Trigger): string {
  const after = figureAfter(forecast, trigger)
  const how =
    trigger.factor === undefined
      ? `${reasoned.sayBy(question, trigger.shift ?? 0)} ${reasoned.ways[(trigger.shift ?? 0) < 0 ? 'down' : 'up']}`
      : sayTimes(trigger.factor, reasoned.as)
  return after === null ? how : `${reasoned.say(question, after)}, ${how}`
}

const timesWords = new Map([
  [0.5, 'half'],
  [2, 'twice'],
  [3, 'three times'],
])

function sayTimes(factor: number, as: string): string {
  return `${timesWords.get(factor) ?? `${factor} times`} as ${as}`
}
