/**
 * Which analyses somebody has already of a question as they confirmed it to be read, so that nobody pays twice for one:
 * after a reload, or in two tabs at once.
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

/** As a confirmed reading is kept with its order. */
export const keptAs = (read: Question): Question => cleanGiven(questionShape.parse(read))

/**
 * The newest first; those that brought nothing are none. `isSame`: it was ordered a short while ago, and since then
 * nothing was told of the items that it is about. What came first the log of events says: clocks may differ.
 */
export async function listOfReading(
  db: QueryExecutorProvider,
  accountId: string,
  read: Question,
  now: Date,
): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select id, kind, trend_id as "trendId", ordered_at as "orderedAt",
      ordered_at > ${now}::timestamptz - make_interval(hours => ${sameForHours}) and not exists (
        select from event where event.ref = any(${[...aboutIn(read), 'everything']}::text[])
          and event.seq > (select min(come.seq) from event as come where come.ref = 'analysis/' || analysis.id)
      ) as "isSame"
    from analysis
    where account_id = ${accountId}::bigint and read = ${JSON.stringify(read)}::jsonb
      and state not in ('failed', 'empty', 'cancelled')
    order by analysis.id desc limit 20`.execute(db)
  return rows
}

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
