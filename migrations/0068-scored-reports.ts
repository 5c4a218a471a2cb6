import { type Kysely, sql } from 'kysely'

/**
 * What of a report goes on after it was made. `outdated`: what comes that may change it, the first first, as the report
 * has it, for lists. `awaits_item`: of which item it foretold something; what that was stands in the report. `score`: how
 * right that was, once it is known; null before, and again where the outcome is withdrawn. Reports of earlier days await
 * nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const moves = (also: string) => [
  `drop trigger analysis_moves on analysis`,
  `create trigger analysis_moves before update on analysis for each row
    when (old.state is distinct from new.state or old.progress is distinct from new.progress${also})
    execute function analysis_moves()`,
]

const statements = [
  `alter table analysis add outdated jsonb, add awaits_item bigint, add score jsonb`,
  `create index analysis_awaits on analysis (awaits_item) where awaits_item is not null`,
  // Whoever looks at it hears of that too.
  ...moves(` or old.score is distinct from new.score`),
]

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of moves('')) await sql.raw(statement).execute(db)
  await sql`alter table analysis drop outdated, drop awaits_item, drop score`.execute(db)
}
