import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const yearsIn = (typed: string) => readQuestion(typed, new Date('2026-11-30')).parts.map(({ when }) => when?.to ?? null)

test.for<[question: string, years: (number | null)[]]>([
  ['How many people will drink tea and how long will they live in 2045?', [2045, 2045]],
  ['How high will tea stand in 2035 and how much coffee will be drunk in 2045?', [2035, 2045]],
  ['How many people drink tea, and will coffee be dearer by 2045?', [null, 2045]],
  ['When will tea be banned, and how much coffee will be drunk in 2045?', [null, 2045]],
])('“%s” asks of %j', ([question, years]) => expect(yearsIn(question)).toEqual(years))
