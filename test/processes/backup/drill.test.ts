/** The drill: a stocked base is backed up while people write, destroyed, and brought back to its end and to a moment. */
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { loadCollection } from '#app/server/collection.ts'
import { differing, digestTables } from '#kit/server/backup/digests.ts'
import { findBackup } from '#kit/server/backup/list-backups.ts'
import { restoreBackup } from '#kit/server/backup/restoring/restore-backup.ts'
import { shipWal } from '#kit/server/backup/wal/ship-wal.ts'
import { migrate } from '#kit/server/database.ts'
import { bareEnvironment } from '../../bare-environment.ts'
import { whenDone } from '../../when-done.ts'
import { finishWal, givenBase, openBase } from './base.ts'

async function digest(pool: Pool) {
  const client = await pool.connect()
  try {
    return await digestTables(client)
  } finally {
    client.release()
  }
}

test('every table is what it was, at the end and at a moment before, and the app goes on with it', async () => {
  const base = await givenBase({ archives: true })
  const { pool, db, place, recipient, identity, folder } = base
  await migrate(db)
  await loadCollection(db, { strict: true })

  const backup = { isDone: false }
  const making = base.backUp().finally(() => (backup.isDone = true))
  let written = 0
  for (; !backup.isDone; written++)
    await pool.query(`update item set summary = summary || '.' where id = (select min(id) + $1 from item)`, [
      written % 50,
    ])
  const { name } = await making
  expect(written).toBeGreaterThan(10)
  await pool.query(`update item set summary = 'As it was at noon.' where id <= 20`)
  const then = await digest(pool)
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  await sleep(5)
  await pool.query('delete from link; delete from search_word; insert into row values (-1)')
  const end = await digest(pool)
  expect(differing(then, end)).toEqual(expect.arrayContaining(['public.link', 'public.search_word', 'public.row']))
  await finishWal(base)
  await shipWal({ pool, archive: base.archive, place, recipient })
  await base.leave()
  await rm(join(folder, 'base'), { recursive: true })

  const back = async (until?: Date) => {
    const into = await base.spare()
    const { faults } = await restoreBackup({
      from: place,
      name: await findBackup(place, until),
      folder: into,
      identity,
      until,
    })
    expect(faults).toEqual([])
    const again = await openBase(into)
    const found = await digest(again.pool)
    await again.leave()
    return { into, found }
  }
  const at = new Date((rows[0]?.now.getTime() ?? 0) + 1)
  const [before, { into, found }] = await Promise.all([back(at), back()])
  expect(differing(before.found, then)).toEqual([])
  expect(await findBackup(place)).toBe(name)
  expect(differing(found, end)).toEqual([])
  expect(Object.keys(found).length).toBeGreaterThan(100)
  expect(await readTrend(into)).toContain('<h1')
})

async function readTrend(folder: string): Promise<string> {
  const env = { ...bareEnvironment, FARSIGHT_DATA: folder, PORT: '0', LOG_LEVEL: 'error' }
  const app = spawn(process.execPath, ['dist/program/main.js'], { env })
  whenDone(() => new Promise((done) => app.once('exit', done).kill('SIGTERM')))
  // A start takes seven seconds of a processor: on a machine that is busy a minute is not enough for it.
  const said = await new Promise<string>((done) => {
    let all = ''
    for (const stream of [app.stdout, app.stderr])
      stream.on('data', (chunk) => {
        all += String(chunk)
        if (/is at http/.test(all)) done(all)
      })
    app.once('exit', () => done(all))
  })
  expect(said).toMatch(/is at http/)
  const answer = await fetch(`${/is at (\S+)/.exec(said)?.[1]}/trend/131`)
  expect(answer.status).toBe(200)
  return answer.text()
}
