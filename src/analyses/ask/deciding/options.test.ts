/** Which options somebody names where they say what they decide. */
import { expect, test } from 'vitest'
import { readOptions, suggestOptions } from './options.ts'
import { readQuestion } from '../read-question.ts'

test.each<[string, string[]]>([
  ['Should I buy or lease', ['buy', 'lease']],
  ['should we hire now or wait', ['hire now', 'wait']],
  ['Sell the boat or keep it', ['Sell the boat', 'keep it']],
  ['Sell the boat now, or wait', ['Sell the boat now', 'wait']],
  ['whether to buy, to lease or to rent a car', ['buy', 'lease', 'rent a car']],
  ['torn between a gas boiler and a heat pump', ['a gas boiler', 'a heat pump']],
  ['deciding between oil, gas and wood', ['oil', 'gas', 'wood']],
  ['must choose between two boats', []],
  ['whether or not to sell', ['sell', 'do not sell']],
  ['Should we sell or not', ['sell', 'do not sell']],
  ['Is it better to rent or to buy', ['rent', 'buy']],
  ['must choose: go on in 2028 or wait until 2031', ['go on in 2028', 'wait until 2031']],
  ['must choose between a gas boiler and a heat pump', ['a gas boiler', 'a heat pump']],
  ['can either rent now or buy later', ['rent now', 'buy later']],
  ['buy now or rent later', ['buy now', 'rent later']],
  ['unsure whether to sell or to keep it', ['sell', 'keep it']],
  ['weighing oil vs gas', ['oil', 'gas']],
  ['should my brother buy or lease', ['buy', 'lease']],
  ['whether to sell', []],
  ['buy a boat for 42,000 euros or pay 2,300 a year', ['buy a boat for 42,000 euros', 'pay 2,300 a year']],
  ['buy or buy', []],
  ['a or b or c or d or e', []],
])('of “%s” the options are %j', (decision, options) => expect(readOptions(decision)).toEqual(options))

test.each<[string, string[]]>([
  ['whether to sell the boat', ['sell the boat', 'do not sell the boat']],
  ['Before I borrow', []],
  ['should we put into our plan', ['put into our plan', 'do not put into our plan']],
  ['what happens next', []],
])('where one deed is decided, leaving it is the other option: “%s”', (decision, options) =>
  expect(suggestOptions(decision)).toEqual(options),
)

test.each<[string, string | null, number]>([
  [
    'We run vans and must choose: go on in 2028 or wait. Will tea be rationed?',
    'must choose: go on in 2028 or wait',
    2,
  ],
  ['I must choose: will tea or coffee be dearer?', 'must choose', 0],
  ['We must decide: a pity. Will tea be rationed?', 'must decide', 0],
])('what stands behind a colon is decided where it names options: “%s”', (text, decision, count) => {
  const { parts, choice } = readQuestion(text, new Date('2026-11-24'))
  expect([parts[0]?.decision ?? null, choice?.options.length ?? 0]).toEqual([decision, count])
})

test('the options of a question travel with its reading, without a word of what they bring', () => {
  const { choice, parts } = readQuestion('Should I buy or lease? Will tea be rationed by 2031?', new Date('2026-11-24'))
  expect(parts).toHaveLength(1)
  expect(choice).toEqual({
    options: [
      { name: 'buy', brings: [] },
      { name: 'lease', brings: [] },
    ],
    outcomes: { by: 'answer' },
    unit: '',
    isCost: false,
    again: null,
  })
  expect(readQuestion('Will tea be rationed?', new Date('2026-11-24'))).not.toHaveProperty('choice')
})
