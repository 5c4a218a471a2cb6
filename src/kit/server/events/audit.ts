/** Answers what happened, and who did it, from the log that everything else reads. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { eventContract } from '#kit/events/contract.ts'
import type { Handlers } from '../api/serve.ts'

type Row = { seq: string; at: Date; kind: string; ref: string; actor: string | null; data: Record<string, unknown> }

export function eventHandlers(db: QueryExecutorProvider): Handlers<typeof eventContract> {
  return {
    async listEvents({ query: { ref = null, actor = null, kind = null, cursor = null, limit } }) {
      const { rows } = await sql<Row>`
        select seq, at, kind, ref, actor, data from event
        where (${ref}::text is null or ref = ${ref}) and (${actor}::text is null or actor = ${actor})
          and (${kind}::text is null or kind = ${kind}) and (${cursor}::bigint is null or seq < ${cursor}::bigint)
        order by seq desc limit ${limit + 1}`.execute(db)
      const shown = rows.slice(0, limit)
      return {
        events: shown.map(({ at, kind: is, ref: about, actor: by, data }) => ({
          at: at.toISOString(),
          kind: is,
          ref: about,
          actor: by,
          data,
        })),
        next: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
      }
    },
  }
}
