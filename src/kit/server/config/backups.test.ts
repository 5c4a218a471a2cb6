import { expect, test } from 'vitest'
import { readConfig, WrongConfig } from './config.ts'

const recipient = `age1${'q'.repeat(58)}`

function faultOf(env: Record<string, string>): string {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error
    return error.message
  }
}

test('nothing is backed up where nothing is said', () => {
  expect(readConfig({}).backups).toEqual({
    to: undefined,
    recipient: undefined,
    identity: undefined,
    wal: false,
    drill: undefined,
  })
})

test('a folder, a recipient and WAL are taken together', () => {
  const env = { BACKUP_TO: '/var/backups/farsight', BACKUP_RECIPIENT: recipient, BACKUP_WAL: 'on' }
  expect(readConfig(env).backups).toEqual({
    to: env.BACKUP_TO,
    recipient,
    identity: undefined,
    wal: true,
    drill: undefined,
  })
})

test.each([
  [{ BACKUP_TO: 'backups' }, 'BACKUP_TO: "backups" is neither the whole path of a folder nor an address'],
  [{ BACKUP_TO: 's3://' }, 'BACKUP_TO: "s3://" is neither'],
  [{ BACKUP_TO: 's3://bucket/here' }, 'BACKUP_RECIPIENT: is needed beside a BACKUP_TO that is no folder'],
  [{ BACKUP_WAL: 'yes' }, 'BACKUP_WAL: "yes" is neither on nor off.'],
  [{ BACKUP_WAL: 'on' }, 'BACKUP_TO: is needed beside BACKUP_WAL.'],
  [
    { BACKUP_WAL: 'on', BACKUP_TO: '/kept', DATABASE_URL: 'postgresql://ada@db/farsight' },
    'BACKUP_WAL: is for the PostgreSQL that comes with Farsight.',
  ],
  [{ BACKUP_DRILL: 'scratch' }, 'BACKUP_DRILL: "scratch" is not the whole path of a folder.'],
  [{ BACKUP_DRILL: '/scratch' }, 'BACKUP_TO: is needed beside BACKUP_DRILL.'],
  [
    { BACKUP_DRILL: '/scratch', BACKUP_TO: '/kept', BACKUP_RECIPIENT: recipient },
    'BACKUP_IDENTITY: is needed beside BACKUP_DRILL',
  ],
  [
    { BACKUP_DRILL: '/scratch', BACKUP_TO: '/kept', DATABASE_URL: 'postgresql://ada@db/farsight' },
    'BACKUP_DRILL: is for the PostgreSQL that comes with Farsight.',
  ],
  [{ BACKUP_RECIPIENT: 'ada@example.org' }, 'BACKUP_RECIPIENT: the value is no recipient of age'],
])('%j: it says so', (env, sentence) => expect(faultOf(env)).toContain(sentence))

test('a secret key in the place of a recipient is refused without being shown', () => {
  const secret = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`
  expect(faultOf({ BACKUP_RECIPIENT: secret })).toContain('BACKUP_RECIPIENT: the value is no recipient')
  expect(faultOf({ BACKUP_RECIPIENT: secret, BACKUP_IDENTITY: recipient })).not.toMatch(/QQQ|qqq/)
})

test('a secret key is taken as age-keygen writes it to a file', () => {
  const secret = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`
  const written = `# created: 2026-11-29T10:00:00Z\n# public key: ${recipient}\n${secret}\n`
  expect(readConfig({ BACKUP_IDENTITY: written }).backups.identity).toBe(secret)
  expect(faultOf({ BACKUP_IDENTITY: `# ${secret}` })).toContain('BACKUP_IDENTITY: the value is no secret key of age')
})
