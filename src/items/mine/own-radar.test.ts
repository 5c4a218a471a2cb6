import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addSector,
  firstSectors,
  freeSectorId,
  isEachNamedOnce,
  pickOwnEditions,
  removeSector,
  renameSector,
  sayOwnPicked,
  sectorOf,
  tellApart,
} from './own-radar.ts'

const social = { category: 'social', sector: null } as const
const [first] = firstSectors

test('an item stands in the sector of its category until its owner puts it into another', () => {
  expect(sectorOf(social, firstSectors)).toBe(1)
  expect(sectorOf({ ...social, sector: 4 }, firstSectors)).toBe(4)
})

test('of a sector that is gone the items go where their category is, else into the first', () => {
  const without = removeSector(firstSectors, 4)
  expect(sectorOf({ ...social, sector: 4 }, without)).toBe(1)
  expect(sectorOf(social, removeSector(without, 1))).toBe(2)
})

test('a sector keeps what it holds under another name', () => {
  const renamed = renameSector(firstSectors, 1, 'People')
  expect(renamed[0]).toEqual({ ...first, title: 'People' })
  expect(sectorOf(social, renamed)).toBe(1)
})

test('a sector that is added has an id of its own and holds what is put into it', () => {
  const more = addSector(removeSector(firstSectors, 2), { id: freeSectorId(firstSectors), title: 'Care' })
  expect(more.at(-1)).toEqual({ id: 6, title: 'Care', category: null })
  expect(new Set(more.map(({ id }) => id)).size).toBe(more.length)
  expect(sectorOf({ ...social, sector: 6 }, more)).toBe(6)
})

test('the id of a sector that an edition still has is free for no other', () => {
  expect(freeSectorId()).toBe(1)
  expect(freeSectorId(removeSector(firstSectors, 5), firstSectors)).toBe(6)
  expect(freeSectorId(firstSectors, [{ id: 9, title: 'Care', category: null }])).toBe(10)
})

test('whatever is asked, an own edition is compared only with one kept before it', () => {
  const id = fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined })
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), id, id, (kept, edition, since) => {
      const ids = kept.toSorted((a, b) => b - a)
      const picked = pickOwnEditions(ids, { edition, since })
      const shown = picked.edition ?? Infinity
      expect(picked.since ?? -1).toBeLessThan(shown)
      expect(picked.since === null).toBe(ids.every((one) => one >= shown))
    }),
  )
})

test.each([
  [{}, [9, 5], []],
  [{ edition: 9, since: 5 }, [9, 5], []],
  [{ edition: 7 }, [9, 5], [expect.stringContaining('is not kept')]],
  [{ edition: 5 }, [9, 5], [expect.stringContaining('No edition was kept before this one')]],
  [{ edition: 9, since: 9 }, [9, 5], [expect.stringContaining('only with an edition kept before')]],
  [{ since: 4 }, [], []],
])('of %j among %j it says so much', (asked, ids, said) => {
  expect(sayOwnPicked(asked, pickOwnEditions(ids, asked))).toEqual(said)
})

test('two sectors have one name also where only capitals or spaces differ', () => {
  expect(isEachNamedOnce(firstSectors)).toBe(true)
  expect(isEachNamedOnce([{ title: 'Zoë  Ray' }, { title: 'ZOË ray' }])).toBe(false)
})

test('editions of one name and day are told apart by a number, in the order of keeping', () => {
  const [day, other] = ['2026-11-27', '2026-11-28']
  const editions = [
    { id: 9, name: 'Spring', day: other },
    { id: 7, name: 'Spring', day },
    { id: 5, name: 'Autumn', day },
    { id: 3, name: 'Spring', day },
  ]
  expect(tellApart(editions).map(({ name }) => name)).toEqual(['Spring', 'Spring (2)', 'Autumn', 'Spring (1)'])
})
