import { expect, test } from 'vitest'
import { readQuestion } from '../../../ask/read-question.ts'
import { nothing } from '../../asked.ts'
import { areOtherCountries } from './same-countries.ts'

const read = (text: string) => readQuestion(text, new Date('2026-11-24')).parts[0] ?? nothing
const areOther = (question: string, names: string): boolean =>
  areOtherCountries(read(question), { names, relation: read(names).relation })

test.for([
  ['Will France attack Malta by 2030?', 'Spain attacks Malta by 2030\nFrance is told of in the summary'],
  ['Will the US attack Malta by 2030?', 'Will Spain attack Malta by 2030?'],
  ['Will Spain attack Cyprus by 2030?', 'Will Spain attack Malta by 2030?'],
  ['Will Malta attack Spain by 2030?', 'Will Spain attack Malta by 2030?'],
  ['What is the chance that Portugal wins the cup of 2030?', 'Will Spain win the cup of 2030?'],
  ['When will the income of Malta exceed that of Spain?', 'When will Spain’s income exceed that of Malta?'],
  ['If France attacks Malta, will trade fall by 2030?', 'Trade falls if Spain attacks Malta'],
  ['When will US income exceed that of Spain?', 'When will Spain’s income exceed that of the United States?'],
  ['When will the US economy be bigger than Spain’s?', 'When will Spain’s economy exceed that of the United States?'],
  ['When will Spain be overtaken by the US?', 'When will Spain’s income exceed that of the United States?'],
  ['If France attacks Malta, will Spanish troops fight?', 'If France attacks Malta, will US troops fight?'],
  [
    'Will French troops fight if the US attacks Malta?',
    'If France attacks Malta, will US troops fight? US fights if Malta is attacked',
  ],
  ['If Malta attacks France, will US troops fight?', 'If France attacks Malta, will US troops fight?'],
  ['If France attacks Malta, will Maltese trade fall?', 'If France attacks Malta, will world trade fall?'],
  ['Will Malta join the union by 2035?', 'Which country joins the union of Spain next?\nsummary\nMalta Cyprus None'],
  [
    'When will US income first exceed that of Spain?',
    'When will Spain’s income first exceed that of the United States?',
  ],
  [
    'If France attacks Malta, will trade fall that year or the next?',
    'If Spain attacks Malta, will trade fall that year or the next?',
  ],
  ['Is France the next to join the union?', 'Which country joins the union of Spain next?\nsummary\nMalta Cyprus None'],
] as const)('%s is not: %s', ([question, names]) => expect(areOther(question, names)).toBe(true))

test.for([
  ['Is Malta the next to join the union?', 'Which country joins the union of Spain next?\nsummary\nMalta Cyprus None'],
  ['Will Cyprus join first?', 'Who joins the union of Spain first?\nsummary\nMalta Cyprus None'],
  ['Will Spain attack Malta by 2030?', 'Will Spain attack Malta by 2030?'],
  ['Will the Spanish attack Malta by 2030?', 'Will Spain attack Malta by 2030?'],
  ['Will Malta be attacked by Spain before 2030?', 'Will Spain attack Malta by 2030?'],
  ['Will Malta lose its place to Spain by 2030?', 'Will Spain pass Malta by 2030?'],
  ['Will the island be attacked by 2030?', 'Will Spain attack Malta by 2030?'],
  ['If Spain attacks Malta, will trade fall by 2030?', 'Trade falls if Spain attacks Malta'],
  ['Will France win the cup of 2030?', 'Who will win the cup of 2030?'],
  ['What share of France drinks tea in 2030?', 'Tea in Spain'],
  ['When will the US be overtaken by Spain?', 'When will Spain’s income exceed that of the United States?'],
  ['When will Spain be richer than the US?', 'When will Spain’s income exceed that of the United States?'],
  [
    'Will US troops fight if France attacks Malta?',
    'If France attacks Malta, will US troops fight? US fights if Malta is attacked',
  ],
  [
    'If a recession begins in Spain, will Spanish wages fall?',
    'If a Spanish recession begins, will wages fall? Wages of Spain if recession',
  ],
  ['If the mayor wins the Spanish election, will tea be free?', 'If the mayor wins, will tea be free in Spain?'],
] as const)('%s may be: %s', ([question, names]) => expect(areOther(question, names)).toBe(false))
