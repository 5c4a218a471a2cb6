/** Settings that cannot be used are said, one line each, before anything is served. */
import { expect, test } from 'vitest'
import { readConfig, WrongConfig } from '#kit/server/config/config.ts'
import { givenDatabase } from '../../../test/given.ts'
import { memberDefaults } from '../user.ts'
import { openAccounts } from './accounts.ts'
import { readSignInOptions } from './options.ts'
import type { LocalIdentity } from './sign-in-service.ts'
import type { AccountTables } from './tables.ts'

const database = await givenDatabase<AccountTables>()
const accountData = {
  idsOf: async () => ({ predictions: [], scenarios: [], trends: [] }),
  budgetsOf: async () => memberDefaults,
  begin: async () => {},
  recognise: async () => {},
  rename: async () => {},
  remove: async () => {},
}
const identity: LocalIdentity = {
  issuer: 'urn:farsight:x',
  keys: () => Promise.reject(new Error('no key')),
  validSince: async () => 0,
  listOpen: async () => [],
  endSignIn: async () => {},
  describeUser: async () => null,
  endOtherSignIns: async () => {},
  removeUser: async () => {},
}
function open(env: Record<string, string>, { hasStandIns = false } = {}) {
  const config = readConfig(env)
  return openAccounts({
    database,
    config,
    options: readSignInOptions(config.signInOptions),
    identity,
    accountData,
    hasStandIns,
  })
}

function linesOf(env: Record<string, string>): string[] {
  try {
    open(env)
  } catch (error) {
    if (error instanceof WrongConfig) return error.lines
    throw error
  }
  return []
}

test.for<[env: Record<string, string>, lines: string[]]>([
  [{}, []],
  [{ SIGN_IN_OPTIONS: '{' }, ['SIGN_IN_OPTIONS: the value is not JSON.']],
  [
    { SIGN_IN_OPTIONS: '{"signInOptions":[],"signInFlow":"sideways"}' },
    [
      'SIGN_IN_OPTIONS: signInOptions: Name at least one way to sign in.',
      expect.stringMatching(/^SIGN_IN_OPTIONS: signInFlow: /),
    ],
  ],
  [{ SIGN_IN_OPTIONS: '[]' }, [expect.stringMatching(/^SIGN_IN_OPTIONS: /)]],
  [{ SIGN_IN_OPTIONS: '{"other":1}' }, [expect.stringContaining('other')]],
  [{ AUTH_JWKS_URL: 'http://127.0.0.1:9/keys', AUTH_ISSUER: 'x', AUTH_AUDIENCE: 'y' }, []],
  [
    { AUTH_JWKS_URL: 'https://keys.example/' },
    ['AUTH_ISSUER: is needed beside AUTH_JWKS_URL.', 'AUTH_AUDIENCE: is needed beside AUTH_JWKS_URL.'],
  ],
  [
    { AUTH_JWKS_URL: 'http://keys.example/', AUTH_ISSUER: 'x', AUTH_AUDIENCE: 'y' },
    ['AUTH_JWKS_URL: keys that come over http could be changed on the way. Use https.'],
  ],
  [{ AUTH_ISSUER: 'x' }, ['AUTH_ISSUER: means nothing without AUTH_JWKS_URL or FIREBASE_PROJECT_ID.']],
  [
    {
      FIREBASE_PROJECT_ID: 'my-project',
      FIREBASE_API_KEY: 'key-of-the-project',
      AUTH_JWKS_URL: 'https://keys.example/',
    },
    [],
  ],
])('%j', ([env, lines]) => {
  expect(linesOf(env)).toEqual(lines)
})

const providers = (env: Record<string, string>, hasStandIns = false) =>
  open(env, { hasStandIns })
    .signInConfig()
    .options.signInOptions.map(({ provider }) => provider)

test('without Firebase, only what the service in this server does by itself is offered, unless it stands in for the rest', () => {
  expect(providers({})).toEqual(['password'])
  expect(providers({}, true)).toEqual(['google.com', 'apple.com', 'password'])
  expect(providers({ SIGN_IN_OPTIONS: '{"signInOptions":[{"provider":"phone"},{"provider":"emailLink"}]}' })).toEqual([
    'emailLink',
  ])
  expect(providers({ SIGN_IN_OPTIONS: '{"signInOptions":[{"provider":"google.com"}]}' })).toEqual(['password'])
})

test('without Firebase the sign-in page speaks to the host that it came from', () => {
  expect(open({}).signInConfig()).toMatchObject({
    isLocal: true,
    hidesAddresses: false,
    projectId: 'farsight-local',
    apiKey: 'local',
    authDomain: null,
  })
  expect(open({ PUBLIC_URL: 'https://farsight.example' }).signInConfig()).toMatchObject({
    authDomain: 'farsight.example',
  })
})

test('with Firebase, a site that is not reached by https sends people to Firebase’s own pages', () => {
  const env = { FIREBASE_PROJECT_ID: 'my-project', FIREBASE_API_KEY: 'key-of-the-project' }
  expect(open(env).signInConfig().authDomain).toBe('my-project.firebaseapp.com')
  expect(open({ ...env, PUBLIC_URL: 'http://farsight.example' }).signInConfig().authDomain).toBe(
    'my-project.firebaseapp.com',
  )
  expect(open({ ...env, PUBLIC_URL: 'https://farsight.example' }).signInConfig().authDomain).toBe('farsight.example')
})

function mailsOf(env: Record<string, string>, hasStandIns = false) {
  return open(env, { hasStandIns }).signInConfig().mails
}

test('pages are told whether mails are sent, wait in the outbox, or are none', () => {
  expect(mailsOf({})).toBe('none')
  expect(mailsOf({}, true)).toBe('outbox')
  const mail = { SMTP_URL: 'smtp://mail.example:587', PUBLIC_URL: 'https://farsight.example' }
  expect(mailsOf(mail, true)).toBe('sent')
})
