/** What language models have judged of questions of the base, and how right that was. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Pool } from 'pg'
import { compute } from '../../formulas/index.ts'
import type { Judged } from '../../model/advice.ts'

type Kept = { analysisId: string; judged: Judged | null | undefined; now: Date }

/** Where it is about a question that can be resolved. */
export async function saveJudgement(trx: QueryExecutorProvider, { analysisId, judged, now }: Kept): Promise<void> {
  if (!judged?.about) return
  const outside = compute(
    'middle-of-judgements',
    judged.samples.map((one) => one.outside),
  )
  const chance = compute('judged-chance', [outside, ...judged.samples.map((one) => one.inside)])
  await sql`
    insert into judgement (analysis_id, item_id, model, chance, made_at)
    select ${analysisId}::bigint, id, ${judged.model}, ${chance}, ${now} from item where id = ${judged.about.split('/')[1]}::bigint`.execute(
    trx,
  )
}

const scoreText = `
  select count(*)::int as resolved, avg((chance - came) ^ 2)::float8 as brier from (
    select distinct on (item_id) chance, (details #>> '{outcome,value}' = 'yes')::int as came
    from judgement join item on item.id = item_id
    where model = $1 and item.outcome = 'resolved' and details #>> '{outcome,value}' in ('yes', 'no')
      and made_at < (details #>> '{outcome,at}')::timestamptz
    order by item_id, made_at desc
  ) as last`

/** Of each question the last that it judged before that was resolved. */
export async function findScore(pool: Pool, model: string): Promise<Pick<Judged, 'resolved' | 'brier'>> {
  const { rows } = await pool.query<{ resolved: number; brier: number | null }>(scoreText, [model])
  return rows[0] ?? { resolved: 0, brier: null }
}
