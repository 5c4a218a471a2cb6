/** Of how many chances of a world it is said that people gave them. */
import { expect, test } from 'vitest'
import type { ScenarioNumbers } from '../numbers.ts'
import { sayOfPeople } from './say-people.ts'

type From = Extract<ScenarioNumbers['members'][number], { probability: number }>['from']
const by = (from: From | null): ScenarioNumbers['members'][number] =>
  from === null
    ? { to: 'prediction/2', version: null, probability: null, why: 'no-forecast' }
    : { to: 'prediction/2', version: 1, probability: 0.4, from, validated: true }

test.for<[of: (From | null)[], says: string]>([
  [[], ''],
  [['house', 'pool', null], ''],
  [['crowd'], 'This chance is what people say together; it is counted anew once an hour at most.'],
  [['crowd', null], 'This chance is what people say together; it is counted anew once an hour at most.'],
  [['crowd', 'house'], 'Of these 2 chances, 1 is what people say together; it is counted anew once an hour at most.'],
  [
    ['crowd', 'house', 'crowd', null, 'model', 'observed'],
    'Of these 5 chances, 2 are what people say together; they are counted anew once an hour at most.',
  ],
])('of %j it says "%s"', ([of, says]) => {
  expect(sayOfPeople(of.map(by))).toBe(says)
})
