/** What the stored scores of a simulation tell: whether skill is found again, and whether a crowd beats those in it. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { median } from '#engine/statistics.ts'
import { rowsOf } from '#items/server/rows.ts'
import { rankCorrelation } from '../rank-correlation.ts'
import { listSkills } from './people.ts'

/** Brier scores from 0 to 1, as they are stored, over the questions that have one. */
export type Found = {
  questions: number
  /** Of the skill that somebody was given with their mean peer score (Spearman). */
  rankCorrelation: number
  crowdBrier: number
  medianBrier: number
}

export async function measureSimulation(db: QueryExecutorProvider): Promise<Found> {
  const [skills, people, crowd] = await Promise.all([listSkills(db), listPeople(db), findCrowd(db)])
  const of = new Map(people.map((one) => [one.forecasterId, one]))
  const both = skills.flatMap(({ forecasterId, skill }) => {
    const scored = of.get(forecasterId)
    return scored ? [{ skill, ...scored }] : []
  })
  return {
    questions: crowd.questions,
    rankCorrelation: rankCorrelation(both.map(({ skill, peer }) => [skill, peer])),
    crowdBrier: crowd.brier,
    medianBrier: median(both.flatMap(({ brier }) => brier ?? [])),
  }
}

type Person = { forecasterId: string; peer: number; brier: number | null }

function listPeople(db: QueryExecutorProvider): Promise<Person[]> {
  return rowsOf(
    db,
    sql<Person>`
      select forecaster_id as "forecasterId", avg(peer) as peer, avg(brier) as brier from score
      where peer is not null group by forecaster_id order by forecaster_id`,
  )
}

async function findCrowd(db: QueryExecutorProvider): Promise<{ questions: number; brier: number }> {
  const [row] = await rowsOf(
    db,
    sql<{ questions: number; brier: number | null }>`
      select count(*)::integer as questions, avg((crowd -> 'brier')::float8) filter (where crowd -> 'brier' <> 'null') as brier
      from scored_question`,
  )
  return { questions: row?.questions ?? 0, brier: row?.brier ?? Number.NaN }
}
