/** Can the database be reached, does it have what is needed, and does it know what time it is? */
import { type QueryExecutorProvider, sql } from 'kysely'
import { mayReplicate } from '../backup/base-backup.ts'
import { BackupTrouble } from '../backup/trouble.ts'
import { codeOf, type Finding } from './finding.ts'

const oldest = 150_000
const extensions = ['pg_trgm', 'unaccent']
/** Sign-ins, leases and outcomes compare times of both: more than this is told apart by people. */
const mostApartMs = 2000

type Answer = { version: number; name: string; isLaid: boolean; available: string[]; now: Date }

export async function databaseFindings(db: QueryExecutorProvider, now = () => Date.now()): Promise<Finding[]> {
  try {
    const before = now()
    const { rows } = await sql<Answer>`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
        to_regclass('kysely_migration') is not null as "isLaid",
        array(select extension.name::text from pg_available_extensions extension where extension.name = any(${extensions})) as available,
        clock_timestamp() as now`.execute(db)
    const after = now()
    return rows.flatMap((answer) => [reached(answer), extended(answer), clocked(answer, { before, after })])
  } catch (error) {
    return [{ part: 'database', state: 'mend', says: `is not reached (${codeOf(error)}).` }]
  }
}

/** Whether a whole backup of it can be read, which takes a right that answers do not. */
export async function replicationFinding(url: string): Promise<Finding> {
  const part = 'backups'
  try {
    await mayReplicate(url)
    return { part, state: 'ok', says: 'PostgreSQL lets this role read a whole backup' }
  } catch (error) {
    const why = error instanceof BackupTrouble ? error.message : `no backup can be read (${codeOf(error)}).`
    return { part, state: 'mend', says: why }
  }
}

function reached({ version, name, isLaid }: Answer): Finding {
  const part = 'database'
  if (version < oldest) return { part, state: 'mend', says: `is PostgreSQL ${name}; 15 or later is needed.` }
  return isLaid
    ? { part, state: 'ok', says: `PostgreSQL ${name} answers` }
    : { part, state: 'note', says: `PostgreSQL ${name} answers, and holds no tables yet: the first start lays them` }
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
