/** What contradicts itself in a world, and what does not. */
import { describe, expect, it, test } from 'vitest'
import { deadlineIn } from '../known-world.ts'
import type { Member } from '../scenario.ts'
import { about, numbersOf, no, ofSeries, type Prediction, saying, yes } from '../test-world.ts'

const landing = (by: number) => ({ deadline: { subject: 'landing', by } })
const given = (probability: number, outcome = 'yes') => ({ condition: { on: 'prediction/9', outcome, probability } })
describe('what contradicts itself in a world', () => {
  test.for<[what: string, members: Member[], predictions: Record<number, Prediction>, found: object[]]>([
    [
      'nothing, where the narrower is less likely',
      [yes(2), yes(3)],
      { 2: saying(0.2, ofSeries('>=', 9)), 3: saying(0.3, ofSeries('>=', 8)) },
      [],
    ],
    [
      'the narrower is likelier',
      [yes(2), yes(3)],
      { 2: saying(0.4, ofSeries('>=', 9)), 3: saying(0.3, ofSeries('>=', 8)) },
      [{ kind: 'implied', narrow: 'prediction/2', wide: 'prediction/3', narrowChance: 0.4, wideChance: 0.3 }],
    ],
    [
      'the same, of the outcomes that are not',
      [no(2), no(3)],
      { 2: saying(0.4, ofSeries('>=', 9)), 3: saying(0.25, ofSeries('>=', 8)) },
      [{ kind: 'implied', narrow: 'prediction/3', wide: 'prediction/2', narrowChance: 0.75, wideChance: 0.6 }],
    ],
    [
      'nothing, within rounding',
      [yes(2), yes(3)],
      { 2: saying(0.305, ofSeries('>=', 9)), 3: saying(0.3, ofSeries('>=', 8)) },
      [],
    ],
    [
      'a threshold is likelier than a prediction that it implies',
      [about('>=', -1), yes(2)],
      { 2: saying(0.5, ofSeries('>=', -2)) },
      [
        {
          kind: 'implied',
          narrow: 'trend/7',
          wide: 'prediction/2',
          narrowChance: expect.closeTo(0.75, 9),
          wideChance: 0.5,
        },
      ],
    ],
    [
      'sooner is likelier than later',
      [yes(2), yes(3)],
      { 2: saying(0.4, landing(2040)), 3: saying(0.3, landing(2050)) },
      [{ kind: 'implied', narrow: 'prediction/2', wide: 'prediction/3', narrowChance: 0.4, wideChance: 0.3 }],
    ],
    [
      'by 2040, and not by 2050',
      [yes(2), no(3)],
      { 2: saying(0.3, landing(2040)), 3: saying(0.4, landing(2050)) },
      [{ kind: 'exclusive', one: 'prediction/2', other: 'prediction/3' }],
    ],
    [
      'yes and no',
      [yes(2), no(2)],
      { 2: saying(0.3) },
      [{ kind: 'exclusive', one: 'prediction/2', other: 'prediction/2' }],
    ],
    [
      'a question whose condition fails',
      [no(9), yes(2)],
      { 9: saying(0.4), 2: saying(0.3, given(0.4)) },
      [{ kind: 'exclusive', one: 'prediction/9', other: 'prediction/2' }],
    ],
    [
      'nothing, where years differ',
      [yes(2), about('<', 9)],
      { 2: saying(0.4, { automatic: { trend: 'trend/7', at: '2040', comparison: '>=', threshold: 9 } }) },
      [],
    ],
    [
      'one of the two must be, and both are unlikely',
      [yes(2), no(3)],
      { 2: saying(0.3, ofSeries('>=', 8)), 3: saying(0.6, ofSeries('>=', 9)) },
      [{ kind: 'exhaustive', one: 'prediction/2', other: 'prediction/3', oneChance: 0.3, otherChance: 0.4 }],
    ],
    [
      // Of .9 given .5, .8 to 1 is possible.
      'a condition that leaves no room',
      [yes(2), yes(3)],
      { 2: saying(0.5, { ...ofSeries('>=', 8), ...given(0.5) }), 3: saying(0.9, ofSeries('>=', 8)) },
      [
        {
          kind: 'conditional',
          of: 'prediction/2',
          given: 'prediction/9',
          said: 0.5,
          lowest: expect.closeTo(0.8, 9),
          highest: 1,
        },
      ],
    ],
    [
      'nothing, where it leaves room',
      [yes(2), yes(3)],
      { 2: saying(0.82, { ...ofSeries('>=', 8), ...given(0.5) }), 3: saying(0.9, ofSeries('>=', 8)) },
      [],
    ],
    [
      // (.5 - .2 x .5) / .5 = .8
      'total probability fails',
      [yes(2), yes(3)],
      {
        2: saying(0.6, { ...ofSeries('>=', 8), ...given(0.5) }),
        3: saying(0.5, ofSeries('>=', 8)),
        4: saying(0.2, { ...ofSeries('>=', 8), ...given(0.5, 'no') }),
      },
      [
        {
          kind: 'conditional',
          of: 'prediction/2',
          given: 'prediction/9',
          said: 0.6,
          lowest: expect.closeTo(0.8, 9),
          highest: expect.closeTo(0.8, 9),
        },
        {
          kind: 'conditional',
          of: 'prediction/4',
          given: 'prediction/9',
          said: 0.2,
          lowest: expect.closeTo(0.4, 9),
          highest: expect.closeTo(0.4, 9),
        },
      ],
    ],
    [
      'a forecast of 50% against a model of 90%',
      [yes(2)],
      { 2: saying(0.5, { model: { probability: 0.9, validated: true } }) },
      [{ kind: 'forecast-against-model', of: 'prediction/2', forecast: 0.5, model: 0.9 }],
    ],
    ['nothing of 50% against 89%', [yes(2)], { 2: saying(0.5, { model: { probability: 0.89, validated: true } }) }, []],
    [
      'nothing of 1% against one in a million',
      [yes(2)],
      { 2: saying(0.01, { model: { probability: 1e-6, validated: true } }) },
      [],
    ],
  ])('is: %s', ([, members, predictions, found]) => {
    const linked = Object.keys(predictions).map((id) => `prediction/${id}`)
    expect(numbersOf(members, predictions, { linked }).incoherences).toEqual(found)
  })

  it('names a projection that counts alone, where a forecast on its series lies far from it', () => {
    const model = { probability: 0.05, validated: true }
    const other = { automatic: { trend: 'trend/7', at: '2035', comparison: '>=' as const, threshold: 1 } }
    expect(besideProjection(0.9, { ...other, model })).toContainEqual({
      kind: 'doubted-projection',
      of: 'trend/7',
      by: 'prediction/2',
      forecast: 0.9,
      model: 0.05,
    })
    expect(besideProjection(0.1, { ...other, model })).toEqual([])
    const elsewhere = { automatic: { ...other.automatic, trend: 'trend/8' } }
    expect(besideProjection(0.9, { ...elsewhere, model }).map(({ kind }) => kind)).toEqual(['forecast-against-model'])
  })

  it('makes the world impossible where two members exclude each other', () => {
    expect(numbersOf([yes(2), no(2), yes(3)], { 2: saying(0.3), 3: saying(0.9) }).chance).toMatchObject({
      lowest: 0,
      highest: 0,
      independent: 0,
    })
  })
})

const besideProjection = (probability: number, of: Partial<Prediction>) =>
  numbersOf([yes(2), about('>=', 1)], { 2: saying(probability, of) }).incoherences

describe('a deadline', () => {
  test.for<[title: string, label: string, by: number | null]>([
    ['Will a human being land on Mars by the end of 2050?', '2050', 2050],
    ['Will the Arctic be free of ice by 2045?', '2045', 2045],
    ['Will a recession begin between December 2026 and December 2031?', '2031', 2031],
    ['Will CO2 reach 450 ppm for the year 2034?', '2034', null],
    ['Will Brent crude average at least 80 dollars by 2027?', '80 dollars', null],
  ])('%s', ([title, label, by]) => {
    expect(deadlineIn(title, { id: 'group', label })?.by ?? null).toBe(by)
  })

  it('is the same question for each year, and none without a group', () => {
    expect(subjectFor(2040)).toBe(subjectFor(2050))
    expect(deadlineIn('Will people land on Mars by 2050?', undefined)).toBeNull()
  })
})

function subjectFor(year: number) {
  return deadlineIn(`Will people land on Mars by the end of ${year}?`, { id: 'mars', label: String(year) })?.subject
}
