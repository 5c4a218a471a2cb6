import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#kit/server/database.ts'
import { readImports } from '../../scripts/imports.ts'
import '../given.ts'
import { givenFolder } from '../given/folder.ts'
import { forgetTemplates, holdTemplates, makeTemplate, partsOf, templateNames } from './templates.ts'

const today = new Date('2026-11-21T23:59:59.000Z')
// Templates lie beside the databases of all tests.
const admin = openDatabase<unknown>(process.env['TEST_DATABASE_URL'] ?? '')
afterAll(() => admin.close())
const fails = () => Promise.reject(new Error('the collection has a fault'))
const exists = async (name: string) =>
  (await admin.pool.query('select from pg_database where datname = $1', [name])).rowCount === 1

const givenProgram = () =>
  givenFolder({
    'test/databases/templates.ts': `import './stock.ts'`,
    'test/databases/stock.ts': `import '#rule.ts'\nimport type { Screen } from '#screen.ts'`,
    'src/rule.ts': `export const rule = 1\nnew URL('thread.ts', import.meta.url)`,
    'src/thread.ts': 'export const thread = 1',
    'src/screen.ts': 'export const screen = 1',
    'migrations/0001-all.ts': 'export const up = 1',
    'collection/trend.md': 'one',
    'package-lock.json': '{}',
  })

test.each([
  ['src/rule.ts', 'which stocking loads', 'neither'],
  ['src/thread.ts', 'a thread of it', 'neither'],
  ['migrations/0001-all.ts', 'which makes tables', 'neither'],
  ['migrations/0002-more.ts', 'which is new', 'neither'],
  ['package-lock.json', 'of the packages', 'neither'],
  ['collection/trend.md', 'of the collection', 'the empty one'],
  ['src/screen.ts', 'which stocking does not load', 'both'],
])('after a change of %s, %s, of the templates made before is used: %s', (file, _, used) => {
  const root = givenProgram()
  const before = templateNames(root, today)
  writeFileSync(join(root, file), 'another')
  const after = templateNames(root, today)
  const same = [after.empty === before.empty, after.stocked === before.stocked]
  expect(same).toEqual({ neither: [false, false], 'the empty one': [true, false], both: [true, true] }[used])
})

test('a template is of its day: numbers and ages are counted from there', () => {
  const { empty, stocked } = templateNames('.', today)
  const tomorrow = templateNames('.', new Date('2026-11-22T00:00:00.000Z'))
  expect(new Set([empty, stocked, tomorrow.empty, tomorrow.stocked]).size).toBe(4)
})

test('every file of ours that stocking really loads is among those that the name is made from', () => {
  const hooks = `import { registerHooks } from 'node:module'
    registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) })
    await import('./test/databases/stock.ts'); await import('./src/app/server/compute-thread.ts'); process.exit()`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', hooks], { encoding: 'utf8' })
  expect(status).toBe(0)
  const here = new URL('../..', import.meta.url).href
  const loaded = stdout.split('\n').filter((url) => url.startsWith(here) && !url.includes('/node_modules/'))
  expect(loaded.length).toBeGreaterThan(50)
  const known = readImports('.').from(partsOf.stocked)
  expect(loaded.map((url) => url.slice(here.length)).filter((file) => !known.has(file))).toEqual([])
})

test('of several who want a template at once, one makes it', async () => {
  const name = 'template_0000000000000001'
  let made = 0
  const fill = async () => void made++
  await Promise.all([1, 2, 3].map(() => makeTemplate(admin, { name, fill })))
  expect(made).toBe(1)
  expect(await exists(name)).toBe(true)
  await forgetTemplates(admin.pool, Object.values(templateNames()))
})

test('whoever fails over a template leaves none: the next makes it', async () => {
  const name = 'template_0000000000000002'
  await expect(makeTemplate(admin, { name, fill: fails })).rejects.toThrow('the collection has a fault')
  expect(await exists(name)).toBe(false)
  await makeTemplate(admin, { name, fill: async () => {} })
  expect(await exists(name)).toBe(true)
  await forgetTemplates(admin.pool, Object.values(templateNames()))
})

test('what was made of other files is cleared away, but not while a run uses it', async () => {
  const name = 'template_0000000000000003'
  const other = openDatabase<unknown>(admin.url)
  const letGo = await holdTemplates(other.pool, [name])
  await makeTemplate(admin, { name, fill: async () => {} })
  const mine = Object.values(templateNames())
  await forgetTemplates(admin.pool, mine)
  expect(await exists(name)).toBe(true)
  letGo()
  await other.close()
  await expect.poll(() => forgetTemplates(admin.pool, mine).then(() => exists(name))).toBe(false)
  expect(await exists(mine[0] ?? '')).toBe(true)
})
