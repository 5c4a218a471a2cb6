/** Two bounds, beyond either of which something is to lie. */
import { expect, it } from 'vitest'
import { readQuestion } from '../read-question.ts'

const read = (text: string) => readQuestion(text, new Date('2026-11-26')).parts

it.each([
  ['Will tea be below 2 dollars or above 5 dollars in 2030?', 'US$'],
  ['Could tea fall under 2 or climb over 5 dollars in 2030?', 'US$'],
  ['Could tea fall under 2 dollars or climb over 5 in 2030?', 'US$'],
  ['Tea in 2030: above 5 or below 2?', ''],
  ['Will tea lie outside 2 to 5 dollars in 2030?', 'US$'],
])('“%s” asks whether it does not lie between both', (text, unit) => {
  const [part] = read(text)
  expect(part).toMatchObject({ relation: { comparison: 'between', value: 2, upTo: 5, unit }, negated: true })
  expect(part).not.toHaveProperty('unread')
})

it('who denies that it lies beyond them asks whether it lies between', () => {
  const [part] = read('Will tea not be below 2 dollars or above 5 dollars in 2030?')
  expect(part).toMatchObject({ relation: { comparison: 'between', value: 2, upTo: 5 }, negated: false })
})

it('may be taken as given too', () => {
  const [part] = read('Will tea be dearer than 5 dollars in 2030 if coffee is above 3 dollars or below 1?')
  expect(part?.condition).toMatchObject({ relation: { comparison: 'between', value: 1, upTo: 3 }, negated: true })
})
