import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { databaseFolder } from './database-folder.ts'

function givenMemory(): string {
  const lent = mkdtempSync(join(tmpdir(), 'farsight-memory-'))
  onTestFinished(() => rmSync(lent, { recursive: true }))
  return lent
}

test('each checkout has a folder of its own in memory, the same in each run', () => {
  const lent = givenMemory()
  const folder = databaseFolder(tmpdir(), lent)
  expect(folder.startsWith(join(lent, 'farsight-test-'))).toBe(true)
  expect(databaseFolder(tmpdir(), lent)).toBe(folder)
  expect(databaseFolder(process.cwd(), lent)).not.toBe(folder)
})

test('a machine that lends no memory keeps them in the checkout', () => {
  expect(databaseFolder('/some/checkout', join(tmpdir(), 'is-not-there'))).toBe('/some/checkout/.farsight/test')
})

test('what a checkout left that is gone is cleared away, and nothing else', () => {
  const lent = givenMemory()
  const gone = databaseFolder('/some/checkout/that/is/gone', lent)
  for (const name of ['farsight-test-unmarked', 'another']) mkdirSync(join(lent, name))
  writeFileSync(join(lent, 'another', 'of'), '/gone/as/well')
  const here = databaseFolder(process.cwd(), lent)
  expect([existsSync(gone), existsSync(here)]).toEqual([false, true])
  expect(['farsight-test-unmarked', 'another', basename(here)].every((name) => existsSync(join(lent, name)))).toBe(true)
})
