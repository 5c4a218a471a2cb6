/** A radar of one's own: its sectors, and which of its editions are meant. Free of schemas: browsers read it too. */
import { categories, type Category, categoryTitles } from '../category-titles.ts'

/** `category`: whose items stand in it by themselves; null where only those that its owner put there do. */
export type Sector = { id: number; title: string; category: Category | null }

export const [leastSectors, mostSectors] = [2, 8]
/** So many radars may one account have, so many items one of them, so many editions. */
export const [mostRadars, mostOnRadar, mostOwnEditions] = [10, 100, 24]
/** In letters. */
export const [longestName, longestSector] = [80, 40]

/** What a radar begins with. */
export const firstSectors: readonly Sector[] = categories.map((category, i) => ({
  id: i + 1,
  title: categoryTitles[category],
  category,
}))

/** Where its owner put it, as long as that sector is there; else in that of its category; else in the first. */
export function sectorOf(
  { category, sector }: { category: Category; sector: number | null },
  sectors: readonly Sector[],
): number {
  const own = sectors.find(({ id }) => id === sector) ?? sectors.find((one) => one.category === category)
  return (own ?? sectors[0])?.id ?? 0
}

/** Of all that a radar and its editions have: what an edition kept of a sector that is gone is told of no other. */
export const freeSectorId = (...all: readonly (readonly Sector[])[]): number =>
  Math.max(0, ...all.flat().map(({ id }) => id)) + 1

export function addSector(sectors: readonly Sector[], { id, title }: Pick<Sector, 'id' | 'title'>): Sector[] {
  return [...sectors, { id, title, category: null }]
}

/** 'Zoë  Ray' and 'ZOË ray' are one. */
export function isEachNamedOnce(sectors: readonly Pick<Sector, 'title'>[]): boolean {
  const names = sectors.map(({ title }) => title.normalize('NFKC').replaceAll(/\s+/g, ' ').toLocaleLowerCase('en'))
  return new Set(names).size === names.length
}

export function renameSector(sectors: readonly Sector[], id: number, title: string): Sector[] {
  return sectors.map((sector) => (sector.id === id ? { ...sector, title } : sector))
}

export function removeSector(sectors: readonly Sector[], id: number): Sector[] {
  return sectors.filter((sector) => sector.id !== id)
}

/** Of a year that its owner gave: a reader's word and no estimate. */
export const sayPlaced = (year: number) => `placed by you at ${year}`

export type OwnAsked = { edition?: number | undefined; since?: number | undefined }
export type OwnPicked = { edition: number | null; since: number | null }

/** Compared is only with what was kept before: by default with the newest of those. `ids`: of all, the newest first. */
export function pickOwnEditions(ids: readonly number[], asked: OwnAsked): OwnPicked {
  const edition = ids.find((id) => id === asked.edition) ?? null
  const before = ids.filter((id) => edition === null || id < edition)
  return { edition, since: before.find((id) => id === asked.since) ?? before[0] ?? null }
}

/** Editions of one name and day get numbers in the order of keeping. */
export function tellApart<E extends { id: number; name: string; day: string }>(editions: readonly E[]): E[] {
  return editions.map((one) => {
    const alike = editions.filter(({ name, day }) => name === one.name && day === one.day)
    return alike.length === 1 ? one : { ...one, name: `${one.name} (${alike.filter(({ id }) => id <= one.id).length})` }
  })
}

/** What is not as the address has it. */
export function sayOwnPicked(asked: OwnAsked, { edition, since }: OwnPicked): string[] {
  const isOther = asked.since !== undefined && asked.since !== since
  return [
    ...(asked.edition !== undefined && asked.edition !== edition
      ? ['The edition that the address names is not kept: this is how the radar stands today.']
      : []),
    ...(edition !== null && since === null
      ? ['No edition was kept before this one, so nothing tells what moved until then.']
      : []),
    ...(isOther && since !== null
      ? ['A radar is compared only with an edition kept before: the newest of those stands in for the one asked for.']
      : []),
  ]
}
