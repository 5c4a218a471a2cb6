import { expect, test } from 'vitest'
import { isNegated } from './negation.ts'

test.for([
  'Is Malta still outside the union at the end of 2030?',
  'Will Malta remain outside of the union?',
  'Will Malta be spared a drought until 2030?',
  'Will tea not be dearer?',
  'Will anybody but a Whig win the seat?',
  'Will the Whig lose the next election?',
  'Will 2030 pass without a dam breaking?',
  'Will the dam stand without paint?',
  'Will Swiss troops stay OUT of it?',
  'Does Malta sit the war out?',
  'Will Malta keep its ships out of the fight?',
  'Is Malta going to stand aside?',
  'Will Malta steer clear of a drought until 2030?',
])('%s denies', (text) => expect(isNegated(text)).toBe(true))

test.for([
  'Will Malta be in the union at the end of 2030?',
  'How many people live outside the towns?',
  'Will Malta not be outside the union?',
  'Will Malta have spare beds in 2030?',
  'Will tea cost more than some other drink?',
  'Will tea lose ground?',
  'Will the dam break by 2030 without anybody noticing?',
  'Will Malta stay out in front?',
  'Will tea not stay out of reach?',
  'Will Malta stand by its friends?',
  'Will Malta be drawn into it?',
])('%s denies nothing', (text) => expect(isNegated(text)).toBe(false))
