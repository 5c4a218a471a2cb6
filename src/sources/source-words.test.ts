/** What a trend's page says of how its series keeps itself current. */
import { expect, test } from 'vitest'
import { sayCurrent } from './source-words.ts'

const bound = {
  connector: { title: 'World Bank Indicators' },
  state: 'active' as const,
  checkedAt: '2026-11-22T03:10:00Z',
  changedAt: '2026-11-21T03:10:00Z',
  expectedBy: '2027-03-15',
  heldSince: null,
}

test.each([
  [null, 'Not refreshed by itself.'],
  [bound, 'Refreshed 21 Nov 2026, newest value 2025, next expected by Mar 2027.'],
  [{ ...bound, changedAt: null, expectedBy: null }, 'Looked at 22 Nov 2026, nothing new, newest value 2025.'],
  [{ ...bound, checkedAt: null }, 'Can be updated from World Bank Indicators, which was not looked at yet.'],
  [
    { ...bound, checkedAt: null, connector: { title: 'A table at an address' } },
    'Can be updated from a table at an address, which was not looked at yet.',
  ],
  [
    { ...bound, state: 'paused' as const },
    'Can be updated from World Bank Indicators, which this server does not look at for now.',
  ],
  [
    { ...bound, state: 'broken' as const },
    'World Bank Indicators could not be read on 22 Nov 2026. The values here stand, and we go on looking.',
  ],
  [{ ...bound, state: 'ended' as const }, 'World Bank Indicators has ended this series. The values here stand.'],
  [
    { ...bound, heldSince: '2026-11-22T03:10:00Z' },
    'A new release is being checked since 22 Nov 2026. The values here stand until then.',
  ],
])('case %#: the page says what is so', (one, says) => expect(sayCurrent(one, '2025')).toBe(says))
