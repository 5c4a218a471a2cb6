import fc from 'fast-check'
import { expect, test } from 'vitest'
import { totalOf } from '#engine/elicitation/nearest-total.ts'
import { agreementOf, missingOf } from './agreement.ts'

const plain = (chance: number | null) => ({ predictionId: '1', label: 'It rises', chance })
const under = (id: number, weight: number | null, chance: number | null) => ({
  predictionId: String(id),
  label: `It rises under ${id}`,
  weight,
  chance,
})
const told = (a: number | null, ...branches: ReturnType<typeof under>[]) => agreementOf(plain(a), branches, 'you say')

test('what is said under every condition is held against what is said without one', () => {
  const both = [under(2, 0.3, 0.18), under(3, 0.7, 0.32)]
  expect(told(0.28, ...both)).toEqual({
    said: '30% × 18% + 70% × 32% = 28%, and without a condition you say 28%: they agree.',
    nearest: null,
  })
  expect(told(0.5, ...both)).toEqual({
    said: '30% × 18% + 70% × 32% = 28%: without a condition it must be 28%, and you say 50%. They do not agree.',
    nearest: { 1: 0.359, 2: 0.222, 3: 0.418 },
  })
})

test('what takes no more forecasts stays as it is, and nothing is offered where the others cannot make it agree', () => {
  const both = [under(2, 0.3, 0.18), under(3, 0.7, 0.22)]
  const held = (...ids: string[]) => agreementOf(plain(0.28), both, 'you say', new Set(ids))
  expect(held('1', '2')?.nearest).toEqual({ 3: 0.323 })
  expect(held('3')?.nearest).toEqual({ 1: 0.214, 2: 0.2 })
  expect(held('1', '2', '3')).toMatchObject({ said: expect.stringContaining('They do not agree.'), nearest: null })
  // All that moves is a condition of one in a hundred.
  const rare = [under(2, 0.01, 0.5), under(3, 0.99, 0.9)]
  expect(agreementOf(plain(0.2), rare, 'you say', new Set(['1', '3']))?.nearest).toBeNull()
})

test('where one condition is all there is, it is said what the rest has to be, or between what it must lie', () => {
  expect(told(0.25, under(2, 0.3, 0.16))?.said).toBe(
    '30% × 16% = 4.8%, and without a condition you say 25%: that leaves 29% where the condition is not met.',
  )
  expect(told(0.25, under(2, 0.3, 0.16), under(3, 0.2, 0.5))?.said).toBe(
    '30% × 16% + 20% × 50% = 15%, and without a condition you say 25%: that leaves 20% where none of the conditions is met.',
  )
  expect(told(0.1, under(2, 0.3, 0.8))).toMatchObject({
    said: '30% × 80% = 24%: without a condition it must be from 24% to 94%, and you say 10%. They do not agree.',
    nearest: { 1: expect.closeTo(0.228, 3), 2: expect.closeTo(0.761, 2) },
  })
})

test('where hardly anything is left, nothing is said of what the rest has to be', () => {
  expect(told(0.203, under(2, 0.999, 0.202))?.said).toBe(
    '99.9% × 20% = 20%, and without a condition you say 20%: they agree.',
  )
  expect(told(0.5, under(2, 0.999, 0.202))?.said).toContain('without a condition it must be 20%, and you say 50%')
})

test('without such a question it is said how likely both are together', () => {
  expect(agreementOf(null, [under(2, 0.3, 0.16)], 'you say')?.said).toBe(
    '30% × 16% = 4.8%: how likely both are together.',
  )
  const all = [under(2, 0.3, 0.1), under(3, 0.7, 0.2)]
  expect(agreementOf(null, all, 'you say')?.said).toContain('how likely it is, whatever comes of the condition')
})

test('nothing is said while anything is missing, and what that is can be told', () => {
  const all = [under(2, null, 0.2), under(3, 0.4, null)]
  expect(told(0.2, ...all)).toBeNull()
  expect(told(null, under(2, 0.3, 0.2))).toBeNull()
  expect(agreementOf(plain(0.2), [], 'you say')).toBeNull()
  // What is typed may be no chance.
  expect([told(1.2, under(2, 0.3, 0.2)), told(0.2, under(2, 0.3, 5))]).toEqual([null, null])
  expect(missingOf([plain(null), ...all])).toEqual(['It rises', 'It rises under 3'])
})

test('whatever is said, what is offered agrees and can be sent', () => {
  const chance = fc.integer({ min: 1, max: 999 }).map((per) => per / 1000)
  fc.assert(
    fc.property(fc.tuple(chance, chance, chance, chance), fc.boolean(), ([a, b, one, other], isWhole) => {
      const branches = [under(2, b, one), ...(isWhole ? [under(3, 1 - b, other)] : [])]
      const nearest = told(a, ...branches)?.nearest ?? { 1: a, 2: one, 3: other }
      expect(Object.values(nearest).every((it) => it >= 0.001 && it <= 0.999)).toBe(true)
      const moved = branches.map(({ predictionId: id, weight }) => ({ weight: weight ?? 0, chance: nearest[id] ?? 0 }))
      const { lowest, highest } = totalOf(moved)
      expect(nearest['1']).toBeGreaterThanOrEqual(lowest - 0.006)
      expect(nearest['1']).toBeLessThanOrEqual(highest + 0.006)
    }),
  )
})
