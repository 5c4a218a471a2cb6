import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outOfOrder } from '#engine/elicitation/groups/order.ts'
import { disorderOf, givenOf } from './order.ts'

const given = (...chances: (number | null)[]) => chances.map((chance, i) => ({ mark: `20${30 + i}`, chance }))

test('later cannot be less likely: it is said beside the field, with the nearest chances that can be', () => {
  expect(disorderOf(given(0.2, 0.5, 0.4), 'rising')).toEqual({
    beside: [null, null, 'It cannot be less likely than 2031: a yes there is a yes here.'],
    nearest: [0.2, 0.45, 0.45],
    said: '20% for 2030, 45% for 2031, 45% for 2032',
  })
  expect(disorderOf(given(0.2, 0.3), 'falling')?.beside).toEqual([
    null,
    'It cannot be more likely than 2030: a yes here is a yes there.',
  ])
})

test('no offer is nearer to certainty than a forecast may be', () => {
  expect(disorderOf(given(0, 0.5, 0.4, 1), 'rising')?.nearest).toEqual([0.001, 0.45, 0.45, 0.999])
})

test('a question without a chance is passed over, and nothing is offered for it', () => {
  const found = disorderOf(given(0.5, null, 0.4), 'rising')
  expect(found?.beside).toEqual([null, null, 'It cannot be less likely than 2030: a yes there is a yes here.'])
  expect(found?.nearest).toEqual([0.45, null, 0.45])
})

const asked = (mark: string, other: object = {}) => ({
  mark,
  opens: '2026-01-01',
  closes: '2026-12-31',
  outcome: null,
  ...other,
})

test('what has closed or come out is held against nothing', () => {
  const questions = [
    asked('2030', { outcome: { state: 'resolved' } }),
    asked('2031', { closes: '2026-11-01' }),
    asked('2032'),
    asked('2033'),
  ]
  expect(givenOf(questions, [0.9, 0.8, 0.3], '2026-11-28').map(({ chance }) => chance)).toEqual([null, null, 0.3, null])
})

test('what can all be true, what is alone and what has no order goes without a word', () => {
  for (const chances of [given(0.2, 0.2, 0.4), given(0.2), given(null, null)])
    expect(disorderOf(chances, 'rising')).toBeNull()
  expect(disorderOf(given(0.5, 0.4), null)).toBeNull()
  expect(disorderOf(given(5, 0.4, -1), 'rising')).toBeNull()
})

test('whatever is typed, what is offered can be sent, and can all be true', () => {
  const chances = fc.array(fc.option(fc.integer({ min: 0, max: 1000 }).map((per) => per / 1000)), { maxLength: 8 })
  fc.assert(
    fc.property(chances, fc.constantFrom('rising' as const, 'falling' as const), (all, direction) => {
      const nearest = disorderOf(given(...all), direction)?.nearest ?? []
      const offered = nearest.filter((one) => one !== null)
      expect(outOfOrder(offered, direction)).toBeNull()
      expect(offered.every((one) => one >= 0.001 && one <= 0.999)).toBe(true)
    }),
  )
})
