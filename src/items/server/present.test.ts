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
}

test('a card has what the database says of it, over what an item has not', () => {
  const card = { series: null, today: 'an estimate' }
  expect(presentCard({ ...row, card }, '2027-01-01')).toMatchObject({
    title: 'A trend',
    series: null,
    today: 'an estimate',
  })
})

test('a card says that there is no estimate of today where nothing is computed', () => {
  expect(presentCard(row, '2027-01-01')).toMatchObject({ series: null, today: null })
})
