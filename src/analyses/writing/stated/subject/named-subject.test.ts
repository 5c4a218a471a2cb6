import { expect, test } from 'vitest'
import { readQuestion } from '../../../ask/read-question.ts'
import { nothing } from '../../asked.ts'
import { lacksSubject } from './named-subject.ts'

const lacks = (question: string, names: string): boolean =>
  lacksSubject(readQuestion(question, new Date('2026-11-24')).parts[0] ?? nothing, { names })

test.for([
  ['Will bitcoin use more electricity than bakeries in 2030?', 'World electricity generation'],
  ['Will robots kill a million people by 2035?', 'Road deaths per 100,000 people'],
  ['Will tea be dearer than milk in 2030?', 'Price of bread'],
] as const)('%s is not about %s', ([question, names]) => expect(lacks(question, names)).toBe(true))

test.for([
  ['Will bitcoin be above 90,000 dollars in 2030?', 'Bitcoin price'],
  ['Will bitcoyn be above 90,000 dollars in 2030?', 'Bitcoin price'],
  ['Will solar panels make more electricity than wind in 2030?', 'Electricity from the sun'],
  ['Will lorries or robots kill a million people by 2035?', 'Road deaths per 100,000 people'],
  ['Will there be twice as much tea in 2030?', 'Tea output'],
  ['How likely is it?', 'Tea output'],
  ['Will a state spray dust into the sky by 2040?', 'A state begins stratospheric aerosol cooling'],
  ['Is that sensible?', 'Tea output'],
] as const)('%s may be about %s', ([question, names]) => expect(lacks(question, names)).toBe(false))
