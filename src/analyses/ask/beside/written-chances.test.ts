/** Chances as mathematics writes them; on 26 November 2026. */
import { expect, test } from 'vitest'
import { chancesWrittenOut } from './written-chances.ts'

test.each<[string, string]>([
  ['P(tea > 4 dollars in 2031)?', 'the chance of tea > 4 dollars in 2031?'],
  ['Pr(rain) and Pr(snow)', 'the chance of rain and the chance of snow'],
  ['P(tea > 4 (a cup))', 'the chance of tea > 4 (a cup)'],
  ['P(dear tea | rain in 2031)?', 'if rain in 2031, what is the chance of dear tea?'],
  ['rain AND snow, both, not one given the other', 'rain AND snow, both together'],
  ['rain and snow, not one if the other', 'rain and snow, both together'],
  ['Likelier by 2050: dear tea, or snow?', 'Which is likelier by 2050: dear tea, or snow?'],
  ['I teach. More likely: dear tea or snow in 2031?', 'I teach. Which is likelier: dear tea or snow in 2031?'],
  ['Both odds please: dear tea in 2031; snow by 2045.', 'How likely is dear tea in 2031? How likely is snow by 2045?'],
  [
    'Our paper needs two odds: dear tea by 2031, and snow by 2045.',
    'How likely is dear tea by 2031? How likely is snow by 2045?',
  ],
  ['Our paper needs two odds: dear tea, and snow by 2045.', 'Our paper needs two odds: dear tea, and snow by 2045.'],
  ['Likelier than not: dear tea in 2031?', 'Likelier than not: dear tea in 2031?'],
  ['Odds: tea 2031', 'Odds: tea 2031'],
  ['GDP (nominal) and CPI (rain)', 'GDP (nominal) and CPI (rain)'],
])('%s', (typed, words) => expect(chancesWrittenOut(typed)).toBe(words))
