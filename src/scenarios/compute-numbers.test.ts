/** The chances of members and of worlds: examples that can be checked by hand, and laws. */
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { scenarioNumbers } from './numbers.ts'
import type { Member } from './scenario.ts'
import { about, numbersOf, no, ofSeries, plain, type Prediction, saying, yes } from './test-world.ts'

const under = (outcome: string, ...or: string[]) =>
  saying(0.8, { condition: { on: 'prediction/9', outcome, ...(or.length > 0 && { or }), probability: 0.5 } })
const ofBranches = (one: Parameters<typeof under>, other: Parameters<typeof under>) =>
  numbersOf([yes(2), yes(3)], { 2: under(...one), 3: under(...other) })

describe('the members of a world', () => {
  const conditional = saying(0.72, { condition: { on: 'prediction/9', outcome: 'yes', probability: 0.15 } })

  test.for<[what: string, member: Member, prediction: Prediction | null, expected: object]>([
    ['what the house says', yes(2), saying(0.31), { probability: 0.31, from: 'house', validated: true }],
    ['the other outcome', no(2), saying(0.25), { probability: 0.75, from: 'house' }],
    [
      'the model beside the forecast',
      no(2),
      saying(0.3, { model: { probability: 0.1, validated: true } }),
      { probability: 0.7, model: 0.9 },
    ],
    [
      'the model alone',
      yes(2),
      { ...plain, model: { probability: 0.1, validated: false } },
      { probability: 0.1, from: 'model', validated: false },
    ],
    [
      'what came',
      yes(2),
      saying(0.3, { outcome: { state: 'resolved', value: 'yes' } }),
      { probability: 1, from: 'observed' },
    ],
    [
      'nothing of what was annulled',
      yes(2),
      saying(0.3, { outcome: { state: 'annulled', value: null } }),
      { probability: null, why: 'annulled' },
    ],
    [
      'its condition first',
      yes(2),
      conditional,
      { probability: expect.closeTo(0.108, 9), given: expect.objectContaining({ probability: 0.15, said: 0.72 }) },
    ],
    [
      'a threshold, by the projection',
      about('>=', 1),
      null,
      { probability: expect.closeTo(0.25, 9), from: 'model', validated: false, version: 4 },
    ],
    [
      'nothing of an outcome that cannot be',
      { to: 'prediction/2', outcome: 'Peat' },
      saying(0.3),
      { probability: null, why: 'no-forecast' },
    ],
    ['nothing of what is no prediction any more', yes(2), null, { probability: null, why: 'no-forecast' }],
    ['nothing of what is not seen', yes(3), null, { probability: null, why: 'not-seen', version: null }],
    [
      'nothing of a trend that is not seen',
      { to: 'trend/8', at: 2050, comparison: '<', threshold: 1 },
      null,
      { why: 'not-seen' },
    ],
    [
      'nothing of a time that was not read',
      { to: 'trend/7', at: 2060, comparison: '<', threshold: 1 },
      null,
      { why: 'no-projection', version: 5 },
    ],
    ['nothing of an outcome of a trend', { to: 'trend/7', outcome: 'yes' }, null, { why: 'not-seen' }],
  ])('have %s', ([, member, prediction, expected]) => {
    expect(numbersOf([member], { 2: prediction }).members).toEqual([expect.objectContaining(expected)])
  })

  it('have a chance of 0 or 1 where the series has that value', () => {
    const observed = { version: 5, at: { 2050: { unit: 'Mt', at: '2050', observed: 2, projected: null } } }
    const { members } = numbersOf([about('>=', 1), about('<', 1)], {}, { trends: { 'trend/7': observed } })
    expect(members).toEqual([1, 0].map((probability) => expect.objectContaining({ probability, from: 'observed' })))
  })
})

describe('the chance of a world', () => {
  it('lies between sum - n + 1 and the least, and is the product where nothing bears on anything', () => {
    // .9 + .8 + .7 - 2 = .4; .9 x .8 x .7 = .504
    const { chance } = numbersOf([yes(2), yes(3), no(4)], { 2: saying(0.9), 3: saying(0.8), 4: saying(0.3) })
    expect(chance).toMatchObject({
      counted: 3,
      lowest: expect.closeTo(0.4, 9),
      highest: 0.7,
      independent: expect.closeTo(0.504, 9),
    })
    expect(chance?.parts).toHaveLength(3)
  })

  it('counts the members that have a chance, and is none where none has', () => {
    expect(numbersOf([yes(2), yes(3)], { 2: saying(0.9) }).chance).toMatchObject({
      counted: 1,
      lowest: 0.9,
      highest: 0.9,
    })
    expect(numbersOf([yes(3)]).chance).toBeNull()
  })

  it('takes a range of one series for one thing: at least -1 and below 1 is .75 + .75 - 1', () => {
    const { chance, incoherences } = numbersOf([about('>=', -1), yes(2), about('<', 1)], { 2: saying(0.9) })
    expect(chance?.parts).toEqual([
      { members: [0, 2], probability: expect.closeTo(0.5, 9), states: [] },
      { members: [1], probability: 0.9, states: [] },
    ])
    expect(chance).toMatchObject({
      lowest: expect.closeTo(0.4, 9),
      highest: expect.closeTo(0.5, 9),
      independent: expect.closeTo(0.45, 9),
    })
    expect(incoherences).toEqual([])
  })

  it('counts once what follows from another member of the same series and year', () => {
    const { chance, incoherences } = numbersOf([about('>=', 1), yes(2)], { 2: saying(0.6, ofSeries('>=', -1)) })
    expect(chance?.parts).toMatchObject([{ members: [0, 1], probability: expect.closeTo(0.25, 9) }])
    expect(incoherences).toEqual([])
  })

  it('counts a question and its condition once: .15 x .72, not .15 x .15 x .72', () => {
    const conditional = saying(0.72, { condition: { on: 'prediction/2', outcome: 'yes', probability: 0.15 } })
    const { chance } = numbersOf([yes(2), yes(3)], { 2: saying(0.15), 3: conditional })
    expect(chance?.parts).toMatchObject([{ members: [0, 1], probability: expect.closeTo(0.108, 9) }])
  })

  it('gives no chance to two branches of one question, and some to two that share an outcome', () => {
    const apart = ofBranches(['Green'], ['Blue', 'Red'])
    expect(apart.chance?.parts).toMatchObject([{ members: [0, 1], probability: 0 }])
    expect(apart.incoherences).toMatchObject([{ kind: 'exclusive', one: 'prediction/2', other: 'prediction/3' }])
    expect(ofBranches(['Green', 'Red'], ['Blue', 'Red']).chance?.parts).toHaveLength(2)
  })

  it('tells bounds alone of one outcome of several with which a question counts, and nothing can be where it names another', () => {
    const who: Prediction = {
      ...plain,
      forecast: {
        from: 'house',
        estimate: { type: 'choice', probabilities: { Green: 0.5, Blue: 0.3, Red: 0.2 } },
      },
    }
    const condition = { on: 'prediction/2', outcome: 'Blue', or: ['Red'], probability: 0.5 }
    const world = (outcome: string) =>
      numbersOf([{ to: 'prediction/2', outcome }, yes(3)], { 2: who, 3: saying(0.8, { condition }) }).chance?.parts
    expect(world('Red')).toMatchObject([
      { members: [0], probability: expect.closeTo(0.2, 9) },
      { members: [1], probability: expect.closeTo(0.4, 9) },
    ])
    expect(world('Green')).toMatchObject([{ members: [0, 1], probability: 0 }])
  })

  test('always holds the product, and never rises when a member is added', () => {
    const member = fc.oneof(
      fc.constantFrom(...[1, 2, 3, 4, 5].flatMap((id) => [yes(id), no(id)])),
      fc.record({
        to: fc.constant('trend/7'),
        at: fc.constant(2050),
        comparison: fc.constantFrom('>=' as const, '<' as const),
        threshold: fc.integer({ min: -4, max: 4 }),
      }),
    )
    const members = fc.uniqueArray(member, { minLength: 2, maxLength: 7, selector: (one) => JSON.stringify(one) })
    const predictions = fc.record({
      1: fc.double({ min: 0.01, max: 0.99, noNaN: true }).map((chance) => saying(chance)),
      2: fc.double({ min: 0.01, max: 0.99, noNaN: true }).map((chance) => saying(chance, ofSeries('>=', 2))),
      3: fc
        .double({ min: 0.01, max: 0.99, noNaN: true })
        .map((chance) => saying(chance, { deadline: { subject: 'landing', by: 2040 } })),
      4: fc
        .double({ min: 0.01, max: 0.99, noNaN: true })
        .map((chance) => saying(chance, { deadline: { subject: 'landing', by: 2050 } })),
      5: fc
        .double({ min: 0.01, max: 0.99, noNaN: true })
        .map((chance) => saying(chance, { condition: { on: 'prediction/1', outcome: 'yes', probability: 0.4 } })),
    })
    fc.assert(
      fc.property(members, predictions, (all, known) => {
        const coherent = {
          ...known,
          5: { ...known[5], condition: { on: 'prediction/1', outcome: 'yes', probability: yesIn(known[1]) } },
        }
        const [fewer, more] = [numbersOf(all.slice(0, -1), coherent).chance, numbersOf(all, coherent).chance]
        if (!fewer || !more) throw new Error('every member has a chance')
        expect(more.independent).toBeGreaterThanOrEqual(more.lowest - 1e-12)
        expect(more.independent).toBeLessThanOrEqual(more.highest + 1e-12)
        expect(more.highest).toBeLessThanOrEqual(fewer.highest + 1e-12)
        expect(more.parts.flatMap(({ members: places }) => places).toSorted()).toEqual(all.map((_, place) => place))
      }),
    )
  })
})

describe('the number of a world', () => {
  const few = { 2: saying(0.6), 3: saying(0.5), 4: saying(0.7) }

  it('is near the product where nothing is judged, in a band within the bounds', () => {
    const { chance, lowest, highest, bounds, held } = worldOf(few)
    expect(Math.abs(chance - 0.21)).toBeLessThan(0.02)
    expect(lowest).toBeGreaterThan(bounds.lowest)
    expect(lowest).toBeLessThan(chance - 0.03)
    expect(highest).toBeLessThan(bounds.highest)
    expect(highest).toBeGreaterThan(chance + 0.03)
    expect(held).toBeNull()
  })

  it('names the part that decides where its band runs into a bound', () => {
    const { highest, bounds, held } = worldOf({ 2: saying(0.98), 3: saying(0.05), 4: saying(0.98) })
    expect([highest, held]).toEqual([bounds.highest, { end: 'highest', part: 1 }])
  })

  it('has a wider band where a forecast and the projection of its series lie far apart, and a narrower one of what came', () => {
    const plainly = width(worldOf(few))
    const clash = saying(0.6, { model: { probability: 0.05, validated: true } })
    expect(width(worldOf({ ...few, 2: clash }))).toBeGreaterThan(1.2 * plainly)
    const agreed = saying(0.6, { model: { probability: 0.62, validated: true } })
    expect(width(worldOf({ ...few, 2: agreed }))).toBe(plainly)
    const came = saying(0.6, { outcome: { state: 'resolved', value: 'yes' } })
    expect(worldOf({ 2: came, 3: came, 4: came })).toMatchObject({ chance: 1, lowest: 1, highest: 1 })
  })
})

test('numbers that were made before worlds had one number are read as they were', () => {
  const older = {
    members: [],
    chance: { counted: 1, parts: [{ members: [0], probability: 0.3 }], lowest: 0.3, highest: 0.3, independent: 0.3 },
    incoherences: [],
    consistency: null,
    siblings: [{ item: 'scenario/2', version: 1, differs: [], chance: { lowest: 0, highest: 0.2 } }],
    noneOfThese: { lowest: 0.5, highest: 0.7 },
  }
  expect(scenarioNumbers.parse(older)).toMatchObject({
    chance: { lowest: 0.3, likely: null },
    siblings: [{ chance: { likely: null } }],
    noneOfThese: { highest: 0.7, chance: null },
  })
})

function worldOf(predictions: Parameters<typeof numbersOf>[1]) {
  const { chance } = numbersOf([yes(2), yes(3), yes(4)], predictions)
  if (!chance?.likely) throw new Error('every member has a chance')
  return { ...chance.likely, bounds: chance }
}

function width({ lowest, highest }: { lowest: number; highest: number }) {
  return highest - lowest
}

function yesIn({ forecast }: Prediction): number {
  return forecast?.estimate.type === 'binary' ? forecast.estimate.probability : 0
}

test('what is kept and is no scenario has empty numbers', () => {
  expect(numbersOf([], {}, { own: null })).toEqual({
    members: [],
    chance: null,
    incoherences: [],
    consistency: null,
    siblings: [],
    noneOfThese: null,
    signs: [],
    signsOn: 0,
    turns: [],
  })
})

test.for([1, 2, 3])('a world of %i members has a chance from three members on', (count) => {
  const members = [yes(2), yes(3), yes(4)].slice(0, count)
  const { chance, noneOfThese } = numbersOf(
    members,
    { 2: saying(0.5), 3: saying(0.5), 4: saying(0.5) },
    { leastMembers: 3 },
  )
  expect([chance !== null, noneOfThese !== null]).toEqual([count === 3, count === 3])
})
