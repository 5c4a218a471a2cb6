/** Letters by SMTP, to a real server on this machine. */
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import {
  createUserWithEmailAndPassword as signUp,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
  verifyBeforeUpdateEmail,
  applyActionCode,
} from '@firebase/auth'
import { beforeEach, expect, test } from 'vitest'
import { givenDatabase } from '../../../../../test/given.ts'
import { givenIdentity } from '../../../../../test/given/identity.ts'
import { givenMailServer } from '../../../../../test/sign-in/mail-server.ts'
import { anAddress } from '../../../../../test/strangers.ts'
import { whenDone } from '../../../../../test/when-done.ts'
import { createHttpServer } from '#kit/server/http/http.ts'
import { createLog } from '#kit/server/log.ts'
import { openIdentity } from '../identity.ts'
import { createSmtpMailer } from './mailer.ts'

const from = 'Farsight <no-reply@farsight.example>'

const database = await givenDatabase<unknown>()
let [email, unknown] = ['', '']
beforeEach(() => {
  email = anAddress()
  unknown = anAddress('nobody')
})

test('a letter leaves by SMTP with the sender, the product’s name and a link that works, and none stays here', async () => {
  const { letters, url } = await givenMailServer()
  const { browser } = await givenIdentity({ database, mailer: createSmtpMailer(url, from) })
  await signUp(browser(), email, 'correct horse')
  await sendPasswordResetEmail(browser(), email)
  const [letter] = letters
  expect(letters.map(({ to }) => to)).toEqual([[email]])
  expect(letter?.text).toContain('From: Farsight <no-reply@farsight.example>')
  expect(letter?.text).toContain('Subject: Reset your password for Farsight')
  const text = (letter?.text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(await verifyPasswordResetCode(browser(), /oobCode=([\w-]+)/.exec(text)?.[1] ?? '')).toBe(email)
  expect((await database.pool.query('select id from identity.mail')).rows).toEqual([])
})

test('a mail server that refuses, is away or says nothing is told as such, and neither address nor link is logged', async () => {
  const { url } = await givenMailServer()
  const silent = createServer()
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  whenDone(() => void silent.close())
  const silentPort = (silent.address() as AddressInfo).port // it listens to a port
  const { browser } = await givenIdentity({ database })
  await signUp(browser(), unknown, 'correct horse')
  for (const smtp of [url, 'smtp://127.0.0.1:1', `smtp://127.0.0.1:${silentPort}`]) {
    const lines: string[] = []
    const app = createHttpServer({ log: createLog('info', { write: (line) => void lines.push(line) }) })
    const identity = await openIdentity({
      database,
      projectId: 'farsight-local',
      productName: 'Farsight',
      originOf: () => 'http://localhost',
      standIns: false,
      signUpIsClosed: false,
      anonymous: false,
      mailer: createSmtpMailer(smtp, from),
    })
    identity.register(app)
    const answer = await app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode',
      payload: { requestType: 'PASSWORD_RESET', email: unknown },
    })
    expect(answer.statusCode).toBe(503)
    expect(answer.json().error.message).toBe('INTERNAL_ERROR : The mail could not be sent. Try again later.')
    const log = lines.join('')
    expect(log).toMatch(/"reason":"mail: E[A-Z]+"/)
    expect(log).not.toMatch(/nobody|oobCode|example\.com/)
  }
})

test('an address does not change while its old owner cannot be told', async () => {
  const { url, letters } = await givenMailServer()
  const { browser } = await givenIdentity({ database, mailer: createSmtpMailer(url, from) })
  const { user } = await signUp(browser(), unknown, 'correct horse')
  await verifyBeforeUpdateEmail(user, email)
  const text = (letters[0]?.text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const oobCode = /oobCode=([\w-]+)/.exec(text)?.[1] ?? ''
  await expect(applyActionCode(browser(), oobCode)).rejects.toMatchObject({ code: 'auth/internal-error' })
  await user.reload()
  expect(user.email).toBe(unknown)
})

test('an address that could be read as several goes to nobody', async () => {
  const { url, letters } = await givenMailServer()
  const { call } = await givenIdentity({ database, mailer: createSmtpMailer(url, from) })
  for (const several of [
    'a@b.example,c@d.example',
    'a,c@d.example',
    '<a@b.example>',
    'a@b.example\r\nBcc: c@d.example',
    '"a b"@c.example',
  ]) {
    const { body } = await call('sendOobCode', { requestType: 'EMAIL_SIGNIN', email: several })
    expect(body.error.message).toBe('INVALID_EMAIL')
  }
  expect(letters).toEqual([])
})
