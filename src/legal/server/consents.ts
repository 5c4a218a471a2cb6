/** Which texts somebody agreed to, each by the version that names the very words. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { LegalTexts } from './texts.ts'

/** What whoever opens an account agrees to, as the sign-in page says. */
const agreedAtFirst = ['terms', 'privacy'] as const
type Agreed = (typeof agreedAtFirst)[number]

export type Consent = { document: Agreed; version: string; at: string }

export function createConsents(texts: LegalTexts) {
  const { version } = texts.terms
  return {
    /** The version of the terms that holds now. */
    version,
    /** Whoever opens an account agrees to what holds then. In the caller's transaction. */
    async begin(trx: QueryExecutorProvider, accountId: string, at: Date): Promise<void> {
      for (const document of agreedAtFirst)
        await save(trx, accountId, { document, version: texts[document].version, at })
    },
    async isAccepted(db: QueryExecutorProvider, accountId: string): Promise<boolean> {
      const { rows } = await sql`
        select from consent where account_id = ${accountId}::bigint and document = 'terms' and version = ${version}`.execute(
        db,
      )
      return rows.length > 0
    },
    accept: (db: QueryExecutorProvider, accountId: string, at: Date) =>
      save(db, accountId, { document: 'terms', version, at }),
    /** For the file that somebody takes away. */
    async list(db: QueryExecutorProvider, accountId: string): Promise<Consent[]> {
      const { rows } = await sql<Omit<Consent, 'at'> & { at: Date }>`
        select document, version, at from consent where account_id = ${accountId}::bigint order by at, document`.execute(
        db,
      )
      return rows.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() }))
    },
  }
}
export type Consents = ReturnType<typeof createConsents>

/** Agreed twice to the same words: the first time counts. */
async function save(
  db: QueryExecutorProvider,
  accountId: string,
  { document, version, at }: { document: Agreed; version: string; at: Date },
): Promise<void> {
  await sql`
    insert into consent (account_id, document, version, at) values (${accountId}::bigint, ${document}, ${version}, ${at})
    on conflict do nothing`.execute(db)
}
