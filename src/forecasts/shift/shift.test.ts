/** Why a crowd moved, as it is told: in the unit of the question, adding up, and nobody by themselves. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CrowdShift } from '#engine/crowd/shift/crowd-shift.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { crowdOf } from '../crowd/index.ts'
import { nothingLearnt } from '../learning/learn.ts'
import { type End, shiftOf, steepestOf } from './index.ts'
import { partsTold, roundedTo } from './told.ts'

const yes = (probability: number): Estimate => ({ type: 'binary', probability })
/** Each at their place in the order of words, told as the crowd tells it. */
function end(question: Question, said: readonly (readonly [person: string, at: number, estimate: Estimate])[]): End {
  const standing = said.map(([person, at, estimate]) => ({ person, at, estimate }))
  const told = crowdOf(
    { question, wording: 'w' },
    standing.map(({ estimate }) => ({ estimate, wording: 'w' })),
  )
  if (!told.said) throw new Error('Too few.')
  return { estimate: told.said.estimate, standing, learnt: nothingLearnt }
}

const binary: Question = { type: 'binary' }
const before = [['a', 1, yes(0.3)] as const, ['b', 2, yes(0.4)] as const, ['c', 3, yes(0.35)] as const]
const came = ['d', 'e', 'f'].map((person, i) => [person, 4 + i, yes(0.8)] as const)

test('where three and more came and nobody else did anything, all of it is theirs', () => {
  const [from, to] = [end(binary, before), end(binary, [...before, ...came])]
  const { option, amount, parts } = shiftOf(binary, { from, to })
  expect([option, amount]).toEqual([null, 0.36])
  expect(parts).toEqual([{ by: 'newcomers', people: 3, amount: 0.36 }])
})

test('what fewer than three did is told with the others, and nothing where that leaves nothing to tell apart', () => {
  const moved = [before[0]!, before[1]!, ['c', 7, yes(0.9)] as const]
  // One moved, and is fresher by it; three came: told apart, what is left would be that one's.
  const alone = { from: end(binary, before), to: end(binary, [...moved.slice(0, 2), ...came, moved[2]!]) }
  expect(shiftOf(binary, alone).parts).toEqual([])
  const more = [...before, ...came]
  const away = {
    from: end(binary, more),
    to: end(binary, [...more.slice(3), ['g', 7, yes(0.5)], ['h', 8, yes(0.2)], ['i', 9, yes(0.2)]]),
  }
  expect(shiftOf(binary, away).parts.map(({ by, people }) => [by, people])).toEqual([
    ['newcomers', 3],
    ['leavers', 3],
  ])
})

const causes = ['newcomers', 'movers', 'leavers', 'recency'] as const
const shifts = fc.tuple(
  ...causes.map(() =>
    fc.tuple(fc.uniqueArray(fc.nat(30), { maxLength: 6 }), fc.double({ min: -2, max: 2, noNaN: true })),
  ),
)

test('whatever moved, told parts add up to what everybody reads, and each is of three people or more', () => {
  fc.assert(
    fc.property(
      shifts,
      fc.integer({ min: -98, max: 98 }),
      fc.double({ min: -3, max: 3, noNaN: true }),
      (given, points, start) => {
        const parts = given.flatMap(([people, part], i) =>
          people.length > 0 ? [{ cause: causes[i] ?? 'movers', people: new Set(people.map(String)), part }] : [],
        )
        const shift: CrowdShift = {
          before: start,
          after: start + parts.reduce((sum, { part }) => sum + part, 0),
          parts,
        }
        const told = partsTold(shift, { amount: points / 100, step: 0.01, unitOf: (x) => 1 / (1 + Math.exp(-x)) })
        expect(told.amount).toBe(points / 100)
        expect(told.parts.filter(({ people }) => people < 3)).toEqual([])
        const sum = told.parts.reduce((total, { amount }) => total + amount, 0)
        expect(told.parts.length === 0 || Math.abs(sum - points / 100) < 1e-9).toBe(true)
        expect(told.parts.length !== 1 || parts.length === 1).toBe(true)
      },
    ),
  )
})

test('what was learnt is told as nobody’s, and not at all where it would leave over what one or two did', () => {
  fc.assert(
    fc.property(
      shifts,
      fc.double({ min: -2, max: 2, noNaN: true }),
      fc.integer({ min: -98, max: 98 }),
      (given, by, points) => {
        const people = given.flatMap(([who, part], i) =>
          who.length > 0 ? [{ cause: causes[i] ?? 'movers', people: new Set(who.map(String)), part }] : [],
        )
        const parts = [...people, { cause: 'learning' as const, people: new Set<string>(), part: by }]
        const shift = { before: 0, after: parts.reduce((sum, { part }) => sum + part, 0), parts }
        const told = partsTold(shift, { amount: points / 100, step: 0.01, unitOf: (x) => 1 / (1 + Math.exp(-x)) }).parts
        expect(told.filter((one) => one.people < 3 && one.by !== 'learning')).toEqual([])
        const all = new Set(people.flatMap((one) => [...one.people]))
        expect(all.size === 0 || all.size >= 3 || told.length === 0).toBe(true)
        expect(all.size > 0 || told.every(({ amount }) => amount === points / 100)).toBe(true)
        const sum = told.reduce((total, { amount }) => total + amount, 0)
        expect(told.length === 0 || Math.abs(sum - points / 100) < 1e-9).toBe(true)
      },
    ),
  )
})

test('a crowd that is put together otherwise by what was learnt moved by that and by nobody', () => {
  const [from, same] = [end(binary, before), end(binary, before)]
  const learnt = { calibration: { shift: -0.5, scale: 1 }, skills: new Map([['a', 4]]) }
  const told = crowdOf(
    { question: binary, wording: 'w' },
    before.map(([person, , estimate]) => ({ estimate, wording: 'w', skill: learnt.skills.get(person) ?? 1 })),
    learnt.calibration,
  )
  const to = { ...same, estimate: told.said!.estimate, learnt }
  const { amount, parts } = shiftOf(binary, { from, to })
  expect(amount).toBeLessThan(-0.05)
  expect(parts).toEqual([{ by: 'learning', people: 0, amount }])
  const more = end(binary, [...before, ...came])
  const both = shiftOf(binary, { from, to: { ...more, learnt } })
  expect(both.parts.map(({ by, people }) => [by, people])).toEqual([
    ['newcomers', 3],
    ['learning', 0],
  ])
})

test('whole numbers are made of parts by the largest remainders, also where these fall', () => {
  expect(roundedTo([1.6, -0.3, 0.4], 2)).toEqual([2, 0, 0])
  expect(roundedTo([-1.6, -0.3], -2)).toEqual([-2, 0])
  expect(roundedTo([0.2, 0.2], 3)).toEqual([2, 1])
  expect(roundedTo([0.6, 0.2], -1)).toEqual([0, -1])
  expect(roundedTo([], 0)).toEqual([])
})

const range = { min: 1, max: 1000, openBelow: false, openAbove: true, scale: 'log' as const }
const quantiles = (middle: number) => ({
  p5: middle / 4,
  p25: middle / 2,
  p50: middle,
  p75: middle * 2,
  p95: middle * 4,
})
const days = { min: '2026-01-01', max: '2040-01-01', openBelow: false, openAbove: true }
const around = (year: number) => ({
  p5: `${year - 2}-01-01`,
  p25: `${year - 1}-01-01`,
  p50: `${year}-01-01`,
  p75: `${year + 1}-01-01`,
  p95: `${year + 2}-01-01`,
})
test.for<[string, Question, (up: boolean) => Estimate, string | null, number]>([
  [
    'of a number its middle',
    { type: 'numeric', unit: 'ppm', range },
    (up) => ({ type: 'numeric', quantiles: quantiles(up ? 80 : 20) }),
    null,
    50,
  ],
  [
    'of a date its middle in days',
    { type: 'date', range: days },
    (up) => ({ type: 'date', quantiles: around(up ? 2036 : 2030) }),
    null,
    1900,
  ],
  [
    'of a choice the option that leads in the end',
    { type: 'choice', options: ['Solar', 'Coal'] },
    (up) => ({ type: 'choice', probabilities: up ? { Solar: 0.9, Coal: 0.1 } : { Solar: 0.3, Coal: 0.7 } }),
    'Solar',
    0.5,
  ],
])('what moved is %s, and adds up', ([, question, said, option, least]) => {
  const few = ['a', 'b', 'c'].map((person, i) => [person, i, said(false)] as const)
  const moved = ['a', 'b', 'c', 'd', 'e', 'f'].map((person, i) => [person, 10 + i, said(true)] as const)
  const shift = shiftOf(question, { from: end(question, few), to: end(question, moved) })
  expect(shift.option).toBe(option)
  expect(shift.amount).toBeGreaterThan(least)
  expect(shift.parts.map(({ by }) => by)).toEqual(['newcomers', 'movers', 'recency'])
  expect(shift.parts.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(shift.amount, 6)
  expect(Math.min(...shift.parts.slice(0, 2).map(({ amount }) => amount))).toBeGreaterThan(0)
})

test('the steepest step is the widest between two that were told, and none where nothing moved', () => {
  expect(steepestOf(binary, [null, yes(0.3), yes(0.35), yes(0.2), null, yes(0.9)])).toEqual({ place: 3, amount: -0.15 })
  expect(steepestOf(binary, [yes(0.3), yes(0.3)])).toBeNull()
  expect(steepestOf(binary, [null])).toBeNull()
})
