/** Makes a replica a primary, for where its own is gone for good. */
import { Client } from 'pg'

type Stands = { waits: boolean; isFed: boolean; last: Date | null; behind: string | null }

/** Answers up to when it holds what was written there. Throws with a sentence where it is not to be. */
export async function promote(url: string): Promise<Date | null> {
  const client = new Client({ connectionString: url, application_name: 'farsight replica' })
  client.on('error', () => {}) // the statement that is under way says so
  await client.connect()
  try {
    const { waits, isFed } = await look(client)
    if (!waits) throw new Error('It is no replica any more: it takes writes, since it was promoted or never was one.')
    if (isFed)
      throw new Error(
        'Its primary still answers. End that first: two that take writes would each lack what the other has.',
      )
    const { rows } = await client.query<{ isDone: boolean }>('select pg_promote(true, 60) as "isDone"')
    const { last, behind } = await look(client)
    if (!rows[0]?.isDone)
      throw new Error(
        `It has ${behind} left to read of what it was sent, and takes writes once it has. Ask again then.`,
      )
    return last
  } finally {
    await client.end().catch(() => {})
  }
}

async function look(client: Client): Promise<Stands> {
  const { rows } = await client.query<Stands>(
    `select pg_is_in_recovery() as waits, exists (select from pg_stat_wal_receiver where status = 'streaming') as "isFed",
       pg_last_xact_replay_timestamp() as last,
       pg_size_pretty(greatest(0, pg_last_wal_receive_lsn() - pg_last_wal_replay_lsn())) as behind`,
  )
  return rows[0] ?? { waits: false, isFed: false, last: null, behind: null }
}
