/** Who is kept from signing in by whose wrong passwords. */
import { expect, test } from 'vitest'
import { givenIdentity } from '../../../../test/given/identity.ts'
import { aNetwork, anAddress } from '../../../../test/strangers.ts'

const password = 'correct horse'
const locked = 'TOO_MANY_ATTEMPTS_TRY_LATER'

/** Whoever meets a lock waits until no try is in flight that might have been right. */
const flightSeconds = 3.1

/** Its clock only goes on. */
const world = await givenIdentity()
const { database, pool, wait } = world

/** Somebody new, at the service of all. `outbox`: the letters to them. */
async function givenAda(service = world) {
  const email = anAddress()
  await service.call('signUp', { email, password }, {}, aNetwork())
  await pool.query('update identity.user set email_verified = true where email = $1', [email])
  return {
    email,
    outbox: () => world.outbox(email),
    /** Undefined where it was right. */
    tryFrom: async (network: string, tried = password): Promise<string | undefined> =>
      (await service.call('signInWithPassword', { email, password: tried }, {}, network)).body.error?.message,
  }
}

test('a stranger who guesses elsewhere locks themselves out, and not the owner', async () => {
  const { tryFrom } = await givenAda()
  for (let n = 0; n < 5; n++) expect(await tryFrom('127.0.9.9', 'wrong')).toBe('INVALID_PASSWORD')
  wait(flightSeconds)
  expect(await tryFrom('127.0.9.9')).toBe(locked)
  expect(await tryFrom('127.0.9.77')).toBeUndefined()
})

test('guesses from many networks lock the account where it was never signed in to, and its owner is told once', async () => {
  const { email, outbox, tryFrom } = await givenAda()
  expect(await tryFrom('10.0.0.1')).toBeUndefined()
  for (let n = 0; n < 30; n++) expect(await tryFrom(`10.1.${n}.1`, 'wrong')).toBe('INVALID_PASSWORD')
  const letters = await outbox()
  expect(letters.map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Somebody is guessing your password for Farsight'],
  ])
  expect(letters[0]?.text).not.toContain('10.1.')
  wait(flightSeconds)
  expect(await tryFrom('10.2.0.1')).toBe(locked)
  expect(await tryFrom('10.0.0.1')).toBeUndefined()
  wait(901)
  expect(await tryFrom('10.2.0.1')).toBeUndefined()
  expect(await outbox()).toHaveLength(1)
})

test('nobody is told of guesses at an address that was never proven to be theirs', async () => {
  const { email, outbox, tryFrom } = await givenAda()
  await pool.query('update identity.user set email_verified = false where email = $1', [email])
  for (let n = 0; n < 30; n++) await tryFrom(`10.1.${n}.1`, 'wrong')
  wait(flightSeconds)
  expect(await tryFrom('10.1.30.1', 'wrong')).toBe(locked)
  expect(await outbox()).toEqual([])
})

test('right passwords in flight lock nobody out, from however many tabs they come', async () => {
  const { tryFrom } = await givenAda()
  const answers = await Promise.all(Array.from({ length: 15 }, () => tryFrom('127.0.0.1')))
  expect(answers.filter((one) => one !== undefined)).toEqual([])
})

test('wrong passwords for others lock nobody out who has signed in from that network, and tell nobody who has', async () => {
  const service = await givenIdentity({ database, limits: { wrongPasswords: 3 } })
  const { tryFrom } = await givenAda(service)
  const [bob, office] = [anAddress('bob'), aNetwork()]
  expect(await tryFrom(office)).toBeUndefined()
  for (let n = 0; n < 4; n++)
    await service.call('signInWithPassword', { email: anAddress('nobody'), password: 'wrong' }, {}, office)
  await service.call('signUp', { email: bob, password })
  expect((await service.call('signInWithPassword', { email: bob, password }, {}, office)).body.error?.message).toBe(
    locked,
  )
  expect(await tryFrom(office, 'wrong')).toBe(locked)
  expect(await tryFrom(office)).toBeUndefined()
})
