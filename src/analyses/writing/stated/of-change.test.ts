import { expect, test } from 'vitest'
import { readQuestion } from '../../ask/read-question.ts'
import { nothing } from '../asked.ts'
import { isChangeItself, isOfOwnBase } from './of-change.ts'

test.for<[question: string, unit: string, is: boolean]>([
  ['By how many per cent will prices rise in 2030?', '% per year', true],
  ['How much will prices go up in 2030?', '% per year', true],
  ['By how much will inflation rise in 2030?', '% per year', false],
  ['By how much will the growth rate rise in 2030?', '% per year', false],
  ['By how many per cent will tea rise in 2030?', 'US$ per tonne', false],
  ['By how much will the share rise by 2030?', '% of people', false],
  ['What will prices be in 2030?', '% per year', false],
])('%s of a series in %s: %s', ([question, unit, is]) =>
  expect(isChangeItself(readQuestion(question, new Date('2026-11-24')).parts[0] ?? nothing, unit)).toBe(is),
)

test.for<[question: string, unit: string, is: boolean]>([
  ['How high will the sea stand above its 1880 level in 2035?', 'inches above 1880', true],
  ['How far will the sea rise from 2020 to 2035?', 'inches above 1880', false],
  ['How high will tea stand in 2035?', 'inches above 1880', false],
])('%s is a level of a series in %s: %s', ([question, unit, is]) =>
  expect(
    isOfOwnBase(readQuestion(question, new Date('2026-11-24')).parts[0] ?? nothing, { unit, measure: 'level' }),
  ).toBe(is),
)
