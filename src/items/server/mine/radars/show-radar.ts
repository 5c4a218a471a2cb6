/** A radar of one's own as it stands, or as an edition kept it, beside an edition kept before. */
import type { QueryExecutorProvider } from 'kysely'
import type { User } from '#kit/viewer.ts'
import type { AnyKind } from '../../../content-kind.ts'
import { freeSectorId, type OwnAsked, pickOwnEditions, sayPlaced, sectorOf } from '../../../mine/own-radar.ts'
import { placeOf } from '../../radar/place.ts'
import { type KeptPlace, listOwnEditions, listOwnPlaces, type OwnEdition } from './edition-store.ts'
import { countSaved, findRadar, listOnRadar, type OnRadarRow, type Radar } from './radar-store.ts'

type Standing = { radar: Radar; kinds: readonly AnyKind[]; day: string }
type Shown = { id: number; user: User; asked: OwnAsked; kinds: readonly AnyKind[]; day: string }

export async function showRadar(db: QueryExecutorProvider, { id: wanted, user, asked, kinds, day }: Shown) {
  const radar = await findRadar(db, wanted, user)
  const editions = await listOwnEditions(db, radar.id)
  const picked = pickOwnEditions(
    editions.map((edition) => edition.id),
    asked,
  )
  const edition = editions.find((one) => one.id === picked.edition)
  const [{ ahead, over }, before, saved] = await Promise.all([
    edition
      ? listKept(db, edition, user)
      : listOnRadar(db, radar.id, user).then((rows) => standOn(rows, { radar, kinds, day })),
    picked.since === null ? [] : listOwnPlaces(db, picked.since, user),
    countSaved(db, { radar: radar.id, user, year: Number(day.slice(0, 4)) }),
  ])
  const was = new Map(before.map(({ id, year, sector, isPlaced }) => [id, { year, sector, isPlaced }]))
  const here = new Set(ahead.map((item) => item.id))
  return {
    name: radar.name,
    sectors: edition?.sectors ?? radar.sectors,
    freeSector: freeSectorId(radar.sectors, ...editions.map((one) => one.sectors)),
    editions: editions.map((one) => ({ id: one.id, name: one.name, day: one.day, items: one.items })),
    ...picked,
    sectorsBefore: editions.find((one) => one.id === picked.since)?.sectors ?? null,
    items: ahead.map((item) => ({ ...item, was: was.get(item.id) ?? null })),
    over,
    gone: before.filter((place) => !here.has(place.id)).map((place) => ({ ...named(place), isPlaced: place.isPlaced })),
    saved,
  }
}

/** What is still to come, each where its owner or its kind says it stands; and what is settled or over. */
export function standOn(rows: readonly OnRadarRow[], { radar, kinds, day }: Standing) {
  const all = rows.flatMap((row) => {
    const place = placeOf(row, kinds, day)
    if (!place) return []
    const { kind, label, title, category, ownSector, ownYear } = row
    const item = {
      kind,
      id: String(row.id),
      label,
      title,
      category,
      ...place,
      isPlaced: ownYear !== null,
      ...(ownYear !== null && { year: ownYear, says: sayPlaced(ownYear) }),
      sector: sectorOf({ category, sector: ownSector }, radar.sectors),
      placed: { sector: ownSector, year: ownYear },
    }
    return [{ item, isOver: row.outcome !== null || row.horizon_to < Number(day.slice(0, 4)) }]
  })
  return {
    ahead: all.filter(({ isOver }) => !isOver).map(({ item }) => item),
    over: all.filter(({ isOver }) => isOver).map(({ item }) => named(item)),
  }
}

async function listKept(db: QueryExecutorProvider, edition: OwnEdition, user: User) {
  const places = await listOwnPlaces(db, edition.id, user)
  const placed = { sector: null, year: null }
  return { ahead: places.map((place) => ({ ...place, says: sayKept(place), placed })), over: [] }
}

function sayKept({ year, isPlaced }: KeptPlace): string {
  return isPlaced ? sayPlaced(year) : `at ${Math.floor(year)}`
}

type Named = { kind: string; id: string; label: string; title: string; year: number }

function named({ kind, id, label, title, year }: Named): Named {
  return { kind, id, label, title, year }
}
