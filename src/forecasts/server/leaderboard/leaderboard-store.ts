/** Which scores count in public, in the database. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Category } from '#items/category-titles.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { Contender, SeasonScore } from '../../leaderboard/leaderboard.ts'
import { addressOfVoice, type BesideVoice, inOrder } from '../../sorts/voices.ts'
import { fewestCompared } from '../../words.ts'

/**
 * Questions that lists show: whoever writes what nobody else is shown could score themselves by it. Nor does one's own
 * question count, since who wrote it says how it came out. Of rows of `item` and `public_forecaster`.
 */
export const countsInPublic = sql<boolean>`(item.is_listed and item.owner_id is distinct from public_forecaster.account_id)`

type Asked = { from: string; to: string; category: Category | null }

/** Of rows of `scored_question` and `item`: whose outcome was known on one of these days, with peers enough to be told of. */
function isAsked({ from, to, category }: Asked) {
  return sql<boolean>`(came_on between ${from}::date and ${to}::date and peers >= ${fewestCompared}
    and (${category}::text is null or category = ${category}))`
}

/** Everybody who is shown and has a score, and the other voices. */
export async function listContenders(db: QueryExecutorProvider, asked: Asked): Promise<Contender[]> {
  const [people, voices] = await Promise.all([listPeople(db, asked), listVoices(db, asked)])
  return [
    ...Array.from(
      Map.groupBy(people, ({ name }) => name),
      ([name, scores]) => ({ name, by: null, scores }),
    ),
    ...inOrder(voices.map(({ by }) => by)).map((one) => ({
      name: null,
      by: one,
      scores: voices.filter(({ by }) => by === one),
    })),
  ]
}

function listPeople(db: QueryExecutorProvider, asked: Asked): Promise<(SeasonScore & { name: string })[]> {
  return rowsOf(
    db,
    sql<SeasonScore & { name: string }>`
      select name, peer, brier, coverage
      from score join public_forecaster using (forecaster_id) join scored_question using (item_id) join item on item.id = item_id
      where ${isAsked(asked)} and ${countsInPublic} and peer is not null order by item_id`,
  )
}

function listVoices(db: QueryExecutorProvider, asked: Asked): Promise<(SeasonScore & { by: BesideVoice })[]> {
  return rowsOf(
    db,
    sql<SeasonScore & { by: BesideVoice }>`
      select voice as by, peer, brier, coverage
      from score join forecaster on forecaster.id = forecaster_id join scored_question using (item_id) join item on item.id = item_id
      where ${isAsked(asked)} and is_listed and sort <> 'person' order by item_id`,
  )
}

/** The questions that count, and the seasons that have one. */
export async function findSeasons(
  db: QueryExecutorProvider,
  asked: Asked,
): Promise<{ questions: number; seasons: string[] }> {
  const [found] = await rowsOf(
    db,
    sql<{ questions: number; seasons: string[] }>`
      select (count(*) filter (where ${isAsked(asked)}))::int as questions,
        coalesce(array_agg(distinct to_char(came_on, 'YYYY-"Q"Q')), '{}') as seasons
      from scored_question join item on item.id = item_id where is_listed and peers >= ${fewestCompared}`,
  )
  if (!found) throw new Error('A count answered nothing.')
  return found
}

/** Whoever is shown and has a score that counts, and the other voices, with when the last of them was made. */
export async function listScoredForecasters(db: QueryExecutorProvider): Promise<{ name: string; madeAt: Date }[]> {
  const voices = await rowsOf(
    db,
    sql<{ by: BesideVoice; madeAt: Date }>`
      select voice as by, max(made_at) as "madeAt" from forecaster cross join lateral (
        select made_at from scored_question join item on item.id = item_id join score on score.item_id = item.id
        where is_listed and forecaster_id = forecaster.id order by made_at desc limit 1
      ) as newest
      where sort <> 'person' and exists (select from score where forecaster_id = forecaster.id) group by voice order by voice`,
  )
  return [...(await listScoredPeople(db)), ...voices.map(({ by, madeAt }) => ({ name: addressOfVoice(by), madeAt }))]
}

function listScoredPeople(db: QueryExecutorProvider): Promise<{ name: string; madeAt: Date }[]> {
  return rowsOf(
    db,
    sql<{ name: string; madeAt: Date }>`
      select name, max(made_at) as "madeAt"
      from score join public_forecaster using (forecaster_id) join scored_question using (item_id) join item on item.id = item_id
      where ${countsInPublic} group by name order by name`,
  )
}
