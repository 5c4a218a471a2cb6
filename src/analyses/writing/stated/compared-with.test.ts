import { expect, test } from 'vitest'
import { readQuestion } from '../../ask/read-question.ts'
import { nothing } from '../asked.ts'
import { comparesUnread } from './compared-with.ts'

const isLeft = (question: string): boolean => {
  const ask = readQuestion(question, new Date('2026-11-24')).parts[0] ?? nothing
  // As if no reader had found with what it compares.
  const relation = ask.relation && 'factor' in ask.relation && 'other' in ask.relation.of ? null : ask.relation
  return comparesUnread({ ...ask, relation })
}

test.for([
  'In 2030, do people get more drink out of tea than out of coffee?',
  'Will there be a worse blight than the Great One by 2035?',
  'Will tea be dearer than coffee in 2030?',
  'Are fewer tea houses open than bakeries in 2030?',
  'Will tea sales be more than double coffee sales in 2035?',
  'Will the last 20 % of people drink tea by 2035?',
  'Will about as many cups be sold between towns in 2030 as now?',
  'Will tea in 2030 be at least as good as it was in 2020?',
  'Will tea average less than 5 dollars between 2030 and 2032?',
])('%s compares with another thing', (question) => expect(isLeft(question)).toBe(true))

test.for([
  'Will tea be dearer than in 2019?',
  'Will tea be dearer than it is now?',
  'Will more than half of all cups be tea in 2030?',
  'Will tea cost more than 5 dollars in 2030?',
  'Will tea be more than double the price of 2020?',
  'Will tea double by 2030?',
  'Will it rain in 2030 rather than snow?',
  'Will tea come later than expected in 2030?',
])('%s compares with nothing else', (question) => expect(isLeft(question)).toBe(false))
