/** What skill does to what somebody sees. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#engine/random.ts'
import { knownShare, ownError, peopleOf, simulatedName, skillNamed } from './person.ts'
import { momentsOf } from './speaking.ts'
import { chanceAbove, fiveOf, viewOf } from './view.ts'

const seed = fc.integer({ min: 0, max: 2 ** 32 - 1 })
const skill = fc.double({ min: 0, max: 1, noNaN: true })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const luck = fc.record({
  shared: fc.double({ min: -4, max: 4, noNaN: true }),
  own: fc.double({ min: -4, max: 4, noNaN: true }),
})
const truth = { value: 40, usual: 5 }
const unleaning = (of: number) => ({ skill: of, lean: 0 })

test('whoever is more skilled is surer, and misses by less in the same luck', () => {
  fc.assert(
    fc.property(skill, skill, share, fc.double({ min: -4, max: 4, noNaN: true }), (one, other, over, own) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      const [worse, better] = [less, more].map((of) =>
        viewOf(unleaning(of), truth, { luck: { shared: 0, own }, share: over }),
      )
      expect(better?.spread).toBeLessThanOrEqual((worse?.spread ?? 0) + 1e-12)
      const missed = [better, worse].map((view) => Math.abs((view?.middle ?? 0) - truth.value))
      expect(missed[0]).toBeLessThanOrEqual((missed[1] ?? 0) + 1e-12)
    }),
  )
})

test('what somebody sees comes nearer to the truth, and is told with more certainty, as time goes by', () => {
  fc.assert(
    fc.property(skill, share, share, luck, (of, one, other, lucky) => {
      const [early, late] = one < other ? [one, other] : [other, one]
      const [before, after] = [early, late].map((when) => viewOf(unleaning(of), truth, { luck: lucky, share: when }))
      expect(after?.spread).toBeLessThanOrEqual((before?.spread ?? 0) + 1e-12)
      const missed = [after, before].map((view) => Math.abs((view?.middle ?? 0) - truth.value))
      expect(missed[0]).toBeLessThanOrEqual((missed[1] ?? 0) + 1e-9)
    }),
  )
})

test('the best know how far they err, the worst think it is seven tenths of that', () => {
  expect([1, 0].map((of) => knownShare({ skill: of }))).toEqual([1, 0.7])
  expect(ownError({ skill: 1 })).toBeLessThan(ownError({ skill: 0 }))
})

test('a chance falls as the value rises, and quantiles never fall', () => {
  fc.assert(
    fc.property(
      skill,
      luck,
      fc.double({ min: 20, max: 60, noNaN: true }),
      fc.double({ min: 0, max: 9, noNaN: true }),
      (of, lucky, value, more) => {
        const view = viewOf(unleaning(of), truth, { luck: lucky, share: 0 })
        expect(chanceAbove(view, value + more)).toBeLessThanOrEqual(chanceAbove(view, value) + 1e-7)
        const { p5, p25, p50, p75, p95 } = fiveOf(view, (one) => one)
        expect([p5, p25, p50, p75, p95]).toEqual([p5, p25, p50, p75, p95].toSorted((a, b) => a - b))
      },
    ),
  )
})

test('the skills of people lie in equal steps from none to all, and the same seed makes the same people', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 2, max: 60 }), (from, count) => {
      const people = peopleOf(count, seededRandom(from))
      const skills = people.map((person) => person.skill).toSorted((a, b) => a - b)
      expect(skills).toEqual(Array.from({ length: count }, (_, i) => i / (count - 1)))
      expect(people.every(({ lean, skill: of }) => of < 1 || lean === 0)).toBe(true)
      expect(peopleOf(count, seededRandom(from))).toEqual(people)
    }),
  )
})

test('a name says the skill of whom it is made up for', () => {
  expect(simulatedName(7, { skill: 0.425 })).toBe('Simulated 7, skill 0.425')
  expect(skillNamed('Ada Lovelace')).toBeNull()
  fc.assert(
    fc.property(skill, (of) => {
      expect(skillNamed(simulatedName(1, { skill: of }))).toBeCloseTo(of, 4)
    }),
  )
})

test('people speak up to four times, one after the other, while the question lasts, and one in ten does not', () => {
  const random = seededRandom(7)
  const all = Array.from({ length: 2000 }, () => momentsOf(random))
  for (const moments of all) {
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(moments.every((moment) => moment >= 0 && moment < 1)).toBe(true)
    expect(moments.length).toBeLessThanOrEqual(4)
  }
  expect(all.filter((moments) => moments.length === 0).length / all.length).toBeCloseTo(0.1, 1)
})
