/**
 * How a question is read, as somebody hands it in: confirmed or changed before anything is ordered. It is kept and
 * shown again, so it is bounded; which of its items its asker may see is asked elsewhere.
 */
import { z } from 'zod'
import { longestQuestion } from '#accounts/longest-question.ts'
import { plain } from '../question/plain.ts'
import { whyNotChoice } from '../decision/why-not-choice.ts'
import { ask, question, type Question } from './ask.ts'
import { mostParts } from './several/parts-at-once.ts'

/** Of any list within it. */
const longestList = 8
/** The earliest and the latest year that can be meant. */
const years = [1000, 9999] as const
const largest = 1e30
const yearFields: ReadonlySet<unknown> = new Set(['from', 'to', 'self', 'since'])
const month = /^(?:0?[1-9]|1[0-2])(?:-(?:0?[1-9]|1[0-2]))?$/

export const givenQuestion = question
  .extend({ parts: z.array(ask).min(1).max(mostParts) })
  .superRefine((given, context) => {
    for (const { path, message } of faultsIn(given)) context.addIssue({ code: 'custom', path, message })
    const why = given.choice && whyNotChoice(given.choice)
    if (why) context.addIssue({ code: 'custom', path: ['choice', ...why.path], message: why.code })
  })

/** Without signs that cannot be seen or turn the direction of what stands after them. */
export function cleanGiven(given: Question): Question {
  return cleaned(given) as Question // texts have become other texts, and nothing else has changed
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return plain(value)
  if (Array.isArray(value)) return value.map(cleaned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]))
}

type Fault = { path: PropertyKey[]; message: string }

function faultsIn(value: unknown, path: PropertyKey[] = []): Fault[] {
  const message = whyNot(value, path.at(-1))
  if (message) return [{ path, message }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    faultsIn(one, [...path, Array.isArray(value) ? Number(name) : name]),
  )
}

function whyNot(value: unknown, name: PropertyKey | undefined): string | null {
  if (Array.isArray(value)) return value.length > longestList ? `has more than ${longestList}` : null
  if (typeof value === 'string') return whyNotText(value, name)
  if (typeof value !== 'number') return null
  if (yearFields.has(name) && (value < years[0] || value > years[1]))
    return `is no year between ${years[0]} and ${years[1]}`
  return Math.abs(value) > largest ? `is further from 0 than ${largest}` : null
}

function whyNotText(text: string, name: PropertyKey | undefined): string | null {
  if (name === 'month' && !month.test(text)) return 'is no month from 1 to 12'
  return text.length > longestQuestion ? `is longer than ${longestQuestion} characters` : null
}
