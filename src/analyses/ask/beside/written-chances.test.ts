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
  ['GDP (nominal) and CPI (rain)', 'GDP (nominal) and CPI (rain)'],
])('%s', (typed, words) => expect(chancesWrittenOut(typed)).toBe(words))
