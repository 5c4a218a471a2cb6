/**
 * Who uses the server? Each application holds one connection with a shared advisory lock: its lease. It is given back
 * when the application dies, however it dies, and whoever can take the lock alone was the last.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Place } from './place.ts'
import { alone } from './lock-files.ts'
import { initialise, lastLines, OtherRelease, type Sort, start, user } from './server.ts'
import { clearSentence } from './trouble.ts'

const leaseLock = 7_341_955
/** Failed starts before we give up: a race, a leaving server or the last children of a killed one pass in less. */
const patience = 20
const betweenTriesMs = 200
/** A big database may take this long to recover from a crash. */
const longestRecoveryMs = 600_000

/** What pg says to a query on a connection that was closed from the other side since: the server was leaving. */
const cutOff = 'Client has encountered a connection error and is not queryable'

type Answer = Client | 'nobody' | 'not yet'

export function urlOf({ socket }: Place, database: string): string {
  return `postgresql://${user}@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(socket)}`
}

/** A lease on the server, which is started where it does not run. */
export async function takeLease(place: Place, sort: Sort): Promise<Client> {
  const deadline = performance.now() + longestRecoveryMs
  let failure: unknown
  for (let failures = 0; failures < patience && performance.now() < deadline;) {
    const answer = await alone(place, async () => {
      const found = await connect(place)
      if (found !== 'nobody') return found
      failure = await initialise(place)
        .then(() => start(place, sort))
        .catch((error: unknown) => error)
      return found
    })
    if (answer instanceof Client) return answer
    if (failure instanceof OtherRelease) throw failure
    if (answer === 'nobody' && failure) failures++
    if (answer === 'not yet' || failure) await sleep(betweenTriesMs)
  }
  throw await whyNot(place, failure)
}

/**
 * Gives the lease back. The last to leave takes the lock alone, and may stop the server: newcomers wait, are cut off,
 * and start it anew.
 */
export async function isLast(lease: Client): Promise<boolean> {
  await lease.query('select pg_advisory_unlock_shared($1)', [leaseLock])
  const { rows } = await lease.query<{ last: boolean }>('select pg_try_advisory_lock($1) as last', [leaseLock])
  return rows[0]?.last ?? false
}

async function connect(place: Place): Promise<Answer> {
  const client = new Client({
    connectionString: urlOf(place, 'postgres'),
    application_name: 'farsight lease',
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [leaseLock])
    return client
  } catch (error) {
    void client.end().catch(() => {}) // not awaited: a connection that failed half way may never say that it ended
    return meaningOf(error)
  }
}

function meaningOf(error: unknown): 'nobody' | 'not yet' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const nobody = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EACCES']
  const coming = ['57P03', '57P01', '57P02'] // starting up, recovering, or being shut down
  const message = error instanceof Error ? error.message : ''
  if (coming.includes(code) || message === cutOff) return 'not yet'
  if (nobody.includes(code) || message === 'Connection terminated unexpectedly') return 'nobody'
  throw error
}

async function whyNot(place: Place, failure: unknown): Promise<Error> {
  const said = [failure instanceof Error ? failure.message : '', await lastLines(place.log)].filter(Boolean).join('\n')
  const sentence = clearSentence(said, place.data)
  return new Error(sentence ?? `The embedded PostgreSQL in ${place.data} did not start.\n${said}`, { cause: failure })
}
