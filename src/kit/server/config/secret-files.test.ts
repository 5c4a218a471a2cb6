import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { knownVariables, readConfig, WrongConfig } from './config.ts'
import { secretNames } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileOf(text: string): string {
  const path = join(folder, `${Math.random()}`)
  writeFileSync(path, text)
  chmodSync(path, 0o400)
  return path
}

const address = 'postgresql://ada:hush@db/farsight'

test('the text of a file counts as the value of its variable, without the line end that editors add', () => {
  expect(readConfig({ DATABASE_URL_FILE: fileOf(`${address}\n`) }).databaseUrl).toBe(address)
})

test('a file that is not named is not asked for', () => {
  expect(readConfig({ DATABASE_URL_FILE: ' ', DATABASE_URL: address }).databaseUrl).toBe(address)
})

test.each([
  ['both', { DATABASE_URL: address, DATABASE_URL_FILE: '/run/secrets/x' }, 'stands beside DATABASE_URL'],
  [
    'a file that is not there',
    { SMTP_URL_FILE: '/nowhere/smtp' },
    'SMTP_URL_FILE: "/nowhere/smtp" cannot be read (ENOENT).',
  ],
  ['a folder', { SMTP_URL_FILE: folder }, 'cannot be read (EISDIR).'],
  ['nothing', { SMTP_URL_FILE: fileOf(' \n') }, 'is empty.'],
  ['a log', { SMTP_URL_FILE: fileOf('x'.repeat(70_000)) }, 'is longer than a secret is.'],
  ['what cannot be used', { DATABASE_URL_FILE: fileOf('hush://hush') }, 'DATABASE_URL: the value is no address'],
])('%s in place of a secret is said, without the secret', (_, env, sentence) => {
  const read = () => readConfig(env)
  expect(read).toThrow(WrongConfig)
  expect(read).toThrow(sentence)
  expect(read).not.toThrow('hush')
})

test('each secret is a variable that is known', () => {
  expect(secretNames.filter((name) => !knownVariables.includes(name))).toEqual([])
})
