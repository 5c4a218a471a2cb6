import { describe, expect, it } from 'vitest'
import { answerChance, readValue } from './chance-answer.ts'

const projection = {
  bounds: { least: 0, most: 100 },
  points: [
    { at: '2030', knots: [40, 45, 48, 50, 52, 55, 60], validated: true },
    { at: '2035', knots: [-5, 10, 30, 50, 70, 90, 105], validated: false },
  ],
}

describe('the chance of a value at a time (R52)', () => {
  it('is even at the median, and said so', () => {
    expect(answerChance(projection, { at: '2030', value: 50, side: 'least' }, '2024')).toMatchObject({
      chance: 0.5,
      inWords: 'about as likely as not',
    })
  })

  it.each([
    [45, 0.9],
    [52, 0.25],
    [60, 0.025],
  ])('of %d is %d at that knot', (value, chance) => {
    expect(answerChance(projection, { at: '2030', value: value, side: 'least' }, '2024')?.chance).toBeCloseTo(chance, 9)
  })

  it.each([
    [20, 'almost certain'],
    [42, 'very likely'],
    [47, 'likely'],
    [49, 'more likely than not'],
    [51, 'less likely than not'],
    [53, 'unlikely'],
    [58, 'very unlikely'],
    [80, 'almost ruled out'],
  ])('of %d is called %s', (value, inWords) =>
    expect(answerChance(projection, { at: '2030', value: value, side: 'least' }, '2024')?.inWords).toBe(inWords),
  )

  it.each([45, 52, 60])('of at most %d is what at least %d leaves', (value) => {
    const chanceOf = (side: 'least' | 'most') =>
      answerChance(projection, { at: '2030', value, side }, '2024')?.chance ?? Number.NaN
    expect(chanceOf('most')).toBeCloseTo(1 - chanceOf('least'), 9)
  })

  it('comes with the median and the band of 80 %, cut to what is possible', () => {
    expect(answerChance(projection, { at: '2030', value: 50, side: 'least' }, '2024')?.about).toBe(
      'For 2030 the median is 50, and 80% of outcomes are expected between 45 and 55. 2030 is step 6 of a series that ends in 2024.',
    )
  })

  it('is none beyond what no value can pass, for that reason', () => {
    expect(answerChance(projection, { at: '2035', value: 101, side: 'least' }, '2024')).toMatchObject({
      chance: 0,
      inWords: 'impossible',
    })
    expect(answerChance(projection, { at: '2035', value: 101, side: 'least' }, '2024')?.about).toContain(
      'No value can be above 100.',
    )
    expect(answerChance(projection, { at: '2035', value: 0, side: 'least' }, '2024')).toMatchObject({
      chance: 1,
      inWords: 'certain',
    })
  })

  it('says where the time is further ahead than the method was checked', () => {
    expect(answerChance(projection, { at: '2035', value: 50, side: 'least' }, '2024')?.about).toContain(
      'further ahead than the method was checked (2030)',
    )
    expect(answerChance(projection, { at: '2030', value: 50, side: 'least' }, '2024')?.about).not.toContain('checked')
  })

  it('is not given for a time that the projection does not have', () => {
    expect(answerChance(projection, { at: '2031', value: 50, side: 'least' }, '2024')).toBeNull()
  })
})

describe('a value as people type it', () => {
  it.each([
    ['450', 450],
    [' 1,200 ', 1200],
    ['1 200 000', 1_200_000],
    ['27.4%', 27.4],
    ['1.5 million', 1_500_000],
    ['−3', -3],
    ['-3.5', -3.5],
    ['.5', 0.5],
    ['5e26', 5e26],
  ])('%j is understood', (typed, value) => expect(readValue(typed)).toBe(value))

  it.each(['', ' ', '%', 'million', 'many', '1,5', '1.2.3', '12 apples', 'NaN', 'Infinity', '1e999', '--3'])(
    '%j is none',
    (typed) => expect(readValue(typed)).toBeNull(),
  )
})
