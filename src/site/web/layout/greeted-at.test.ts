/** Where somebody who has just opened an account is greeted. */
import { expect, test } from 'vitest'
import { isGreetedAt } from './greeted-at.ts'

test.each([
  ['/', true],
  ['/all-stuff?view=radar', true],
  ['/prediction/12', true],
  ['/prediction/12/v/2', true],
  ['/analysis/a7', true],
  ['/my-stuff', true],
  ['/my-stuff?tab=saved', true],
  ['/my-stuff?tab=account', false],
  ['/my-stuff?tab=membership', false],
  ['/operator', false],
  ['/operator/outcomes', false],
  ['/new/prediction', false],
  ['/new/prediction?draft=d1', false],
  ['/trend/10000/edit', false],
  ['/sign-in?mode=select', false],
  ['/outbox', false],
  ['/local/checkout/c1', false],
  ['/purchase-success', false],
])('a new account is greeted at %s: %s', (address, is) => {
  const [pathname = '', query] = address.split('?')
  expect(isGreetedAt({ pathname, search: query ? `?${query}` : '' })).toBe(is)
})
