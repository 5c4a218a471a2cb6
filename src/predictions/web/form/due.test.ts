import { expect, test } from 'vitest'
import { dueOf, followDue } from './due.ts'

const blank = { title: '', criteria: '', horizon: { to: null }, opens: '2026-11-22' }
const asked = { ...blank, ...dueOf(blank) }

test.for([
  ['', '2027-11-22'],
  ['Yes if the river freezes before 2032.', '2031-12-31'],
  ['Yes if it freezes before 1 January 2032.', '2031-12-31'],
  ['Yes if it freezes before March 2032.', '2032-02-29'],
  ['Yes if it freezes before 15 March 2032.', '2032-03-14'],
  ['Yes if it freezes in May 2027.', '2027-05-31'],
  ['Yes if it freezes by the end of May 2027.', '2027-05-31'],
  ['Yes if it freezes before the end of May 2027.', '2027-05-31'],
  ['Yes if it freezes on 5 May 2027.', '2027-05-05'],
  ['Yes if it freezes by 31 June 2027.', '2027-06-30'],
  ['Yes if it freezes in Winter 2029.', '2029-12-31'],
  ['Yes if it meets what is built on 2050 by 2040.', '2040-12-31'],
  ['Yes if it freezes by the end of 2030.', '2030-12-31'],
  ['Yes if it freezes by 2030.', '2030-12-31'],
  ['Yes if it freezes in 2029.', '2029-12-31'],
  ['Yes if it freezes until 31 December 2033.', '2033-12-31'],
  ['It last froze in 1985.', '2027-11-22'],
  ['It froze in 2019.', '2027-11-22'],
])('the criteria "%s" close on %s', ([criteria = '', closes]) => {
  expect(dueOf({ ...blank, criteria })).toMatchObject({ closes })
})

test('a question resolves a month after it closes, at the end of its horizon where its words name no year', () => {
  expect(dueOf({ ...blank, horizon: { to: 2031 } })).toEqual({ closes: '2031-12-31', resolves: '2032-01-30' })
})

test('dates follow what is typed until they are set by hand, each by itself', () => {
  const typed = { ...asked, criteria: 'Yes if it freezes before 2032.' }
  expect(followDue(asked, typed)).toEqual({ closes: '2031-12-31', resolves: '2032-01-30' })
  const byHand = { ...asked, closes: '2028-06-01' }
  expect(followDue(byHand, { ...byHand, criteria: typed.criteria })).toEqual({ resolves: '2032-01-30' })
})

test('a date that is being set by hand stays as it is set', () => {
  expect(followDue(asked, { ...asked, closes: '2028-06-01' })).toEqual({ resolves: asked.resolves })
})

test('a horizon that ends in a year of which no item may speak leads to no date', () => {
  expect(dueOf({ ...blank, horizon: { to: 2200 } })).toEqual({ closes: '2200-12-31', resolves: '2201-01-30' })
  for (const to of [2201, 9999]) expect(dueOf({ ...blank, horizon: { to } })).toEqual(dueOf(blank))
})

test('a question for a date closes at the end of its range, whatever its words name', () => {
  const range = { ...blank, criteria: 'Yes if it freezes before 2032.', last: '2036-12-31' }
  expect(dueOf(range)).toEqual({ closes: '2036-12-31', resolves: '2037-01-30' })
})
