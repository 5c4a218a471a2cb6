/** Bases filled with people of known skill, one after the other, each gone once it was measured. */
import { rm } from 'node:fs/promises'
import { loadCollection } from '#app/server/collection.ts'
import type { Tables } from '#app/server/tables.ts'
import { type Database, migrate, openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { claimBase, fillBase } from '#simulation/server/fill.ts'

type Wish = { forecasters: number; questions: number }
type Filled = { database: Database<Tables>; seed: number; seconds: number }

/** What was measured of each seed, in their order; `seconds`: how long it took to fill. */
export async function measuredOfSeeds<Found>(
  wish: Wish,
  seeds: readonly number[],
  measure: (filled: Filled) => Promise<Found>,
): Promise<Found[]> {
  const folder = `.farsight/bench-${process.pid}`
  const server = await openEmbeddedPostgres(folder)
  try {
    const found: Found[] = []
    for (const seed of seeds) {
      const database = openDatabase<Tables>(await server.database(`seed_${seed}`)) // eslint-disable-line no-await-in-loop
      try {
        const seconds = await fill(database, { ...wish, seed }) // eslint-disable-line no-await-in-loop
        found.push(await measure({ database, seed, seconds })) // eslint-disable-line no-await-in-loop
      } finally {
        await database.close() // eslint-disable-line no-await-in-loop
      }
    }
    return found
  } finally {
    await server.release()
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(database: Database<Tables>, wish: Wish & { seed: number }): Promise<number> {
  await migrate(database.db)
  await claimBase(database.db, wish)
  await loadCollection(database.db, { strict: true })
  const began = performance.now()
  await fillBase(database, new Date())
  return (performance.now() - began) / 1000
}
