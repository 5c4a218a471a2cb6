import { expect, test } from 'vitest'
import { readQuestion } from '../../../ask/read-question.ts'
import { nothing } from '../../asked.ts'
import { isDoneTo } from './doers.ts'

const is = (question: string, names: string): boolean =>
  isDoneTo(readQuestion(question, new Date('2026-11-24')).parts[0] ?? nothing, { names })

const poets = 'How many poets and painters will die in 2027? Poets killed in 2027'

test.for([
  ['How many people will be killed by poets in 2027?', poets],
  ['How many people will poets kill in 2027?', poets],
  ['How many editors are murdered by a poet in 2027?', poets],
  ['How many officers will be jailed by poets in 2027?', 'Poets in prison'],
  ['How many parents are vaccinated by children in 2030?', 'Children vaccinated against measles'],
] as const)('%s makes doers of whom it is done to: %s', ([question, names]) => expect(is(question, names)).toBe(true))

test.for([
  ['How many poets will be killed in 2027?', poets],
  ['How many poets will be killed by governments in 2027?', poets],
  ['How many poets will wars kill in 2027?', poets],
  ['How many poets will be killed by the end of 2027?', poets],
  ['Will a machine kill 100 people by 2035?', 'A machine kills 100 people by 2035'],
  ['How many children will be vaccinated by 2030?', 'Children vaccinated against measles'],
] as const)('%s may be: %s', ([question, names]) => expect(is(question, names)).toBe(false))
