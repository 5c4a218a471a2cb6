/** What is told of a scenario outside its page. */
import { expect, test } from 'vitest'
import type { ScenarioNumbers } from './numbers.ts'
import type { ScenarioDetails } from './scenario.ts'
import { sharedOf } from './shared.ts'

const members = ['prediction/1', 'prediction/2', 'trend/3', 'prediction/4']
const details = { members: members.map((to) => ({ to })), signposts: [], states: {} } as unknown as ScenarioDetails
const numbers = (counted: number) =>
  ({ chance: { counted, likely: { chance: 0.44, lowest: 0.38, highest: 0.51 } } }) as unknown as ScenarioNumbers

test('where all its members have a chance, the band is of all of them', () => {
  const { figure, beside } = sharedOf(details, numbers(4))
  expect([figure, ...beside]).toEqual(['about 44%', 'that all 4 members hold', 'likely 38 to 51%'])
})

test('where one has none, the number is at most that, and the band says of how many it is', () => {
  const { figure, beside } = sharedOf(details, numbers(3))
  expect([figure, ...beside]).toEqual([
    'about 44% or less',
    'that all 4 members hold',
    'of the 3 that have a chance, likely 38 to 51%',
  ])
})
