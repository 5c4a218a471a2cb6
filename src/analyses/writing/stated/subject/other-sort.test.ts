import { expect, test } from 'vitest'
import { readQuestion } from '../../../ask/read-question.ts'
import { nothing } from '../../asked.ts'
import { isOfOtherSort } from './other-sort.ts'

test.for<[question: string, names: string, is: boolean]>([
  ['Will natural causes kill more people in 2030 than now?', 'Price of natural gas', true],
  ['Will there be a nuclear deal by 2030?', 'A nuclear weapon is used by 2030', true],
  ['Will electric shocks be rarer in 2030?', 'Electric cars', true],
  ['Will natural gas be dearer in 2030?', 'Price of natural gas', false],
  ['Will a nuclear accident come by 2030?', 'A nuclear accident by 2030', false],
  ['Will natural causes kill more people in 2030?', 'World population', false],
])('%s | %s is of another sort: %s', ([question, names, is]) =>
  expect(isOfOtherSort(readQuestion(question, new Date('2026-11-24')).parts[0] ?? nothing, { names })).toBe(is),
)
