/** Several figures that are asked for by a list; on 26 November 2026. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const partsOf = (text: string) =>
  readQuestion(text, new Date('2026-11-26')).parts.map(({ of, when, wants }) => [wants, of.words, when?.to ?? null])

test.for<[question: string, words: string[], years: (number | null)[]]>([
  [
    'We need two figures for 2031: the price of tea and the number of tea houses.',
    ['the price of tea', 'the number of tea houses'],
    [2031, 2031],
  ],
  ['Please give me your 2031 forecasts for the price of tea and the price of coffee.', ['tea', 'coffee'], [2031, 2031]],
  ['Will tea pass 5 dollars by 2031 or by 2051?', ['tea', 'tea'], [2031, 2051]],
  ['Where will tea and coffee be priced in 2031?', ['tea be priced', 'coffee be priced'], [2031, 2031]],
  ['What do you expect tea and coffee to cost in 2031?', ['tea to cost', 'coffee to cost'], [2031, 2031]],
  [
    'What will the shares of people with tea and with coffee be in 2031?',
    ['share of people with tea be', 'share of people with coffee be'],
    [2031, 2031],
  ],
  ['When will a tea house open on Mars, and whose will it be?', ['tea house', 'whose will it be'], [null, null]],
  ['When will a tea house open on Mars, and by which country?', ['tea house', 'by which country'], [null, null]],
  [
    'We plan for 2031 and need both numbers: tea houses in that year, and coffee houses in that year.',
    ['tea houses', 'coffee houses'],
    [2031, 2031],
  ],
])('“%s” asks for %j', ([question, words, years]) => {
  const parts = partsOf(question)
  expect(parts.map(([, , year]) => year)).toEqual(years)
  words.forEach((said, i) => expect(parts[i]?.[1]).toContain(said))
})

test.for([
  'Will tea and coffee be rationed by 2031?',
  'Will tea be rationed in 2031 or 2032?',
  'What will tea with milk and sugar cost in 2031?',
  'How many tea houses of both kinds will there be in 2031: more than 900 and less than 2,000?',
  "What's the chance of both things happening: a tea strike by 2031, and a ban on coffee?",
  'Which of these two things is likelier by 2031: a tea strike or a coffee strike?',
])('“%s” asks one thing', (question) => expect(partsOf(question)).toHaveLength(1))
