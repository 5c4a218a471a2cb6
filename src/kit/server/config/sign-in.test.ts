/** What the environment says of sign-in, mail, who operates and the caches of others. */
import { expect, test } from 'vitest'
import { readConfig, WrongConfig } from './config.ts'
import { defaults } from './test-defaults.ts'

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
