/**
 * Which analyses somebody has already of a question, as they confirmed it to be read or in the same words, so that
 * nobody pays twice for one: after a reload, or in two tabs at once.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import { type Question, question as questionShape } from '../ask/ask.ts'
import { cleanGiven } from '../ask/given.ts'
import type { Preview } from '../dossier/preview.ts'
import { analysisKinds, refOfTrend } from '../analysis-kinds.ts'
import type { AnalysisKind } from '../analysis.ts'

/** As long a second order of the same is taken for the first one, while what it is about stands as it did. */
const sameForHours = 1

type Known = { id: string; kind: AnalysisKind; trendId: string | null; orderedAt: Date; isSame: boolean }

/**
 * `reads`: as it was confirmed, and as it is read by now: those say too what it is about. `words`: of a question that is
 * read anew, and not confirmed; else null.
 */
export type Sought = { reads: readonly Question[]; words: string | null }

/** As a confirmed reading is kept with its order. */
export const keptAs = (read: Question): Question => cleanGiven(questionShape.parse(read))

/**
 * The newest first; those that brought nothing are none. `isSame`: it was ordered a short while ago, and since then
 * nothing was told of the items that it is about. What came first the log of events says: clocks may differ.
 */
export async function listKnown(
  db: QueryExecutorProvider,
  accountId: string,
  { reads, words }: Sought,
  now: Date,
): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select id, kind, trend_id as "trendId", ordered_at as "orderedAt",
      ${isRecent(now)} and not exists (
        select from event
        where (event.ref = any(${[...reads.flatMap(aboutIn), 'everything']}::text[]) or event.ref = 'item/' || analysis.trend_id)
          and event.seq > (select min(come.seq) from event as come where come.ref = 'analysis/' || analysis.id)
      ) as "isSame"
    from analysis
    where account_id = ${accountId}::bigint and ${hasCome}
      and (read = any(${reads.map((read) => JSON.stringify(read))}::text[]::jsonb[]) or read is null and question = ${words}::text)
    order by analysis.id desc limit 20`.execute(db)
  return rows
}

/** Whether there is any that may be the same: what is new is not searched for what it is about. */
export async function hasRecent(
  db: QueryExecutorProvider,
  accountId: string,
  { kind, trendId }: Pick<Known, 'kind' | 'trendId'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from analysis where account_id = ${accountId}::bigint and kind = ${kind}
      and trend_id is not distinct from ${trendId}::bigint and ${isRecent(now)} and ${hasCome} limit 1`.execute(db)
  return rows.length > 0
}

const isRecent = (now: Date) => sql`ordered_at > ${now}::timestamptz - make_interval(hours => ${sameForHours})`
const hasCome = sql`state not in ('failed', 'empty', 'cancelled')`

/** The newest of each, as the panel says it. */
export function ownedOf(known: readonly Known[]): Preview['owned'] {
  return known
    .filter(({ kind, trendId }, i) => known.findIndex((one) => one.kind === kind && one.trendId === trendId) === i)
    .map(({ id, kind, trendId, orderedAt, isSame }) => ({
      id,
      budget: analysisKinds[kind].budget,
      trend: refOfTrend(trendId),
      orderedAt: orderedAt.toISOString(),
      isSame,
    }))
}

/** As the log names them. */
const aboutIn = ({ parts }: Question): string[] =>
  parts
    .flatMap(({ of, condition }) => [...of.items, ...(condition?.of.items ?? [])])
    .map((ref) => `item/${ref.split('/')[1] ?? ''}`)
