import { expect, test } from 'vitest'
import { readConfig, WrongConfig } from './config.ts'

const defaults = {
  port: 3000,
  host: '127.0.0.1',
  dataFolder: '.farsight',
  databaseUrl: undefined,
  replicaUrl: undefined,
  publicUrl: undefined,
  productName: 'Farsight',
  trustProxy: false,
  firebase: undefined,
  authJwksUrl: undefined,
  authIssuer: undefined,
  authAudience: undefined,
  signInOptions: undefined,
  standIns: 'auto',
  hidesAddresses: false,
  smtpUrl: undefined,
  mailFrom: 'Farsight <no-reply@localhost>',
  operatorEmails: [],
  stripeSecretKey: undefined,
  stripeWebhookSecret: undefined,
  isLocalPaymentsForced: false,
  model: undefined,
  sharedCaches: undefined,
  legal: { folder: undefined, operator: {} },
  logLevel: 'info',
  dev: false,
}

test.for<[env: Record<string, string>, config: object]>([
  [{}, {}],
  [{ PORT: '', HOST: ' ', DATABASE_URL: '', PUBLIC_URL: '' }, {}],
  [{ SOMETHING_ELSE: 'x' }, {}],
  [{ PORT: '0' }, { port: 0 }],
  [
    { PORT: '65535', HOST: '0.0.0.0' },
    { port: 65_535, host: '0.0.0.0' },
  ],
  [{ HOST: '::' }, { host: '::' }],
  [{ FARSIGHT_DATA: '/var/lib/farsight' }, { dataFolder: '/var/lib/farsight' }],
  [{ DATABASE_URL: 'postgres://me:pw@db:5432/farsight' }, { databaseUrl: 'postgres://me:pw@db:5432/farsight' }],
  [
    { DATABASE_URL: 'postgresql:///farsight?host=/run/postgresql' },
    { databaseUrl: 'postgresql:///farsight?host=/run/postgresql' },
  ],
  [{ DATABASE_REPLICA_URL: 'postgresql://replica/farsight' }, { replicaUrl: 'postgresql://replica/farsight' }],
  [
    { PUBLIC_URL: 'https://farsight.example/' },
    { publicUrl: 'https://farsight.example', mailFrom: 'Farsight <no-reply@farsight.example>' },
  ],
  [{ PUBLIC_URL: 'http://localhost:8080' }, { publicUrl: 'http://localhost:8080' }],
  [{ PRODUCT_NAME: 'Outlook' }, { productName: 'Outlook', mailFrom: 'Outlook <no-reply@localhost>' }],
  [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '10.0.0.0/8, 192.168.1.1' }, { trustProxy: '10.0.0.0/8, 192.168.1.1' }],
  [{ TRUST_PROXY: 'loopback' }, { trustProxy: 'loopback' }],
  [
    { LOG_LEVEL: 'warn', FARSIGHT_DEV: '1' },
    { logLevel: 'warn', dev: true },
  ],
])('the environment %j is understood', ([env, config]) => {
  expect(readConfig(env)).toEqual({ ...defaults, ...config })
})

const noDatabase = 'the value is no address of a PostgreSQL database, such as postgresql://user@host/name.'
const noOrigin = 'the value is no http or https address without a path, such as https://farsight.example.'

test.for<[env: Record<string, string>, lines: string[]]>([
  [{ PORT: 'abc' }, ['PORT: "abc" is no port number from 0 to 65535.']],
  [{ PORT: '65536' }, ['PORT: "65536" is no port number from 0 to 65535.']],
  [{ PORT: '-1' }, ['PORT: "-1" is no port number from 0 to 65535.']],
  [{ PORT: '3e3' }, ['PORT: "3e3" is no port number from 0 to 65535.']],
  [{ HOST: 'my host' }, ['HOST: "my host" is no name or address of this machine.']],
  [{ DATABASE_URL: 'mysql://root:hunter2@db/x' }, [`DATABASE_URL: ${noDatabase}`]],
  [{ DATABASE_REPLICA_URL: 'hunter2' }, [`DATABASE_REPLICA_URL: ${noDatabase}`]],
  [{ PUBLIC_URL: 'farsight.example' }, [`PUBLIC_URL: ${noOrigin}`]],
  [{ PUBLIC_URL: 'https://farsight.example/app' }, [`PUBLIC_URL: ${noOrigin}`]],
  [{ PUBLIC_URL: 'ftp://farsight.example' }, [`PUBLIC_URL: ${noOrigin}`]],
  [{ PUBLIC_URL: 'https://me:hunter2@farsight.example' }, [`PUBLIC_URL: ${noOrigin}`]],
  [{ PRODUCT_NAME: 'x'.repeat(61) }, ['PRODUCT_NAME: the value is longer than 60 characters.']],
  [
    { TRUST_PROXY: 'maybe' },
    ['TRUST_PROXY: "maybe" is neither true, false, a number of proxies nor a list of their addresses.'],
  ],
  [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL: "loud" is none of fatal, error, warn, info, debug, trace, silent.']],
  [{ PORT: 'x', DATABASE_URL: 'y' }, ['PORT: "x" is no port number from 0 to 65535.', `DATABASE_URL: ${noDatabase}`]],
])('the environment %j is refused, each fault in a line of its own', ([env, lines]) => {
  expect(() => readConfig(env)).toThrow(new WrongConfig(lines))
})

const firebase = { FIREBASE_PROJECT_ID: 'my-project-1234', FIREBASE_API_KEY: 'AIzaSyExample0123456789' }

test.for<[env: Record<string, string>, config: object]>([
  [
    firebase,
    {
      firebase: {
        projectId: 'my-project-1234',
        apiKey: 'AIzaSyExample0123456789',
        authDomain: 'my-project-1234.firebaseapp.com',
      },
    },
  ],
  [
    { ...firebase, FIREBASE_AUTH_DOMAIN: 'farsight.example' },
    { firebase: { projectId: 'my-project-1234', apiKey: 'AIzaSyExample0123456789', authDomain: 'farsight.example' } },
  ],
  [
    { AUTH_JWKS_URL: 'http://127.0.0.1:9/jwks', AUTH_ISSUER: 'urn:x', AUTH_AUDIENCE: 'y' },
    { authJwksUrl: 'http://127.0.0.1:9/jwks', authIssuer: 'urn:x', authAudience: 'y' },
  ],
  [{ CDN_TAG_HEADER: 'Surrogate-Key' }, { sharedCaches: undefined }],
  [
    { LEGAL_FOLDER: '/etc/farsight/legal', OPERATOR_NAME: 'Ada Ltd.', OPERATOR_MAIL: 'ada@example.org' },
    {
      legal: {
        folder: '/etc/farsight/legal',
        operator: { OPERATOR_NAME: 'Ada Ltd.', OPERATOR_MAIL: 'ada@example.org' },
      },
    },
  ],
  [
    { CDN_PURGE_URL: 'https://cdn.example/purge' },
    { sharedCaches: { purgeUrl: 'https://cdn.example/purge', purgeToken: undefined, tagHeader: 'cache-tag' } },
  ],
  [
    { OPERATOR_EMAILS: ' Ada@Example.org, bob@example.org,' },
    { operatorEmails: ['ada@example.org', 'bob@example.org'] },
  ],
  [
    { SMTP_URL: 'smtp://me:pw@mail.example:587', PUBLIC_URL: 'http://localhost:3000' },
    { smtpUrl: 'smtp://me:pw@mail.example:587', publicUrl: 'http://localhost:3000' },
  ],
  [
    { PUBLIC_URL: 'https://farsight.example' },
    { publicUrl: 'https://farsight.example', mailFrom: 'Farsight <no-reply@farsight.example>' },
  ],
  [{ SIGN_IN_STAND_INS: 'on' }, { standIns: 'on' }],
  [{ EMAIL_ENUMERATION_PROTECTION: 'on' }, { hidesAddresses: true }],
])('of sign-in and mail, the environment %j is understood', ([env, config]) => {
  expect(readConfig(env)).toEqual({ ...defaults, ...config })
})

const standInsElsewhere =
  'SIGN_IN_STAND_INS: anybody could sign in as anybody, so it is only for servers that this machine alone can reach (HOST and PUBLIC_URL).'

test.for<[env: Record<string, string>, lines: string[]]>([
  [{ FIREBASE_PROJECT_ID: 'my-project-1234' }, ['FIREBASE_API_KEY: is needed beside FIREBASE_PROJECT_ID.']],
  [
    { FIREBASE_API_KEY: 'AIzaSyExample0123456789' },
    ['FIREBASE_PROJECT_ID: is needed beside FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN.'],
  ],
  [
    { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' },
    ['FIREBASE_AUTH_EMULATOR_HOST: the value must not be set, since it makes libraries take unsigned tokens.'],
  ],
  [
    { ...firebase, SIGN_IN_STAND_INS: 'on' },
    ['SIGN_IN_STAND_INS: stands in for nothing where FIREBASE_PROJECT_ID is set.'],
  ],
  [{ SIGN_IN_STAND_INS: 'on', PUBLIC_URL: 'https://farsight.example' }, [standInsElsewhere]],
  [{ SIGN_IN_STAND_INS: 'on', HOST: '0.0.0.0' }, [standInsElsewhere]],
  [
    { SMTP_URL: 'http://u:hunter2@x' },
    ['SMTP_URL: the value is no address of a mail server, such as smtp://user:password@mail.example:587.'],
  ],
  [
    { SMTP_URL: 'smtp://mail.example' },
    ['PUBLIC_URL: is needed beside SMTP_URL. Mailed links would lead to whatever host a request names.'],
  ],
  [
    { CDN_PURGE_URL: 'cdn' },
    ['CDN_PURGE_URL: "cdn" is no http or https address, such as https://api.cdn.example/purge.'],
  ],
  [
    { CDN_PURGE_TOKEN: 'a b' },
    ['CDN_PURGE_TOKEN: the value is no token: it holds a space or a sign that no header takes, or is longer than 500.'],
  ],
  [{ CDN_TAG_HEADER: 'a:b' }, ['CDN_TAG_HEADER: "a:b" is no name of a header, such as surrogate-key.']],
  [{ OPERATOR_MAIL: 'ada' }, ['OPERATOR_MAIL: "ada" is no email address.']],
  [{ OPERATOR_EMAILS: 'ada' }, ['OPERATOR_EMAILS: "ada" is no email address.']],
  [{ AUTH_JWKS_URL: 'ftp://x' }, ['AUTH_JWKS_URL: "ftp://x" is no http or https address.']],
])('of sign-in, mail and caches, the environment %j is refused', ([env, lines]) => {
  expect(() => readConfig(env)).toThrow(new WrongConfig(lines))
})

const stripe = (half: 'test' | 'live', other: Record<string, string> = {}) => ({
  STRIPE_SECRET_KEY: `sk_${half}_1234567890`,
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
  ...other,
})
const noReturn =
  'PUBLIC_URL: is needed beside STRIPE_SECRET_KEY. Who has paid would be sent to whatever host a request names.'
const noSafeReturn =
  'PUBLIC_URL: is needed with https:// beside a live STRIPE_SECRET_KEY. Who has paid is sent back there.'

test.for<[env: Record<string, string>]>([
  [stripe('live', { PUBLIC_URL: 'https://farsight.example' })],
  [stripe('test')],
  [stripe('test', { HOST: '0.0.0.0', PUBLIC_URL: 'http://farsight.example' })],
])('of payments, the environment %j is understood', ([env]) => {
  expect(readConfig(env)).toMatchObject({
    stripeSecretKey: env['STRIPE_SECRET_KEY'],
    stripeWebhookSecret: 'whsec_1234567890',
  })
})

test.for<[env: Record<string, string>, line: string]>([
  [stripe('live'), noSafeReturn],
  [stripe('live', { PUBLIC_URL: 'http://farsight.example' }), noSafeReturn],
  [stripe('live', { STRIPE_SECRET_KEY: 'rk_live_1234567890', PUBLIC_URL: 'http://localhost:3000' }), noSafeReturn],
  [stripe('test', { HOST: '0.0.0.0' }), noReturn],
  [stripe('test', { STRIPE_WEBHOOK_SECRET: '' }), 'STRIPE_WEBHOOK_SECRET: is needed beside STRIPE_SECRET_KEY.'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1234567890' }, 'STRIPE_SECRET_KEY: is needed beside STRIPE_WEBHOOK_SECRET.'],
  [{ STRIPE_SECRET_KEY: 'hunter2' }, 'STRIPE_SECRET_KEY: the value is no secret key of Stripe, such as sk_test_....'],
])('of payments, the environment %j is refused', ([env, line]) => {
  expect(() => readConfig(env)).toThrow(new WrongConfig([line]))
})

const model = { FARSIGHT_MODEL_URL: 'https://api.example/v1', FARSIGHT_MODEL: 'gpt-4.1-mini' }
const settings = { url: 'https://api.example/v1', name: 'gpt-4.1-mini', key: undefined, prices: undefined }

test.for<[env: Record<string, string>, model: object]>([
  [model, settings],
  [{ ...model, FARSIGHT_MODEL_URL: 'https://api.example/v1//' }, settings],
  [
    { ...model, FARSIGHT_MODEL_KEY: 'sk-1' },
    { ...settings, key: 'sk-1' },
  ],
  [
    { ...model, FARSIGHT_MODEL_PRICES: '0.4, 1.6' },
    { ...settings, prices: { prompt: 0.4, answer: 1.6 } },
  ],
  [
    { ...model, FARSIGHT_MODEL_URL: 'http://10.0.0.5:11434/v1' },
    { ...settings, url: 'http://10.0.0.5:11434/v1' },
  ],
  [
    { FARSIGHT_MODEL_URL: 'http://127.0.0.1:11434/v1', FARSIGHT_MODEL: 'hf.co/org/model:q4', FARSIGHT_MODEL_KEY: 'x' },
    { url: 'http://127.0.0.1:11434/v1', name: 'hf.co/org/model:q4', key: 'x', prices: undefined },
  ],
])('of the language model, the environment %j is understood', ([env, understood]) => {
  expect(readConfig(env).model).toEqual(understood)
})

const noEndpoint =
  'is no http or https address without a user, a query or a fragment, such as https://api.openai.com/v1.'

test.for<[env: Record<string, string>, lines: string[]]>([
  [{ FARSIGHT_MODEL: 'gpt-4.1-mini' }, ['FARSIGHT_MODEL_URL: is needed beside FARSIGHT_MODEL.']],
  [
    { FARSIGHT_MODEL_KEY: 'k', FARSIGHT_MODEL_PRICES: '1,2' },
    ['FARSIGHT_MODEL_URL: is needed beside FARSIGHT_MODEL_KEY, FARSIGHT_MODEL_PRICES.'],
  ],
  [{ FARSIGHT_MODEL_URL: 'https://api.example/v1' }, ['FARSIGHT_MODEL: is needed beside FARSIGHT_MODEL_URL.']],
  [
    { ...model, FARSIGHT_MODEL_URL: 'http://api.example/v1', FARSIGHT_MODEL_KEY: 'hunter2' },
    ['FARSIGHT_MODEL_URL: is needed with https:// beside FARSIGHT_MODEL_KEY. The key could be read on the way.'],
  ],
  [
    { ...model, FARSIGHT_MODEL_URL: 'https://me:hunter2@api.example/v1' },
    [`FARSIGHT_MODEL_URL: the value ${noEndpoint}`],
  ],
  [
    { ...model, FARSIGHT_MODEL_URL: 'https://api.example/v1?key=hunter2' },
    [`FARSIGHT_MODEL_URL: the value ${noEndpoint}`],
  ],
  [
    { ...model, FARSIGHT_MODEL: 'my model' },
    ['FARSIGHT_MODEL: "my model" is no name of a model, such as gpt-4.1-mini.'],
  ],
  [
    { ...model, FARSIGHT_MODEL_KEY: 'hunter2\nX-Other: 1' },
    [
      'FARSIGHT_MODEL_KEY: the value is no key: it holds a space or a sign that no header takes, or is longer than 500.',
    ],
  ],
  [
    { ...model, FARSIGHT_MODEL_PRICES: 'free' },
    [
      'FARSIGHT_MODEL_PRICES: "free" is no pair of prices in US dollars for a million tokens, asked and answered, such as 0.4,1.6.',
    ],
  ],
])('of the language model, the environment %j is refused', ([env, lines]) => {
  expect(() => readConfig(env)).toThrow(new WrongConfig(lines))
})
