/** A world beside the others of its set, and by the judgements of its set. */
import { describe, expect, it } from 'vitest'
import type { ScenarioInput } from '../known-world.ts'
import type { Member } from '../scenario.ts'
import { numbersOf, type Prediction, saying, yes } from '../test-world.ts'

const world = (id: number, states: Record<string, string>, members: Member[]) => ({
  item: `scenario/${id}`,
  version: 3,
  states,
  members,
})

const likelyIn = ({ chance }: { chance: { likely: { chance: number } | null } | null }) => chance?.likely?.chance ?? 0

describe('a world beside its siblings', () => {
  const own = world(1, { rules: 'kept', price: 'high' }, [yes(2)])
  const told = (siblings: ScenarioInput['siblings'], predictions: Record<number, Prediction>) =>
    numbersOf([], predictions, { own, siblings })

  it('differs where they choose otherwise, and each has its own bounds', () => {
    const { siblings } = told([world(4, { rules: 'kept', price: 'low' }, [yes(3), yes(5)])], {
      2: saying(0.5),
      3: saying(0.9),
      5: saying(0.3),
    })
    const chance = expect.objectContaining({ lowest: expect.closeTo(0.2, 9), highest: 0.3 })
    expect(siblings).toEqual([
      { item: 'scenario/4', version: 3, differs: [{ descriptor: 'price', here: 'high', there: 'low' }], chance },
    ])
  })

  it('leaves to none of them what the bounds of all leave: of .5 and .2 to .3, 20% to 30%', () => {
    const { noneOfThese } = told([world(4, { rules: 'kept', price: 'low' }, [yes(3), yes(5)])], {
      2: saying(0.5),
      3: saying(0.9),
      5: saying(0.3),
    })
    expect(noneOfThese).toMatchObject({ lowest: expect.closeTo(0.2, 9), highest: expect.closeTo(0.3, 9) })
  })

  it('has a chance that adds up to 1 with those of the others and of none of them', () => {
    const beside = [
      world(4, { rules: 'kept', price: 'low' }, [yes(3), yes(5)]),
      world(6, { rules: 'broken' }, [yes(5)]),
    ]
    const { chance, siblings, noneOfThese } = told(beside, { 2: saying(0.4), 3: saying(0.9), 5: saying(0.2) })
    expect(noneOfThese).toMatchObject({ chance: expect.any(Number), isLeast: false })
    const all = [{ chance }, ...siblings].map(likelyIn)
    expect(all.every((one) => one > 0.1)).toBe(true)
    expect(all.reduce((sum, one) => sum + one, noneOfThese?.chance ?? 0)).toBeCloseTo(1, 12)
  })

  it('leaves at least so much to none of them where a member has no chance', () => {
    const { siblings, noneOfThese } = told([world(4, { rules: 'broken' }, [yes(3), yes(8)])], {
      2: saying(0.4),
      3: saying(0.3),
    })
    expect(siblings[0]?.chance).toMatchObject({ isWhole: false })
    expect(noneOfThese).toMatchObject({ chance: expect.closeTo(0.3, 9), isLeast: true })
  })

  it('has others beside which nothing is left, though their bounds could do: then that is said', () => {
    const others = [3, 4, 5].map((id) => world(id, { rules: `kept-${id}` }, [yes(id), yes(7)]))
    const high = Object.fromEntries([2, 3, 4, 5, 7].map((id) => [id, saying(0.5)]))
    const { incoherences, noneOfThese } = told(others, high)
    const items = ['scenario/1', 'scenario/3', 'scenario/4', 'scenario/5']
    expect(incoherences).toEqual([{ kind: 'crowded', items, total: expect.any(Number) }])
    expect(noneOfThese).toMatchObject({ chance: null })
  })

  it('cannot be where the lower bounds of all add up to more than 1', () => {
    const { incoherences, noneOfThese } = told([world(4, { rules: 'broken', price: 'low' }, [yes(3)])], {
      2: saying(0.6),
      3: saying(0.7),
    })
    expect(incoherences).toEqual([
      { kind: 'siblings', items: ['scenario/1', 'scenario/4'], total: expect.closeTo(1.3, 9) },
    ])
    expect(noneOfThese).toBeNull()
  })

  it('counts a world that is told twice once', () => {
    const { incoherences, noneOfThese } = told([world(4, own.states, [yes(3)])], { 2: saying(0.6), 3: saying(0.7) })
    expect([incoherences, noneOfThese]).toMatchObject([[], { lowest: 0, highest: expect.closeTo(0.3, 9) }])
  })

  it('says no least chance of a world some of whose members have none, and nothing of none of them where one has no chance', () => {
    const partly = world(4, { rules: 'broken', price: 'low' }, [yes(3), yes(8)])
    expect(told([partly], { 2: saying(0.6), 3: saying(0.7) })).toMatchObject({
      incoherences: [],
      noneOfThese: { lowest: 0, highest: 0.4 },
    })
    expect(told([world(4, partly.states, [yes(8)])], { 2: saying(0.6) }).noneOfThese).toBeNull()
    expect(numbersOf([], { 2: saying(0.6) }, { own, isWhole: false }).noneOfThese).toBeNull()
  })
})

describe('the consistency of a world', () => {
  // Row: what the state says. Kept rules speak for low prices by 4 against high ones.
  const set = {
    descriptors: [
      { id: 'rules', states: ['kept', 'broken'] },
      { id: 'price', states: ['low', 'high'] },
    ],
    impacts: [
      { from: 'rules.kept', to: 'price.low', judgement: 2 },
      { from: 'rules.kept', to: 'price.high', judgement: -2 },
      { from: 'price.high', to: 'rules.broken', judgement: 1 },
    ],
  }
  const inSet = (states: Record<string, string>) =>
    numbersOf([], {}, { set, own: { item: 'scenario/1', version: 1, states, members: [yes(2)] } }).consistency

  it('holds where nothing pulls harder elsewhere', () => {
    // Broken rules say nothing of prices; high prices want them broken, low ones say nothing.
    expect(inSet({ rules: 'kept', price: 'low' })).toEqual({
      isConsistent: true,
      pulls: [],
      consistentInSet: 3,
      configurations: 4,
    })
  })

  it('fails with the pulls, the strongest first, by name', () => {
    expect(inSet({ rules: 'kept', price: 'high' })).toMatchObject({
      isConsistent: false,
      pulls: [
        {
          descriptor: 'price',
          chosen: 'high',
          towards: 'low',
          excess: 4,
          contributions: [{ descriptor: 'rules', state: 'kept', pull: 4 }],
        },
        {
          descriptor: 'rules',
          chosen: 'kept',
          towards: 'broken',
          excess: 1,
          contributions: [{ descriptor: 'price', state: 'high', pull: 1 }],
        },
      ],
    })
  })
})
