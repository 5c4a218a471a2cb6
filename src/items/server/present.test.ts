import { expect, test } from 'vitest'
import { presentCard } from './present.ts'
import type { CardRow } from './rows.ts'

const row: CardRow = {
  kind: 'trend',
  id: '12',
  title: 'A trend',
  label: 'A trend',
  summary: '',
  category: 'social',
  tags: [],
  horizon_from: 2026,
  horizon_to: 2040,
  published_at: null,
  updated_at: '2026-11-20T00:00:00.000Z',
  version: 1,
  author: 'Ada',
  owner_id: null,
  saves: 0,
  opens: null,
  closes: null,
  outcome: null,
  card: { series: null },
  shown: null,
}

test('a card has what the newest numbers add to it, over what was written', () => {
  const shown = { card: { chance: 0.4, series: 'newer' }, today: 'an estimate' }
  expect(presentCard({ ...row, shown }, '2027-01-01')).toMatchObject({
    series: 'newer',
    chance: 0.4,
    today: 'an estimate',
  })
})

test.each([
  ['nothing is computed of it', null],
  ['nothing is kept for today', { card: {}, today: null }],
])('a card says that there is no estimate of today where %s', (_, shown) => {
  expect(presentCard({ ...row, shown }, '2027-01-01')).toMatchObject({ series: null, today: null })
})
