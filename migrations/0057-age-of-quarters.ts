import { type Kysely, sql } from 'kysely'

/**
 * A last value of a quarter stands in lists among the months, as the last of its three: '2024-Q3' as '2024-09'. As text
 * it would be newer than every month of its year.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexed(db, (at) =>
    [1, 2, 3, 4].reduce((key, n) => `replace(${key}, 'Q${n}', '${String(n * 3).padStart(2, '0')}')`, at),
  )
}

/** As `0039-age-of-data.ts` has it. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await indexed(db, (at) => at)
}

async function indexed(db: Kysely<unknown>, key: (at: string) => string): Promise<void> {
  for (const [name, none] of [
    ['oldest', '9999'],
    ['newest', '0000'],
  ] as const) {
    const at = key(`coalesce(card #>> '{series,last,at}', '${none}')`)
    await sql`drop index ${sql.ref(`item_data_${name}`)}`.execute(db)
    await sql`create index ${sql.ref(`item_data_${name}`)} on item ((${sql.raw(at)} collate "C"), id) where is_listed`.execute(
      db,
    )
  }
}
