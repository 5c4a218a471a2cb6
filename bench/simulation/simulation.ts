/**
 * Whether the product finds in its stored scores what a simulation put in: 40 people of known skill, 60 questions that
 * have come out. Of each seed, since one may be lucky.
 */
import { mean } from '#engine/statistics.ts'
import { measureSimulation } from '#simulation/server/measured.ts'
import { rounded } from '../world.ts'
import { measuredOfSeeds } from './filled.ts'

/** Nothing was chosen by what these say. */
const judged = [101, 102, 103, 104, 105]
const wish = { forecasters: 40, questions: 60 }

export async function benchSimulation(only?: string) {
  const asked = only === undefined ? judged : [Number(only)]
  const seeds = await measuredOfSeeds(wish, asked, async ({ database: { db, pool }, seed, seconds }) => {
    const { rankCorrelation, crowdBrier, medianBrier, questions } = await measureSimulation(db)
    const { rows } = await pool.query<{ count: number }>('select count(*)::integer from forecast_of_person')
    return {
      seed,
      questions,
      forecasts: rows[0]?.count,
      seconds: rounded(seconds, 1),
      rankCorrelation: rounded(rankCorrelation, 3),
      crowdBrier: rounded(crowdBrier, 4),
      medianBrier: rounded(medianBrier, 4),
      crowdBetterBy: rounded(medianBrier - crowdBrier, 4),
    }
  })
  return {
    ...wish,
    seeds,
    rankCorrelation: rounded(mean(seeds.map((one) => one.rankCorrelation)), 3),
    crowdBetterBy: rounded(mean(seeds.map((one) => one.crowdBetterBy)), 4),
  }
}
