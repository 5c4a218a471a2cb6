/** What the form of a question starts with, and what follows while it is filled. */
import { expect, test } from 'vitest'
import { whyNotRule } from '../resolving/rule.ts'
import { predictionForm } from './form.tsx'
import { sayBound, sayTimes } from './form/bound-series.ts'
import { formOf } from './form/question-forms/index.ts'
import { aSeries } from '../../../test/given/series.ts'

test('a question for a date starts with whole years from this one on, and may be answered by a series as it is', () => {
  const blank = { ...predictionForm.blank('2026-11-23'), title: '', horizon: { from: null, to: null } }
  const question = formOf('date').blank('2026-11-23')
  expect(question.range).toMatchObject({ min: '2026-01-01', max: '2036-12-31' })
  const followed = { ...blank, ...predictionForm.follow?.(blank, { ...blank, question }) }
  const { resolves } = followed
  expect(resolves).toBe('2037-01-30')
  const automatic = { trend: 'trend/7', comparison: '>=' as const, threshold: 450 }
  expect(whyNotRule({ question, automatic, resolves })).toBeNull()
})

const publishedTo = (closes: string) =>
  predictionForm.whyNotPublic?.({ ...predictionForm.blank('2026-11-23'), closes }, '2026-11-23')

test('a form says that a question is not to be published whose closing day is past, and takes today', () => {
  expect([publishedTo('2026-11-22')?.field, publishedTo('2026-11-23'), publishedTo('2027-01-01')]).toEqual([
    'closes',
    null,
    null,
  ])
})

test('the fields of a rule say what the series measures, and how far it has come', () => {
  const bound = {
    label: 'Global CO2',
    series: aSeries([
      ['2024', 424],
      ['2025', 427.3],
    ]),
  }
  expect(sayBound(bound)).toBe('In ppm. Global CO2 was 427.3 ppm in 2025, its last value')
  expect(sayTimes(bound)).toBe('One after 2025, the last that Global CO2 has, such as 2026')
  const pumps = { label: 'Heat pumps', series: aSeries([['2026-Q4', 3]], { frequency: 'quarterly' }) }
  expect(sayTimes(pumps)).toBe('One after Q4 2026, the last that Heat pumps has, such as 2027-Q1')
})
