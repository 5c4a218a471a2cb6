/** `npm run migrate`, and what it says of the release before. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listMissingMigrations, migrate } from '#kit/server/database.ts'
import { bareEnvironment } from '../bare-environment.ts'
import { givenDatabaseBefore } from '../given/previous.ts'

const { database, itself } = await givenDatabaseBefore<object>('drafts-by-age')

async function run(...args: string[]): Promise<{ code: number; lines: string[] }> {
  const env = { ...bareEnvironment, DATABASE_URL: database.url }
  const child = spawn(process.execPath, ['scripts/migrate.ts', ...args], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, lines: said.trim().split('\n') }
}

test('the check says what is missing and applies nothing; without it that is applied, and nothing is missing then', async () => {
  const before = await listMissingMigrations(database.db)
  expect(before[0]).toEqual({ name: itself, expands: true })
  const check = await run('--check')
  expect(check.lines[0]).toBe(`${itself}: only adds, the release before goes on`)
  expect(check.code).toBe(before.every(({ expands }) => expands) ? 0 : 1)
  expect(await listMissingMigrations(database.db)).toEqual(before)
  expect(await run()).toEqual({ code: 0, lines: [`Applied ${before.map(({ name }) => name).join(', ')}.`] })
  expect(await run('--check')).toEqual({ code: 0, lines: ['Nothing is missing.'] })
  await database.pool.query(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`)
  expect(await run('--check')).toEqual({
    code: 1,
    lines: ['A later release has brought this database over (9999-later): this one cannot start on it.'],
  })
})

test('a migration that says nothing of it is taken for one that the release before cannot serve with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { database: empty } = await givenDatabaseBefore<object>('drafts-by-age')
  await empty.pool.query('delete from kysely_migration')
  writeFileSync(join(folder, '0001-adds.ts'), 'export const expands = true\nexport const up = async () => {}\n')
  writeFileSync(join(folder, '0002-silent.ts'), 'export const up = async () => {}\n')
  expect(await listMissingMigrations(empty.db, folder)).toEqual([
    { name: '0001-adds', expands: true },
    { name: '0002-silent', expands: false },
  ])
  await migrate(empty.db, folder)
  expect(await listMissingMigrations(empty.db, folder)).toEqual([])
  // Where all are applied a start reads none of them.
  const unread = mkdtempSync(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(unread, { recursive: true }))
  for (const name of ['0001-adds.ts', '0002-silent.ts'])
    writeFileSync(join(unread, name), `throw new Error('It was read.')\n`)
  await migrate(empty.db, unread)
  writeFileSync(join(unread, '0003-more.ts'), `throw new Error('It was read.')\n`)
  await expect(migrate(empty.db, unread)).rejects.toThrow('It was read.')
})
