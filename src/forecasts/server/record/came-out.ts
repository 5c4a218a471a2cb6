/** The questions by which crowd, people and all others are compared, in the database. */
import type { Pool } from 'pg'
import type { CameOut, Spoken } from '../../record/together.ts'
import type { BesideVoice } from '../../sorts/voices.ts'
import { fewestCompared } from '../../words.ts'

type Row = { crowd: Spoken | null; person: Spoken | null; voices: Partial<Record<BesideVoice, Spoken>> | null }

/**
 * Of questions that lists show and that enough people forecast. People are those who count in the crowd; nobody's score
 * is told, their mean is.
 */
export async function listCameOut(pool: Pool): Promise<CameOut[]> {
  const { rows } = await pool.query<Row>(
    `select crowd, (
       select json_build_object('brier', avg(brier), 'baseline', avg(baseline), 'coverage', avg(coverage))
       from score join forecaster on forecaster.id = forecaster_id
       where score.item_id = scored_question.item_id and peer is not null and sort = 'person'
     ) as person, (
       select json_object_agg(voice, json_build_object('brier', brier, 'baseline', baseline, 'coverage', coverage))
       from score join forecaster on forecaster.id = forecaster_id
       where score.item_id = scored_question.item_id and sort <> 'person'
     ) as voices
     from scored_question join item on item.id = item_id where is_listed and peers >= $1 order by item_id`,
    [fewestCompared],
  )
  return rows.map(({ crowd, person, voices }) => ({
    ...(crowd && { crowd }),
    ...(person && { person }),
    ...voices,
  }))
}
