/** What is said above the five fields of a number or a date: whoever fills them in knows no other place that says it. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AskedQuestion } from '../unfinished.ts'
import { formOf } from './index.ts'

const number = (range: object, unit = 'million people'): AskedQuestion => ({
  type: 'numeric',
  unit,
  range: { min: 380, max: 520, openBelow: false, openAbove: true, scale: 'linear', ...range },
})
const day = (range: object): AskedQuestion => ({
  type: 'date',
  range: { min: '2027-01-01', max: '2036-12-31', openBelow: false, openAbove: true, ...range },
})
const beyond = 'What lies beyond an open end is written as that end'

test.each<[string, AskedQuestion, string]>([
  ['a number', number({}), `From 380 to 520 million people, open above. Five values that rise. ${beyond}`],
  ['a closed range', number({ openAbove: false }, 'ppm'), 'From 380 to 520 ppm. Five values that rise'],
  ['a range that is still being written', number({ max: null }), `Five values that rise. ${beyond}`],
  [
    'a date',
    day({}),
    'From 1 Jan 2027 to 31 Dec 2036, or later. Five days that rise. “Later or never” is written as the end of the range',
  ],
  ['a date that must come', day({ openAbove: false }), 'From 1 Jan 2027 to 31 Dec 2036. Five days that rise'],
  ['days that are still being written', day({ min: '', openAbove: false }), 'Five days that rise'],
])('of %s it says what is possible, in its unit', (_, question, says) => {
  const form = formOf(question.type)
  const html = renderToString(
    <form.Estimate
      question={question}
      estimate={form.blankEstimate(question)}
      change={() => {}}
      faultOf={() => null}
    />,
  )
  expect(html).toContain(`>${says}</p>`)
})
