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

test.each([
  ['of its year', { '2026': 'a', '2027': 'b' }, '2026-12-31', 'a'],
  ['of the next year from its first day on', { '2026': 'a', '2027': 'b' }, '2027-01-01', 'b'],
  ['of its month', { '2026-11': 'a', '2026-12': 'b' }, '2026-12-01', 'b'],
  ['of no other time', { '2028': 'a' }, '2027-01-01', null],
  ['of nothing that is not kept', null, '2027-01-01', null],
])('a card shows what is kept %s', (_, ahead, today, shown) => {
  expect(presentCard({ ...row, shown: { card: {}, ahead } }, today)).toMatchObject({ series: null, today: shown })
})

test('a card has what the newest numbers add to it, over what was written', () => {
  const shown = { card: { chance: 0.4, series: 'newer' }, ahead: null }
  expect(presentCard({ ...row, shown }, '2027-01-01')).toMatchObject({ series: 'newer', chance: 0.4, today: null })
})
