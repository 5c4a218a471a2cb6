import { expect, test } from 'vitest'
import { paths, suggestionsPath } from './paths.ts'

test('R1 to R8 every screen has its address', () => {
  expect([
    paths.home(),
    paths.allStuff(),
    paths.myStuff(),
    paths.purchaseSuccess(),
    paths.purchaseCancelled(),
    paths.purchaseError(),
    paths.success(),
    paths.item('prediction', '12'),
    paths.itemOf('trend/4'),
    paths.apiDocs(),
  ]).toEqual([
    '/',
    '/all-stuff',
    '/my-stuff',
    '/purchase-success',
    '/purchase-cancelled',
    '/purchase-error',
    '/success',
    '/prediction/12',
    '/trend/4',
    '/api/docs',
  ])
})

test('a view of all stuff is a link', () => {
  expect(paths.allStuff({ q: 'CO2 & heat', kind: ['trend', 'prediction'], from: 2030, view: 'table' })).toBe(
    '/all-stuff?q=CO2+%26+heat&kind=prediction&kind=trend&from=2030&view=table',
  )
  expect(suggestionsPath('heat', 6)).toBe('/api/items?q=heat&limit=6')
})
