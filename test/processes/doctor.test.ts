/** What `npm run doctor` finds, of a real database, a real mail server and a real address. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#kit/server/database.ts'
import { databaseFindings, replicationFinding } from '#kit/server/doctor/of-database.ts'
import { paymentFinding, proxyFinding } from '#kit/server/doctor/of-settings.ts'
import { addressFinding, backupFinding, mailFinding } from '#kit/server/doctor/of-outside.ts'
import { bareEnvironment } from '../bare-environment.ts'
import { givenDatabase } from '../given.ts'

const database = await givenDatabase()
const nowhere = '127.0.0.1:1'
const says = (findings: readonly { state: string; part: string; says: string }[]) =>
  findings.map(({ state, part, says: line }) => `${state} ${part}: ${line}`)

const foundAt = async (publicUrl: string) => says([await addressFinding({ publicUrl })])
const foundIn = async (to: string | undefined) =>
  says([
    await backupFinding({ backups: { to, recipient: undefined, identity: undefined, drill: undefined, wal: false } }),
  ])

/** A mail server that lets in whoever says the word. */
async function givenGuardedMail(word: string): Promise<string> {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _, done) => done(password === word ? null : new Error('Who?'), { user: 'ada' }),
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => server.close(done)))
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}` // it listens to a port
}

/** An address that answers everything with this status. */
async function givenAddress(status: number): Promise<string> {
  const server = createServer((_, answer) => void answer.writeHead(status).end())
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens to a port
}

test('a database that has all is in order, and one whose clock is elsewhere is told how far', async () => {
  expect((await databaseFindings(database.db)).map(({ part, state }) => `${state} ${part}`)).toEqual([
    'ok database',
    'ok extensions',
    'ok clock',
  ])
  const [, , before] = await databaseFindings(database.db, () => Date.now() - 60_000)
  expect(before).toMatchObject({ state: 'mend', says: expect.stringMatching(/^is (59|60)\.\d seconds behind that/) })
  const [, , behind] = await databaseFindings(database.db, () => Date.now() + 60_000)
  expect(behind).toMatchObject({ state: 'mend', says: expect.stringMatching(/^is (59|60)\.\d seconds before that/) })
})

test('a database that is not there is said, without its password', async () => {
  const away = openDatabase(`postgresql://ada:hush@${nowhere}/farsight`)
  onTestFinished(() => away.close())
  expect(says(await databaseFindings(away.db))).toEqual(['mend database: is not reached (ECONNREFUSED).'])
})

test('whether a whole backup can be read is asked as a backup asks it', async () => {
  // The databases of tests are for nobody to keep.
  expect(says([await replicationFinding(database.url)])).toEqual([
    expect.stringMatching(/^mend backups: PostgreSQL is not set up for backups: .*max_wal_senders"? \(currently 0\)/),
  ])
})

test.each([
  [{}, 'note payments: are stood in for: nobody pays'],
  [{ stripeSecretKey: 'sk_test_12345678' }, 'ok payments: Stripe takes them'],
  [
    { publicUrl: 'https://farsight.example' },
    expect.stringMatching(/^mend payments: Payments are not set up: set STRIPE/),
  ],
  [{ host: '0.0.0.0' }, expect.stringMatching(/^mend payments: Payments are not set up/)],
  [{ host: '0.0.0.0', isLocalPaymentsForced: true }, 'note payments: are stood in for: nobody pays'],
])('of payments, %j is judged as the start judges it', (set, line) => {
  const bare = { stripeSecretKey: undefined, host: '127.0.0.1', publicUrl: undefined, isLocalPaymentsForced: false }
  expect(says([paymentFinding({ ...bare, ...set })])).toEqual([line])
})

test.each([
  [{}, 'ok TRUST_PROXY: no proxy is believed'],
  [{ publicUrl: 'https://farsight.example' }, 'note TRUST_PROXY: is not set: behind a proxy all visitors count as one'],
  [{ trustProxy: 1 }, 'ok TRUST_PROXY: says whose word on visitors counts'],
  [{ trustProxy: true }, 'note TRUST_PROXY: is true: whoever reaches the server says by themselves who they are'],
])('of proxies, %j is judged', (set, line) => {
  expect(says([proxyFinding({ host: '127.0.0.1', publicUrl: undefined, trustProxy: false, ...set })])).toEqual([line])
})

test('the mail server is greeted and signed in to', async () => {
  const guarded = await givenGuardedMail('right')
  const firebase = undefined
  const found = async (smtpUrl: string | undefined) => says([await mailFinding({ smtpUrl, firebase })])
  expect(await found(`smtp://ada:right@${guarded}`)).toEqual(['ok mail: the mail server answers, and lets us in'])
  expect(await found(`smtp://ada:hush@${guarded}`)).toEqual(['mend mail: the mail server does not let us in (EAUTH).'])
  expect(await found(`smtp://${nowhere}`)).toEqual(['mend mail: the mail server does not let us in (ESOCKET).'])
  expect(await found(undefined)).toEqual(['note mail: SMTP_URL is not set: nobody is mailed'])
})

test('the public address is asked as visitors ask it', async () => {
  const [good, bad] = [await givenAddress(200), await givenAddress(502)]
  expect(await foundAt(good)).toEqual([`ok PUBLIC_URL: ${good} answers`])
  expect(await foundAt(bad)).toEqual([`mend PUBLIC_URL: ${bad}/readyz answers with 502.`])
  expect(await foundAt(`http://${nowhere.replace(':1', ':2')}`)).toEqual([
    'mend PUBLIC_URL: http://127.0.0.1:2 is not reached (ECONNREFUSED). Does the server run, and its proxy?',
  ])
})

test('where backups are to lie a file is written and taken away', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(await foundIn(folder)).toEqual([`ok backups: ${folder} can be written to`])
  expect(readdirSync(folder)).toEqual([])
  expect(await foundIn('/dev/null/kept')).toEqual(['mend backups: /dev/null/kept is not a folder.'])
  chmodSync(folder, 0o755)
  expect(await foundIn(folder)).toEqual([expect.stringMatching(/^mend backups: .*Set BACKUP_RECIPIENT/)])
  expect(await foundIn(undefined)).toEqual(['note backups: BACKUP_TO is not set: none are made'])
})

async function runDoctor(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, ['scripts/doctor.ts'], { env: { ...bareEnvironment, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const [code] = (await once(child, 'close')) as [number]
  return { code, lines: said.trim().split('\n') }
}

test('each part has a line of its own, and the command ends with 1 where something must be mended', async () => {
  const healthy = await runDoctor({ DATABASE_URL: database.url })
  expect(healthy.code).toBe(0)
  expect(healthy.lines.map((line) => line.split(':')[0])).toEqual([
    'ok    environment',
    'note  payments',
    'ok    TRUST_PROXY',
    'ok    database',
    'ok    extensions',
    'ok    clock',
    'note  mail',
    'note  PUBLIC_URL',
    'note  backups',
  ])
  const ill = await runDoctor({ DATABASE_URL: database.url, FARSIGHT_DATE: '/x', BACKUP_TO: '/dev/null/kept' })
  expect([ill.code, ill.lines.filter((line) => line.startsWith('mend')).length]).toEqual([1, 3])
  const wrong = await runDoctor({ PORT: 'x' })
  expect(wrong).toEqual({ code: 1, lines: ['mend  environment: PORT: "x" is no port number from 0 to 65535.'] })
  const away = await runDoctor({ DATABASE_URL: `postgresql://ada:hush@${nowhere}/x` })
  expect([away.code, away.lines[3]]).toEqual([1, 'mend  database: is not reached (ECONNREFUSED).'])
})
