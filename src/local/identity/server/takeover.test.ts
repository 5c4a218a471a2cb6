/**
 * Somebody holds a session, a code or a name that is not theirs: what they begin ends where the owner of the address
 * steps in.
 */
import { applyActionCode, createUserWithEmailAndPassword as signUp, verifyBeforeUpdateEmail } from '@firebase/auth'
import { beforeEach, expect, test } from 'vitest'
import { givenIdentity } from '../../../../test/given/identity.ts'
import { aNetwork, anAddress } from '../../../../test/strangers.ts'
import { localIdentityHandlers } from './handlers.ts'
import { defaultLimits } from './throttle.ts'

const password = 'correct horse'

const { browser, call, database, identity, letter, pool } = await givenIdentity()
let [email, eve] = ['', '']
beforeEach(() => {
  email = anAddress()
  eve = anAddress('eve')
})

test.each([
  ['update', () => ({ password: 'battery staple' })],
  ['update', () => ({ displayName: 'Eve' })],
  ['signUp', () => ({ email, password: 'battery staple' })],
])('a change by %s that was begun before the account was taken back does not happen', async (name, change) => {
  const { idToken, localId } = (await call('signUp', { email, password })).body
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select from identity.user where uid = $1 for update', [localId])
  const begun = call(name, { idToken, ...change() })
  await somebodyWaits()
  const revoked = new Date((Math.floor(Date.now() / 1000) + 1) * 1000)
  await client.query('update identity.user set valid_since = $2 where uid = $1', [localId, revoked])
  await client.query('commit')
  client.release()
  expect((await begun).body.error.message).toBe('TOKEN_EXPIRED')
  expect(await identity.validSince(localId)).toBe(revoked.getTime() / 1000)
  expect((await call('signInWithPassword', { email, password })).status).toBe(200)
})

test('whoever changed an address and signed up with the old one does not bar the way back', async () => {
  const auth = browser()
  const { user } = await signUp(auth, email, password)
  await verifyBeforeUpdateEmail(user, eve)
  await applyActionCode(auth, (await letter()).oobCode)
  const { oobCode } = await letter()
  const squatter = (await call('signUp', { email, password: 'mine by now' })).body
  await applyActionCode(browser(), oobCode)
  expect((await call('signInWithPassword', { email, password })).body.localId).toBe(user.uid)
  expect((await call('lookup', { idToken: squatter.idToken })).body.error.message).toBe('TOKEN_EXPIRED')
  expect((await call('signInWithPassword', { email, password: 'mine by now' })).body.error.message).toBe(
    'INVALID_PASSWORD',
  )
})

test('an owner of the old address who has proven it keeps it', async () => {
  const auth = browser()
  const { user } = await signUp(auth, email, password)
  await verifyBeforeUpdateEmail(user, eve)
  await applyActionCode(auth, (await letter()).oobCode)
  const { oobCode } = await letter()
  await signUp(browser(), email, 'mine by now')
  await pool.query('update identity.user set email_verified = true where email = $1', [email])
  await expect(applyActionCode(browser(), oobCode)).rejects.toMatchObject({ code: 'auth/email-already-in-use' })
})

test('one network has us hash so many passwords in an hour, whichever call brings them', async () => {
  const service = await givenIdentity({ database, limits: { ...defaultLimits, newPasswords: 3 } })
  const network = aNetwork()
  const ask = (name: string, body: object) => service.call(name, body, {}, network)
  let { idToken } = (await ask('signUp', { email, password, returnSecureToken: true })).body
  await ask('sendOobCode', { requestType: 'PASSWORD_RESET', email })
  const { oobCode } = await letter(email)
  const refusals: (string | undefined)[] = []
  for (let n = 0; n < 4; n++) {
    const { body } = await ask('update', { idToken, password: 'battery staple', returnSecureToken: true })
    refusals.push(body.error?.message)
    idToken = body.idToken ?? idToken // a new password ends the session before it
  }
  expect(refusals).toEqual([undefined, undefined, 'TOO_MANY_ATTEMPTS_TRY_LATER', 'TOO_MANY_ATTEMPTS_TRY_LATER'])
  const reset = await ask('resetPassword', { oobCode, newPassword: 'battery staple' })
  expect(reset.body.error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
})

test('whether addresses have accounts is not to be asked without end by way of a change or a guest', async () => {
  const service = await givenIdentity({ database, limits: { ...defaultLimits, lookUps: 2 } })
  const [bob, network] = [anAddress('bob'), aNetwork()]
  const ask = (name: string, body: object) => service.call(name, body, {}, network)
  const ada = (await ask('signUp', { email, password })).body
  await ask('signUp', { email: bob, password })
  const change = { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: ada.idToken, newEmail: bob }
  const guest = (await ask('signUp', {})).body
  const join = { idToken: guest.idToken, email: bob, password }
  expect([await wordOf(ask('sendOobCode', change)), await wordOf(ask('signUp', join))]).toEqual([
    'EMAIL_EXISTS',
    'EMAIL_EXISTS',
  ])
  const beyond = [await wordOf(ask('sendOobCode', change)), await wordOf(ask('signUp', join))]
  expect(beyond).toEqual(['TOO_MANY_ATTEMPTS_TRY_LATER', 'TOO_MANY_ATTEMPTS_TRY_LATER'])
})

test.each(['ada@goſſip.example', 'ada@exampleſ.com'])(
  '%s, which a mail server reads as another address, is none',
  async (other) => {
    expect(await wordOf(call('signUp', { email: other, password }))).toBe('INVALID_EMAIL')
  },
)

test('no cache keeps the outbox', async () => {
  const request = { headers: { host: 'localhost' }, socket: { remoteAddress: '127.0.0.1' } }
  const answer = await localIdentityHandlers(identity).listMails({ request } as never)
  expect(answer).toMatchObject({ headers: { 'cache-control': 'no-store' } })
})

async function wordOf(answer: ReturnType<typeof call>): Promise<string> {
  return (await answer).body.error.message
}

/** Until a statement waits for a row that another transaction has locked. */
async function somebodyWaits(): Promise<void> {
  const asked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query(asked)).rowCount).toBe(1)
}
