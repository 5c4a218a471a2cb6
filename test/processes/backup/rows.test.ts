/** How many rows a backup may hold, whatever came and went while it was made. */
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { manifestName } from '#kit/server/backup/make-backup.ts'
import { whenDone } from '../../when-done.ts'
import { givenBase, restored } from './base.ts'

const base = await givenBase()

/** PostgreSQL tells what a connection did a second or ten late, unless that is all it has done lately. */
async function givenLate() {
  const client = new Client(base.url)
  await client.connect()
  whenDone(() => client.end())
  return async (statement: string) => {
    await client.query('select pg_stat_force_next_flush()')
    await client.query('select 1')
    await client.query(statement)
  }
}

/** `before` the first byte is read, and `after` the last one. */
function meanwhile(before: () => Promise<unknown>, after: () => Promise<unknown>) {
  const write: typeof base.place.write = async (file, bytes) => {
    if (file.includes('base.tar')) await before()
    if (file.endsWith(manifestName)) await after()
    return base.place.write(file, bytes)
  }
  return base.backUp({ place: { ...base.place, write } })
}

async function faultsOf(name: string): Promise<string[]> {
  const back = await restored({ from: base.place, name, folder: await base.spare(), identity: base.identity })
  return back.faults
}

test('rows that came and went while a backup was made are no fault, though PostgreSQL counts them late', async () => {
  const [adds, removes] = [await givenLate(), await givenLate()]
  const { name, record } = await meanwhile(
    () => adds('insert into row select generate_series(5001, 5020)'),
    () => removes('delete from row where id > 5000'),
  )
  const [least = 0, most = 0] = record.rows['public.row'] ?? []
  expect(least).toBeLessThanOrEqual(980)
  expect(most).toBeGreaterThanOrEqual(1020)
  expect(await faultsOf(name)).toEqual([])
})

test('a table that was emptied and filled again meanwhile is no fault either', async () => {
  const { name } = await meanwhile(
    () => base.pool.query('truncate row'),
    () => base.pool.query('insert into row select generate_series(1, 1000)'),
  )
  expect(await faultsOf(name)).toEqual([])
})
