import { expect, test } from 'vitest'
import { cards, findCard, isCard, sayCard, sayNumber } from './cards.ts'

test('a number is taken with spaces, with dashes and in small letters', () => {
  expect(findCard('4242 4242-4242 4242')).toMatchObject({ later: 'pays' })
  expect(findCard('at32 1904 3002 3547 3204')).toMatchObject({ later: 'arrives-later' })
})

test('a real number is refused in Stripe’s words and a short one is called incomplete', () => {
  expect(findCard('5555 1234 1234 1234')).toMatchObject({ declineCode: 'test_mode_live_card' })
  expect(findCard('4242')).toMatchObject({ message: 'Your card number is incomplete.' })
  expect(findCard('')).toMatchObject({ code: 'incomplete_number' })
})

test('every number that a page offers is taken', () => {
  expect(cards.every(({ number }) => isCard(findCard(sayNumber(number))))).toBe(true)
  expect(new Set(cards.map(({ number }) => number)).size).toBe(cards.length)
})

test('numbers and cards are said as people read them', () => {
  expect(sayNumber('4242424242424242')).toBe('4242 4242 4242 4242')
  expect(sayCard({ number: '4000000000000341', brand: 'visa' })).toBe('Visa ending in 0341')
})
