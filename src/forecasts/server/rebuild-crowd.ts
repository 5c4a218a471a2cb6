/** Makes the history of a prediction's crowd anew of all its forecasts, with those who count now. */
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { type Dated, type Row, rowsOver } from '../crowd/told.ts'
import { askedOf, endOfLife } from './asked.ts'
import { lockCrowd } from './crowd-store.ts'
import { keepLead } from './leading/keep-lead.ts'
import { listLearntBy } from './learning/learnt-by.ts'

/** So many rows are written by a statement. */
const atOnce = 5000

/** Answers how many rows it has; in the words of what is asked now. A question that nobody forecast has none. */
export function rebuildCrowd(db: Kysely<ContentTables>, id: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const row = await lockCrowd(trx, id)
    if (!row) return 0
    const asked = askedOf(row)
    await sql`delete from crowd_point where item_id = ${id}::bigint`.execute(trx)
    const words = await listWords(trx, id)
    const from = words.reduce((first, { ms }) => Math.min(first, ms), Infinity)
    const rows = [...rowsOver(asked, words, await listLearntBy(trx, id, { from, end: endOfLife(row) }))]
    for (let i = 0; i < rows.length; i += atOnce)
      await addRows(trx, { id, wording: asked.wording }, rows.slice(i, i + atOnce)) // eslint-disable-line no-await-in-loop
    await keepLead(trx, { id, row, now: new Date(), isMadeAnew: true })
    return rows.length
  })
}

async function listWords(trx: QueryExecutorProvider, id: string): Promise<Dated[]> {
  const rows = await rowsOf(
    trx,
    sql<{ person: string; seq: string; at: Date; estimate: Estimate | null; wording: string }>`
      select forecaster_id as person, seq, at, estimate, wording
      from forecast join forecaster on forecaster.id = forecaster_id
      where item_id = ${id}::bigint and is_counted order by seq`,
  )
  return rows.map(({ seq, at, ...word }) => ({ ...word, at: Number(seq), ms: at.getTime() }))
}

async function addRows(trx: QueryExecutorProvider, { id, wording }: { id: string; wording: string }, rows: Row[]) {
  await sql`
    insert into crowd_point (item_id, at, wording, forecasters, earlier, said, until, learning)
    select ${id}::bigint, to_timestamp(ms / 1000.0), ${wording}, people, earlier, nullif(said, 'null'), until, learning
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told (ms float8, people integer, earlier integer, said jsonb, until bigint, learning integer)
    order by until, ms`.execute(trx)
}
