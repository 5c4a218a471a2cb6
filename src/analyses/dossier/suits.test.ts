import { expect, test } from 'vitest'
import { readQuestion } from '../ask/read-question.ts'
import { suits } from './suits.ts'

const best = (question: string, items: { kind: string; title: string }[]) => {
  const [part] = readQuestion(question, new Date('2026-11-22T12:00:00Z')).parts
  return part && items.toSorted((one, other) => suits(part, other) - suits(part, one))[0]?.title
}
const trend = { kind: 'trend', title: 'Price of tea' }
const event = { kind: 'prediction', title: 'Will tea be banned by 2031?' }
const line = { kind: 'prediction', title: 'Will tea cost 40 dollars in 2031?' }
const first = { kind: 'prediction', title: 'When will tea first be grown on the Moon?' }
const given = { kind: 'prediction', title: 'If it rains, will tea be banned by 2031?' }
const world = { kind: 'scenario', title: 'A world of tea' }

test.each([
  ['What will tea cost in 2033?', trend.title],
  ['Will tea double by 2033?', trend.title],
  ['Will tea be banned by 2033?', event.title],
  ['Will tea be above 40 dollars in 2031?', line.title],
  ['Will tea be banned by 2033 if it rains?', given.title],
  ['Which price will tea have in 2034?', trend.title],
  ['When will tea be grown on the Moon?', first.title],
])('of several items whose words fit “%s” is answered by “%s”', (question, title) => {
  expect(best(question, [world, given, event, line, first, trend])).toBe(title)
})
