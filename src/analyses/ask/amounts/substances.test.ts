/** What an amount is of, said elsewhere in the question than at its unit; on 26 November 2026. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const relationOf = (text: string) => readQuestion(text, new Date('2026-11-26')).parts[0]?.relation

test.for<[question: string, value: number, unit: string]>([
  ['Will cement CO2 be above 2 billion tonnes in 2031?', 2e9, 'tonnes of CO2'],
  ['Will cement CO2 be above 2 Gt in 2031?', 2, 'Gt of CO2'],
  ['How likely is carbon dioxide from cement of more than 2 gigatonns in 2031?', 2, 'Gt of CO2'],
  ['Is carbon dioxide from cement over 2 billion metric tons in 2031?', 2e9, 'tonnes of CO2'],
  ['Will CO2 from cement be above 500 Mt of carbon in 2031?', 500, 'Mt of carbon'],
  ['Will CO2 from cement be above 2 GtC in 2031?', 2, 'Gt of carbon'],
  ['Will CO2 equivalents from cement be above 2 Gt in 2031?', 2, 'Gt'],
  ['Will cement emissions be above 2 Gt in 2031?', 2, 'Gt of CO2'],
  ['Will methane emissions be above 2 Gt in 2031?', 2, 'Gt'],
  ['Will emissions be above 2 Gt of carbon in 2031?', 2, 'Gt of carbon'],
  ['Will tea be above 2 million tonnes in 2031?', 2e6, 'tonnes'],
  ['Will a litre of milk cost over 90 cents in 2031?', 90, 'cents per litre'],
  ['Will a pound of tea cost less than 9 dollars in 2031?', 9, 'US$ per pound'],
  ['Will milk cost over 90 cents in 2031?', 90, 'cents'],
  ['Will neon be at least 0.002 per cent of the air in 2031?', 0.002, '% of the air'],
  ['Is 0.002 % or more of the atmosphere neon in 2031?', 0.002, '% of the air'],
  ['Will neon in the air be above 3 % in 2031?', 3, '%'],
])('“%s” compares with %s %s', ([question, value, unit]) => expect(relationOf(question)).toMatchObject({ value, unit }))
