/**
 * Whether the product finds in its stored scores what a simulation put in: 40 people of known skill, 60 questions that
 * have come out. Of each seed, since one may be lucky.
 */
import { rm } from 'node:fs/promises'
import { loadCollection } from '#app/server/collection.ts'
import type { Tables } from '#app/server/tables.ts'
import { mean } from '#engine/statistics.ts'
import { migrate, openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { claimBase, fillBase } from '#simulation/server/fill.ts'
import { measureSimulation } from '#simulation/server/measured.ts'
import { rounded } from '../world.ts'

/** Nothing was chosen by what these say. */
const judged = [101, 102, 103, 104, 105]
const wish = { forecasters: 40, questions: 60 }

export async function benchSimulation(only?: string) {
  const folder = `.farsight/bench-${process.pid}`
  const server = await openEmbeddedPostgres(folder)
  try {
    const seeds = []
    for (const seed of only === undefined ? judged : [Number(only)])
      seeds.push(await measured(await server.database(`seed_${seed}`), seed)) // eslint-disable-line no-await-in-loop
    return {
      ...wish,
      seeds,
      rankCorrelation: rounded(mean(seeds.map((one) => one.rankCorrelation)), 3),
      crowdBetterBy: rounded(mean(seeds.map((one) => one.crowdBetterBy)), 4),
    }
  } finally {
    await server.release()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measured(url: string, seed: number) {
  const database = openDatabase<Tables>(url)
  try {
    await migrate(database.db)
    await claimBase(database.db, { ...wish, seed })
    await loadCollection(database.db, { strict: true })
    const began = performance.now()
    await fillBase(database, new Date())
    const seconds = rounded((performance.now() - began) / 1000, 1)
    const { rankCorrelation, crowdBrier, medianBrier, questions } = await measureSimulation(database.db)
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::integer from forecast')
    return {
      seed,
      questions,
      forecasts: rows[0]?.count,
      seconds,
      rankCorrelation: rounded(rankCorrelation, 3),
      crowdBrier: rounded(crowdBrier, 4),
      medianBrier: rounded(medianBrier, 4),
      crowdBetterBy: rounded(medianBrier - crowdBrier, 4),
    }
  } finally {
    await database.close()
  }
}
