import { describe, expect, it } from 'vitest'
import type { ScenarioNumbers } from './numbers.ts'
import type { ScenarioDetails } from './scenario.ts'
import { sharedOf } from './shared.ts'
import {
  judgementsOf,
  namedStates,
  sayBand,
  sayBeside,
  sayCount,
  sayJudgement,
  sayLikely,
  sayMember,
  saySignpost,
  sayUncounted,
  signOf,
} from './words.ts'

describe('what a scenario says', () => {
  it('says what must hold of a member', () => {
    expect(sayMember({ to: 'prediction/1', outcome: 'no' })).toBe('resolves to no')
    expect(sayMember({ to: 'trend/2', at: 2050, comparison: '<=', threshold: 8400 })).toBe('at most 8,400 in 2050')
    expect(sayMember({ to: 'trend/2', at: 2045, comparison: '>=', threshold: 50 }, '% of seats')).toBe(
      'at least 50% of seats in 2045',
    )
    expect(saySignpost({ title: 'x', watch: 'trend/2', comparison: '>=', threshold: 440, by: 2032 })).toBe(
      'at least 440 by 2032',
    )
  })

  it.each<[chance: number, whole: string, inPart: string]>([
    [0, '0%', '0%'],
    [0.00006, 'under 0.1%', 'under 0.1%'],
    [0.0154, 'about 1.5%', 'about 1.5% or less'],
    [0.0201, 'about 2%', 'about 2% or less'],
    [0.0996, 'about 10%', 'about 10% or less'],
    [0.394, 'about 39%', 'about 39% or less'],
    [0.957, 'about 95.7%', 'about 95.7% or less'],
    [0.9995, 'over 99.9%', 'over 99.9% or less'],
  ])('says the number of a world: %s is %s', (chance, whole, inPart) => {
    const likely = { chance, highest: chance }
    expect([sayLikely(likely, true), sayLikely(likely, false)]).toEqual([whole, inPart])
  })

  it('says no bound below the band of what is known, where members have no chance yet', () => {
    const likely = { chance: 0.22, lowest: 0.14, highest: 0.31 }
    expect([sayLikely(likely, false), sayBeside(likely, false)]).toEqual([
      'about 31% or less',
      'about 22% by those of its members that have a chance',
    ])
    expect([sayLikely(likely, true), sayBeside(likely, true)]).toEqual(['about 22%', 'likely 14 to 31%'])
  })

  it.each<[lowest: number, highest: number, said: string]>([
    [0.0063, 0.0338, '0.6 to 3.4%'],
    [0.3, 0.302, '30%'],
    [0, 0.17, '0 to 17%'],
    [0, 0, '0%'],
    [0.00001, 0.0009, 'under 0.1%'],
    [0.0002, 0.0013, 'at most 0.1%'],
    [0.0003, 0.11, 'at most 11%'],
    [0.952, 0.9998, 'at least 95.2%'],
    [0.9992, 0.9999, 'over 99.9%'],
    [0.9992, 1, 'over 99.9%'],
    [0, 0.0004, 'under 0.1%'],
    [0.0003, 0.9998, 'under 0.1% to over 99.9%'],
  ])('says a band as finely as its number, by the ends that have a figure: %s to %s is %s', (lowest, highest, said) => {
    expect(sayBand({ lowest, highest })).toBe(said)
  })

  it('prints the sign of every judgement, and says its strength', () => {
    expect([-3, 0, 2].map(signOf)).toEqual(['−3', '0', '+2'])
    expect(sayJudgement(-3)).toBe('strongly hinders')
    expect(sayJudgement(1)).toBe('slightly promotes')
  })

  it('gives every state of a set a letter and a number', () => {
    const descriptors = ['one', 'two'].map((id) => ({
      id,
      title: id,
      states: ['a', 'b'].map((state) => ({ id: state, title: state })),
    }))
    expect(namedStates({ descriptors }).map(({ code, key }) => `${code} ${key}`)).toEqual([
      'A1 one.a',
      'A2 one.b',
      'B1 two.a',
      'B2 two.b',
    ])
  })

  it('takes a judgement that nobody stated for 0', () => {
    const judge = judgementsOf([{ from: 'one.a', to: 'two.b', judgement: 2 }])
    expect([judge('one.a', 'two.b'), judge('two.b', 'one.a')]).toEqual([2, 0])
    expect([sayCount(4), sayCount(40)]).toEqual(['four', '40'])
  })
})

describe('what no member stands for', () => {
  const choices = ['jobs', 'owners', 'spread'].map((one) => ({ state: `${one}.a`, title: one }))
  const said = (...states: string[]) => sayUncounted([{ states }], choices)

  it('is named, since a world’s number says nothing of it', () => {
    expect(said('spread.a')).toBe(
      'No member bears on “jobs” and “owners”: the number says nothing of what this world chooses there.',
    )
    expect(said('spread.a', 'jobs.a')).toContain('bears on “owners”: the number')
  })

  it('is nothing where members stand for all, or it is not known what they stand for', () => {
    expect([said('jobs.a', 'owners.a', 'spread.a'), said()]).toEqual([null, null])
  })
})

const four = ['prediction/1', 'prediction/2', 'trend/3', 'prediction/4']
const told = { members: four.map((to) => ({ to })), signposts: [], states: {} } as unknown as ScenarioDetails
const counting = (counted: number) =>
  ({ chance: { counted, likely: { chance: 0.44, lowest: 0.38, highest: 0.51 } } }) as unknown as ScenarioNumbers

describe('the one number of a world, told outside its page', () => {
  it('where all its members have a chance, the band is of all of them', () => {
    const { figure, beside } = sharedOf(told, counting(4))
    expect([figure, ...beside]).toEqual(['about 44%', 'that all 4 members hold', 'likely 38 to 51%'])
  })

  it('where one has none, it is at most the upper end of the band, and beside it stands what is known', () => {
    const { figure, beside } = sharedOf(told, counting(3))
    expect([figure, ...beside]).toEqual([
      'about 51% or less',
      'that all 4 members hold',
      'about 44% by those of its members that have a chance',
    ])
  })
})
