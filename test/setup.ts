/** Once per run: one throwaway PostgreSQL for all test workers, and a migrated database that each test file copies. */
import { migrate, openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'

/** Several runs may share the server: each names its databases by its own process id, and clears away those of dead runs. */
export default async function setup() {
  if (process.env['TEST_RUN'] === String(process.pid)) return // for another of Vitest's projects
  process.env['TEST_RUN'] = String(process.pid)
  const server = await openEmbeddedPostgres('.farsight/test', { throwaway: true })
  const admin = openDatabase(await server.database('postgres'))
  const { rows } = await admin.pool.query<{ datname: string }>(`select datname from pg_database where datname ~ '^(test|template)_[0-9]+'`)
  for (const { datname } of rows) {
    if (!isAlive(Number(datname.split('_')[1]))) await admin.pool.query(`drop database if exists "${datname}" with (force)`)
  }
  const name = `template_${process.pid}`
  const template = openDatabase<unknown>(await server.database(name))
  await migrate(template.db)
  await template.close() // nobody may be connected to a database that is being copied
  process.env['TEST_DATABASE_URL'] = admin.url
  return async () => {
    const own = await admin.pool.query<{ datname: string }>(`select datname from pg_database where datname ~ $1`, [
      `^(test|template)_${process.pid}(_|$)`,
    ])
    for (const { datname } of own.rows) await admin.pool.query(`drop database if exists "${datname}" with (force)`)
    await admin.close()
    await server.release()
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
