import { expect, test } from 'vitest'
import { readConfig, WrongConfig } from './config.ts'
import { defaults } from './test-defaults.ts'

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
  [{ FARSIGHT_MEMORY_MB: '2048' }, { memoryMb: 2048 }],
  [
    { FARSIGHT_DATA: '/var/lib/farsight' },
    { dataFolder: '/var/lib/farsight', assetsFolder: '/var/lib/farsight/assets' },
  ],
  [{ ASSETS_FOLDER: '/srv/assets' }, { assetsFolder: '/srv/assets' }],
  [{ DATABASE_URL: 'postgres://me:pw@db:5432/farsight' }, { databaseUrl: 'postgres://me:pw@db:5432/farsight' }],
  [
    { DATABASE_URL: 'postgresql:///farsight?host=/run/postgresql' },
    { databaseUrl: 'postgresql:///farsight?host=/run/postgresql' },
  ],
  [
    { DATABASE_URL: 'postgresql://pooler/farsight', DATABASE_DIRECT_URL: 'postgresql://db/farsight' },
    { databaseUrl: 'postgresql://pooler/farsight', directUrl: 'postgresql://db/farsight' },
  ],
  [{ DATABASE_REPLICA_URL: 'postgresql://replica/farsight' }, { replicaUrl: 'postgresql://replica/farsight' }],
  [
    { PUBLIC_URL: 'https://farsight.example/' },
    { publicUrl: 'https://farsight.example', mailFrom: 'Farsight <no-reply@farsight.example>' },
  ],
  [{ PUBLIC_URL: 'http://localhost:8080' }, { publicUrl: 'http://localhost:8080' }],
  [{ PRODUCT_NAME: 'Outlook' }, { productName: 'Outlook', mailFrom: 'Outlook <no-reply@localhost>' }],
  [{ EMBED_ANCESTORS: "'none'" }, { embedAncestors: "'none'" }],
  [{}, { webSubHub: undefined }],
  [{ WEBSUB_HUB: 'https://hub.example/' }, { webSubHub: 'https://hub.example/' }],
  [{ INDEXNOW_KEY: 'a1b2c3d4' }, { indexNowKey: undefined }],
  [
    { INDEXNOW_KEY: 'a1b2c3d4', PUBLIC_URL: 'http://localhost:8080' },
    { indexNowKey: 'a1b2c3d4', publicUrl: 'http://localhost:8080' },
  ],
  [
    { EMBED_ANCESTORS: 'https://a.example https://b.example' },
    { embedAncestors: 'https://a.example https://b.example' },
  ],
  [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '10.0.0.0/8, 192.168.1.1' }, { trustProxy: '10.0.0.0/8, 192.168.1.1' }],
  [{ TRUST_PROXY: 'loopback' }, { trustProxy: 'loopback' }],
  [{ METRICS: '127.0.0.1:9464' }, { metricsAt: { host: '127.0.0.1', port: 9464 } }],
  [{ METRICS: '[::1]:9464' }, { metricsAt: { host: '::1', port: 9464 } }],
  [{ LOG_REQUESTS: 'slow' }, { logRequests: 'slow' }],
  [
    { LOG_LEVEL: 'warn', FARSIGHT_DEV: '1' },
    { logLevel: 'warn', dev: true },
  ],
])('the environment %j is understood', ([env, config]) => {
  expect(readConfig(env)).toEqual({ ...defaults, ...config })
})

const noDatabase = 'the value is no address of a PostgreSQL database, such as postgresql://user@host/name.'
const noHub =
  'WEBSUB_HUB: the value is no http or https address of a named host without port or user, such as https://hub.example/.'
const noOrigin = 'the value is no http or https address without a path, such as https://farsight.example.'

test.for<[env: Record<string, string>, lines: string[]]>([
  [{ PORT: 'abc' }, ['PORT: "abc" is no port number from 0 to 65535.']],
  [{ METRICS: '9464' }, ['METRICS: "9464" is no address and port of this machine, such as 127.0.0.1:9464.']],
  [
    { METRICS: 'here:65536' },
    ['METRICS: "here:65536" is no address and port of this machine, such as 127.0.0.1:9464.'],
  ],
  [{ LOG_REQUESTS: 'some' }, ['LOG_REQUESTS: "some" is none of all, slow, errors.']],
  [{ FARSIGHT_MEMORY_MB: '2GB' }, ['FARSIGHT_MEMORY_MB: "2GB" is no number of megabytes, of 128 or more.']],
  [{ FARSIGHT_MEMORY_MB: '127' }, ['FARSIGHT_MEMORY_MB: "127" is no number of megabytes, of 128 or more.']],
  [{ PORT: '65536' }, ['PORT: "65536" is no port number from 0 to 65535.']],
  [{ PORT: '-1' }, ['PORT: "-1" is no port number from 0 to 65535.']],
  [{ PORT: '3e3' }, ['PORT: "3e3" is no port number from 0 to 65535.']],
  [{ HOST: 'my host' }, ['HOST: "my host" is no name or address of this machine.']],
  [{ DATABASE_URL: 'mysql://root:hunter2@db/x' }, [`DATABASE_URL: ${noDatabase}`]],
  [
    { DATABASE_DIRECT_URL: 'postgresql://db/farsight' },
    ['DATABASE_DIRECT_URL: the embedded database has no pooler before it. DATABASE_URL is needed beside it.'],
  ],
  [{ DATABASE_REPLICA_URL: 'hunter2' }, [`DATABASE_REPLICA_URL: ${noDatabase}`]],
  [{ PUBLIC_URL: 'farsight.example' }, [`PUBLIC_URL: ${noOrigin}`]],
  [{ PUBLIC_URL: 'https://farsight.example/app' }, [`PUBLIC_URL: ${noOrigin}`]],
  [{ PUBLIC_URL: 'ftp://farsight.example' }, [`PUBLIC_URL: ${noOrigin}`]],
  [{ PUBLIC_URL: 'https://me:hunter2@farsight.example' }, [`PUBLIC_URL: ${noOrigin}`]],
  [{ WEBSUB_HUB: 'hub.example' }, [noHub]],
  [{ WEBSUB_HUB: 'http://127.0.0.1:8399/hub' }, [noHub]],
  [{ WEBSUB_HUB: 'https://hub.example:8443/' }, [noHub]],
  [{ WEBSUB_HUB: 'https://me:hunter2@hub.example/' }, [noHub]],
  [{ INDEXNOW_KEY: 'short' }, ['INDEXNOW_KEY: the value is not 8 to 128 letters, digits and dashes.']],
  [{ INDEXNOW_KEY: '../../etc/passwd' }, ['INDEXNOW_KEY: the value is not 8 to 128 letters, digits and dashes.']],
  [{ PRODUCT_NAME: 'x'.repeat(61) }, ['PRODUCT_NAME: the value is longer than 60 characters.']],
  [
    { EMBED_ANCESTORS: '*; script-src *' },
    [
      `EMBED_ANCESTORS: the value is neither *, 'none' nor a list of origins such as https://paper.example, with blanks between.`,
    ],
  ],
  [
    { TRUST_PROXY: 'maybe' },
    ['TRUST_PROXY: "maybe" is neither true, false, a number of proxies nor a list of their addresses.'],
  ],
  [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL: "loud" is none of fatal, error, warn, info, debug, trace, silent.']],
  [{ PORT: 'x', DATABASE_URL: 'y' }, ['PORT: "x" is no port number from 0 to 65535.', `DATABASE_URL: ${noDatabase}`]],
])('the environment %j is refused, each fault in a line of its own', ([env, lines]) => {
  expect(() => readConfig(env)).toThrow(new WrongConfig(lines))
})
