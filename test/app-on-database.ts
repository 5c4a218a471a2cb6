/**
 * A small application for tests that kill it: opens the embedded PostgreSQL of a folder, and says so. Ends in good
 * order on SIGTERM.
 */
import { openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'

const [folder = '', job = ''] = process.argv.slice(2)
const server = await openEmbeddedPostgres(folder, { say: (line) => process.stdout.write(`say ${line}\n`) })
const { pool } = openDatabase(await server.database('farsight'))
// Two at once would both find that there is none.
await pool.query(`begin; select pg_advisory_xact_lock(1);
  create table if not exists row (id bigint generated always as identity primary key); commit`)
process.on(
  'SIGTERM',
  () =>
    void pool
      .end()
      .then(() => server.release().then((last) => process.stdout.write(`left ${last}\n`, () => process.exit()))),
)
process.stdout.write('ready\n')

if (job === 'write') await write()

/** Each line on the standard output is a row that PostgreSQL has promised to keep. */
async function write(): Promise<never> {
  for (;;) {
    const { rows } = await pool.query<{ id: string }>('insert into row default values returning id')
    process.stdout.write(`row ${rows[0]?.id}\n`)
  }
}
