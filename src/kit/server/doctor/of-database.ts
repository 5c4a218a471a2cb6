/** Can the database be reached, does it have what is needed, and does it know what time it is? */
import { type QueryExecutorProvider, sql } from 'kysely'
import { codeOf, type Finding } from './finding.ts'

const oldest = 150_000
const extensions = ['pg_trgm', 'unaccent']
/** Sign-ins, leases and outcomes compare times of both: more than this is told apart by people. */
const mostApartMs = 2000

type Answer = { version: number; name: string; available: string[]; now: Date }

export async function databaseFindings(db: QueryExecutorProvider, now = () => Date.now()): Promise<Finding[]> {
  try {
    const before = now()
    const { rows } = await sql<Answer>`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
        array(select extension.name::text from pg_available_extensions extension where extension.name = any(${extensions})) as available,
        clock_timestamp() as now`.execute(db)
    const after = now()
    return rows.flatMap((answer) => [reached(answer), extended(answer), clocked(answer, { before, after })])
  } catch (error) {
    return [{ part: 'database', state: 'mend', says: `is not reached (${codeOf(error)}).` }]
  }
}

function reached({ version, name }: Answer): Finding {
  return version >= oldest
    ? { part: 'database', state: 'ok', says: `PostgreSQL ${name} answers` }
    : { part: 'database', state: 'mend', says: `is PostgreSQL ${name}; 15 or later is needed.` }
}

function extended({ available }: Answer): Finding {
  const missing = extensions.filter((name) => !available.includes(name))
  return missing.length === 0
    ? { part: 'extensions', state: 'ok', says: `${extensions.join(' and ')} are there` }
    : { part: 'extensions', state: 'mend', says: `${missing.join(' and ')} cannot be had (postgresql-contrib).` }
}

/** Between question and answer its time must lie within ours, but for what nobody minds. */
function clocked({ now }: Answer, { before, after }: { before: number; after: number }): Finding {
  const time = now.getTime()
  const apart = Math.max(before - time, time - after, 0)
  return apart <= mostApartMs
    ? { part: 'clock', state: 'ok', says: 'agrees with that of the database' }
    : {
        part: 'clock',
        state: 'mend',
        says: `is ${(apart / 1000).toFixed(1)} seconds ${time > after ? 'behind' : 'before'} that of the database. Let both follow a time server.`,
      }
}
