/** What may be met at any time of a year; on 26 November 2026. */
import { expect, it } from 'vitest'
import { readQuestion } from '../read-question.ts'

const whenOf = (text: string) => readQuestion(text, new Date('2026-11-26')).parts[0]?.when

it.each([
  'Will tea hit 5 dollars in 2031?',
  'Will tea reach 5 dollars in 2031?',
  'Will tea fall below 5 dollars in 2031?',
  'Could tea climb over 5 dollars next year?',
])('“%s” asks of any time of the year', (text) => expect(whenOf(text)?.kind).toBe('within'))

it.each([
  'Will tea be above 5 dollars in 2031?',
  'Will tea hit 5 dollars at the end of 2031?',
  'Will tea reach 5 dollars on average in 2031?',
  'Will tea reach 5 dollars in May 2031?',
])('“%s” asks of one time', (text) => expect(whenOf(text)?.kind).toBe('in'))
