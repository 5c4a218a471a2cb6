/** Once per run: one throwaway PostgreSQL for all test workers, and the databases that test files copy. */
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { databaseFolder } from './database-folder.ts'
import { layTables } from './stock.ts'
import { forgetTemplates, holdTemplates, makeTemplate, templateNames } from './templates.ts'

/**
 * Several runs may share the server: each names its databases by its own process id, and clears away those of dead
 * runs.
 */
export default async function setup({ config }: TestProject) {
  if (process.env['TEST_RUN'] === String(process.pid)) return // for another of Vitest's projects
  process.env['TEST_RUN'] = String(process.pid)
  const server = await openEmbeddedPostgres(databaseFolder(), { throwaway: true })
  const admin = openDatabase<unknown>(await server.database('postgres'))
  /** Answers how many there were. */
  const clearAway = async (isGone: (pid: number) => boolean) => {
    const { rows } = await admin.pool.query<{ datname: string }>(
      `select datname from pg_database where datname ~ '^test_[0-9]+_'`,
    )
    const gone = rows.filter(({ datname }) => isGone(Number(datname.split('_')[1])))
    for (const { datname } of gone) await admin.pool.query(`drop database if exists "${datname}" with (force)`)
    return gone.length
  }
  await clearAway((pid) => !isAlive(pid))

  const templates = templateNames()
  const letGo = await holdTemplates(admin.pool, Object.values(templates))
  await forgetTemplates(admin.pool, Object.values(templates))
  await makeTemplate(admin, { name: templates.empty, fill: layTables })
  process.env['TEST_DATABASE_URL'] = admin.url
  process.env['TEST_DATABASE_DATA'] = server.data
  process.env['TEST_TEMPLATES'] = JSON.stringify(templates)
  return async () => {
    const left = await clearAway((pid) => pid === process.pid)
    letGo()
    await admin.close()
    await server.release()
    // Whatever works on one of those went on working until now. Of files in which no test has the name that was asked
    // for (`-t`) Vitest calls no `afterAll`.
    if (left > 0 && !config.testNamePattern)
      throw new Error(`${left} databases of tests were never closed: see test/when-done.ts.`)
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
