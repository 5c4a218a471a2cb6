/**
 * Moves all that a database holds into an empty one: of another release of PostgreSQL, or of the embedded one into one of
 * one's own, and back. Tables are laid by the migrations, so that nothing but rows is moved.
 */
import { pipeline } from 'node:stream/promises'
import type { Kysely } from 'kysely'
import type { ClientBase, Pool } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { migrate } from '../database.ts'
import { differing, digestTables } from './digests.ts'
import { listTables } from './rows.ts'
import { BackupTrouble } from './trouble.ts'

type Wish<Tables> = { from: { pool: Pool }; to: { pool: Pool; db: Kysely<Tables> }; say?: (line: string) => void }

/** On the schema of a target that a copy has begun to fill: it may be begun again. */
const mark = 'Being filled by a copy of Farsight.'
const notAllowed = '42501'

/** Answers how many tables and rows there are. Throws `BackupTrouble`; the target then holds no row. */
export async function copyDatabase<Tables>({ from, to, say = () => {} }: Wish<Tables>) {
  await claim(to.pool)
  await migrate(to.db)
  const [source, target] = await Promise.all([from.pool.connect(), to.pool.connect()])
  try {
    await source.query('begin isolation level repeatable read read only')
    await target.query('begin')
    await sameTables(source, target)
    await silenceTriggers(target)
    const indexes = await dropIndexes(target)
    await copyTables(source, target, say)
    for (const { made } of indexes) await target.query(made)
    await copySequences(source, target)
    say('Comparing every row.')
    const [held, moved] = await Promise.all([digestTables(source), digestTables(target)])
    const different = differing(held, moved)
    if (different.length > 0) throw new BackupTrouble(`These tables are not what they were: ${different.join(', ')}.`)
    await target.query('comment on schema public is null')
    await target.query('commit')
    // Else every statement would be planned as for tables that nobody knows.
    say('Telling the planner what is there.')
    await target.query('vacuum (analyze)')
    return { tables: Object.keys(held).length, rows: Object.values(held).reduce((all, { rows }) => all + rows, 0) }
  } finally {
    // Of what was committed nothing is left to take back.
    await Promise.allSettled([source.query('rollback'), target.query('rollback')])
    source.release()
    target.release(true)
  }
}

async function claim(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ said: string | null }>(
      `select obj_description('public'::regnamespace, 'pg_namespace') as said`,
    )
    if (rows[0]?.said !== mark && (await listTables(client)).length > 0)
      throw new BackupTrouble(
        'The database to copy into holds tables already. It was left as it is. Name an empty one.',
      )
    await client.query(`comment on schema public is '${mark}'`)
  } finally {
    client.release()
  }
}

async function sameTables(source: ClientBase, target: ClientBase): Promise<void> {
  const [held, laid] = (await Promise.all([source, target].map(listTables))).map((tables) =>
    tables.map(({ name, columns }) => `${name} (${columns})`),
  )
  const more = held?.find((table) => !laid?.includes(table)) ?? laid?.find((table) => !held?.includes(table))
  if (more !== undefined)
    throw new BackupTrouble(
      `The table ${more} is on one side alone. Start this Farsight on the database once, which brings it up to date, and copy then.`,
    )
}

/** Rows are moved as they are: nothing is told, counted or checked anew. */
async function silenceTriggers(target: ClientBase): Promise<void> {
  await target.query('set local session_replication_role = replica').catch((error: unknown) => {
    if ((error as { code?: unknown }).code !== notAllowed) throw error // of PostgreSQL's own errors
    throw new BackupTrouble(
      'The role of the database to copy into may not silence triggers. Run there, as its superuser: grant set on parameter session_replication_role to ROLE.',
      { cause: error },
    )
  })
}

/** Those that hold no constraint; to make one of all rows takes less than to keep it while they come. */
async function dropIndexes(target: ClientBase): Promise<{ made: string }[]> {
  const { rows } = await target.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
     from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select from pg_constraint where conindid = i.indexrelid)`,
  )
  if (rows.length > 0) await target.query(`drop index ${rows.map(({ name }) => name).join(', ')}`)
  return rows
}

async function copyTables(source: ClientBase, target: ClientBase, say: (line: string) => void): Promise<void> {
  const tables = await listTables(source)
  // What the migrations themselves have written.
  await target.query(`truncate ${tables.map(({ quoted }) => quoted).join(', ')}`)
  for (const { name, quoted, columns } of tables) {
    say(name)
    const rows = source.query(copyTo(`copy ${quoted} (${columns}) to stdout`))
    await pipeline(rows, target.query(copyFrom(`copy ${quoted} (${columns}) from stdin`)))
  }
}

async function copySequences(source: ClientBase, target: ClientBase): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences where last_value is not null`,
  )
  for (const { name, last } of rows) await target.query('select setval($1::regclass, $2)', [name, last])
}
