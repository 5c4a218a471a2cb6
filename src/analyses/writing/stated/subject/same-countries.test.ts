import { expect, test } from 'vitest'
import { readQuestion } from '../../../ask/read-question.ts'
import { nothing } from '../../asked.ts'
import { areOtherCountries } from './same-countries.ts'

const areOther = (question: string, names: string): boolean =>
  areOtherCountries(readQuestion(question, new Date('2026-11-24')).parts[0] ?? nothing, { names })

test.for([
  ['Will France attack Malta by 2030?', 'Spain attacks Malta by 2030\nFrance is told of in the summary'],
  ['Will the US attack Malta by 2030?', 'Will Spain attack Malta by 2030?'],
  ['Will Spain attack Cyprus by 2030?', 'Will Spain attack Malta by 2030?'],
  ['Will Malta attack Spain by 2030?', 'Will Spain attack Malta by 2030?'],
  ['What is the chance that Portugal wins the cup of 2030?', 'Will Spain win the cup of 2030?'],
  ['When will the income of Malta exceed that of Spain?', 'When will Spain’s income exceed that of Malta?'],
  ['If France attacks Malta, will trade fall by 2030?', 'Trade falls if Spain attacks Malta'],
] as const)('%s is not: %s', ([question, names]) => expect(areOther(question, names)).toBe(true))

test.for([
  ['Will Spain attack Malta by 2030?', 'Will Spain attack Malta by 2030?'],
  ['Will the Spanish attack Malta by 2030?', 'Will Spain attack Malta by 2030?'],
  ['Will Malta be attacked by Spain before 2030?', 'Will Spain attack Malta by 2030?'],
  ['Will Malta lose its place to Spain by 2030?', 'Will Spain pass Malta by 2030?'],
  ['Will the island be attacked by 2030?', 'Will Spain attack Malta by 2030?'],
  ['If Spain attacks Malta, will trade fall by 2030?', 'Trade falls if Spain attacks Malta'],
  ['Will France win the cup of 2030?', 'Who will win the cup of 2030?'],
  ['What share of France drinks tea in 2030?', 'Tea in Spain'],
] as const)('%s may be: %s', ([question, names]) => expect(areOther(question, names)).toBe(false))
