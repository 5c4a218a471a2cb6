import { expect, test } from 'vitest'
import { pickEditions, sayPicked } from './editions.ts'

const days = ['2026-11-01', '2026-09-01', '2026-06-01']
const say = (asked: Parameters<typeof sayPicked>[0], among = days) => sayPicked(asked, pickEditions(among, asked))

test.each([
  [{}, null, '2026-11-01'],
  [{ since: '2026-09-01' }, null, '2026-09-01'],
  [{ since: '2026-10-31' }, null, '2026-09-01'],
  [{ since: '2020-01-01' }, null, '2026-11-01'],
  [{ edition: '2026-09-01', since: '2026-06-01' }, '2026-09-01', '2026-06-01'],
  [{ edition: '2026-11-01' }, '2026-11-01', '2026-09-01'],
  [{ edition: '2026-11-01', since: '2026-06-01' }, '2026-11-01', '2026-06-01'],
  [{ edition: '2026-06-01', since: '2026-09-01' }, '2026-06-01', null],
  [{ edition: '2026-09-01', since: '2026-09-01' }, '2026-09-01', '2026-06-01'],
  [{ edition: '2099-01-01' }, '2026-11-01', '2026-09-01'],
  [{ edition: '2020-01-01' }, null, '2026-11-01'],
])('%j shows %s since %s', (asked, edition, since) => {
  expect(pickEditions(days, asked)).toEqual({ edition, since })
})

test('what is shown is never compared with itself or with what came after', () => {
  const all = [undefined, '2020-01-01', ...days, '2026-10-10', '2030-01-01']
  for (const edition of all)
    for (const since of all) {
      const picked = pickEditions(days, { edition, since })
      expect((picked.since ?? '0') < (picked.edition ?? '9')).toBe(true)
    }
})

test('an address that names editions that are kept, in their order, needs no word', () => {
  expect(say({})).toEqual([])
  expect(say({ edition: '2026-09-01', since: '2026-06-01' })).toEqual([])
  expect(say({ since: '2026-06-01' })).toEqual([])
})

test.each([
  [{ edition: '2026-09-15' }, 'No edition was kept on 15 Sep 2026. This is the one kept before it, on 1 Sep 2026.'],
  [{ edition: '2020-01-01' }, 'No edition was kept by 1 Jan 2020: this is how the radar stands today.'],
  [
    { edition: '2026-09-01', since: '2026-11-01' },
    'An edition can be compared only with one kept before it, and 1 Nov 2026 is not before 1 Sep 2026. It is compared with the one of 1 Jun 2026.',
  ],
  [{ edition: '2026-06-01' }, 'No edition was kept before 1 Jun 2026, so nothing tells what moved until then.'],
  [{ since: '2026-09-02' }, 'No edition was kept on 2 Sep 2026. It is compared with the one of 1 Sep 2026.'],
])('of %j it says: %s', (asked, sentence) => {
  expect(say(asked)).toEqual([sentence])
})

test('where nothing is kept yet an edition asked for is told of, and one compared with is not missed', () => {
  expect(say({ edition: '2026-09-01' }, [])).toEqual([
    'No edition of the radar is kept yet: this is how it stands today.',
  ])
  expect(say({ since: '2026-09-01' }, [])).toEqual([])
})
