/**
 * What did the people who run Farsight set in the environment, and is it usable? An unset or empty name takes its
 * default.
 */
import { join } from 'node:path'
import { z } from 'zod'
import { backupConfigOf, backupContradictions, type BackupSettings, backupVariables } from './backups.ts'
import { legalConfigOf, type LegalSettings, legalVariables } from './legal.ts'
import { saying } from './words.ts'
import { modelConfigOf, modelContradictions, type ModelSettings, modelVariables } from './model.ts'
import { type SharedCaches, sharedCachesOf, sharedCacheVariables } from './shared-caches.ts'
import { paymentConfigOf, paymentContradictions, type PaymentSettings, paymentVariables } from './payments.ts'
import { type Environment, secretNames, withSecretFiles } from './secret-files.ts'
import { processContradictions, processVariables } from './processes.ts'
import { seriesLicenceVariables } from './series-licences.ts'
import { sourceConfigOf, type SourceSettings, sourceVariables } from './sources.ts'
import { watchConfigOf, type WatchSettings, watchVariables } from './watching.ts'
import { signInConfigOf, signInContradictions, type SignInSettings, signInVariables } from './sign-in.ts'

export type Config = Readonly<
  SignInSettings &
    PaymentSettings &
    SourceSettings &
    WatchSettings &
    BackupSettings & {
      port: number
      host: string
      /** How many serve there. */
      processes: number
      /** Where the embedded database and everything else that must last lies. */
      dataFolder: string
      /** Of how much the embedded database takes its share; undefined for the whole machine. */
      memoryMb: number | undefined
      /** Built files of this release and of those before it, for pages that were open when a release came. */
      assetsFolder: string
      databaseUrl: string | undefined
      /** The same database past a pooler: for what listens, locks for a session or lays tables. */
      directUrl: string | undefined
      replicaUrl: string | undefined
      /**
       * The address that visitors use, without a slash at its end; where none is set, the host that the request names.
       */
      publicUrl: string | undefined
      /** What words reports; without one they are written from templates alone. */
      model: ModelSettings | undefined
      /** Caches in front of this server that are told what to forget. */
      sharedCaches: SharedCaches | undefined
      productName: string
      /** Which sites may show items in frames, as a content policy names them. */
      embedAncestors: string
      /** Where feeds say that there is something new, so that their readers need not look; nobody is told without one. */
      webSubHub: string | undefined
      /** With which search engines are told what has changed; undefined where none is. */
      indexNowKey: string | undefined
      /** The operator's own texts, and what fills the blanks of ours. */
      legal: LegalSettings
      /** The ids of series that may be shown because a licence for them is held. */
      seriesLicences: readonly string[]
      /**
       * Whose word on the visitor's address counts: nobody's, everybody's, that of so many hops, or of these addresses.
       */
      trustProxy: boolean | number | string
      logLevel: (typeof logLevels)[number]
      /** Pages are built as they are asked for, and again when a file changes. */
      dev: boolean
    }
>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A database's address may hold a password, so its fault never repeats the value. */
const databaseUrl = z
  .string()
  .refine(isDatabaseUrl, 'is no address of a PostgreSQL database, such as postgresql://user@host/name.')

const variables = z.object({
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, {
      error: saying('is no port number from 0 to 65535.'),
    })
    .transform(Number)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, { error: saying('is no name or address of this machine.') })
    .default('127.0.0.1'),
  FARSIGHT_DATA: z.string().default('.farsight'),
  FARSIGHT_MEMORY_MB: z
    .string()
    .refine((text) => /^\d{3,8}$/.test(text) && Number(text) >= 128, {
      error: saying('is no number of megabytes, of 128 or more.'),
    })
    .transform(Number)
    .optional(),
  ASSETS_FOLDER: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'is no http or https address without a path, such as https://farsight.example.')
    .transform((text) => new URL(text).origin)
    .optional(),
  PRODUCT_NAME: z.string().max(60, 'is longer than 60 characters.').default('Farsight'),
  EMBED_ANCESTORS: z
    .string()
    .refine(
      areAncestors,
      "is neither *, 'none' nor a list of origins such as https://paper.example, with blanks between.",
    )
    .default('*'),
  WEBSUB_HUB: z
    .string()
    .refine(isHub, 'is no http or https address of a named host without port or user, such as https://hub.example/.')
    .optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\w-]{8,128}$/, 'is not 8 to 128 letters, digits and dashes.')
    .optional(),
  TRUST_PROXY: z
    .string()
    .regex(
      /^(true|false|\d{1,2}|[\da-fA-F.:/, ]+|(loopback|linklocal|uniquelocal)(, ?(loopback|linklocal|uniquelocal))*)$/,
      {
        error: saying('is neither true, false, a number of proxies nor a list of their addresses.'),
      },
    )
    .transform(trustOf)
    .default(false),
  ...signInVariables,
  ...paymentVariables,
  ...modelVariables,
  ...sharedCacheVariables,
  ...sourceVariables,
  ...backupVariables,
  ...legalVariables,
  ...seriesLicenceVariables,
  ...watchVariables,
  ...processVariables,
  LOG_LEVEL: z.enum(logLevels, { error: saying(`is none of ${logLevels.join(', ')}.`) }).default('info'),
  FARSIGHT_DEV: z.string().optional(),
})

/** All names that are read, with those of files that hold secrets. */
export const knownVariables: readonly string[] = [
  ...Object.keys(variables.shape),
  ...secretNames.map((name) => `${name}_FILE`),
]

/** Thrown for values that cannot be used: one line for each. */
export class WrongConfig extends Error {
  readonly lines: string[]
  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'WrongConfig'
    this.lines = lines
  }
}

export function readConfig(given: Environment): Config {
  const { env, lines: unread } = withSecretFiles(given)
  if (unread.length > 0) throw new WrongConfig(unread)
  const set = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]))
  const { data, error } = variables.safeParse(set)
  if (!data) throw new WrongConfig(error.issues.map((issue) => lineOf(String(issue.path[0]), issue.message)))
  const lines = [
    ...signInContradictions(data),
    ...paymentContradictions(data),
    ...modelContradictions(data),
    ...backupContradictions(data),
    ...processContradictions(data),
    ...(data.DATABASE_DIRECT_URL && !data.DATABASE_URL
      ? ['DATABASE_DIRECT_URL: the embedded database has no pooler before it. DATABASE_URL is needed beside it.']
      : []),
  ]
  if (lines.length) throw new WrongConfig(lines)
  return {
    port: data.PORT,
    host: data.HOST,
    processes: data.FARSIGHT_PROCESSES,
    dataFolder: data.FARSIGHT_DATA,
    memoryMb: data.FARSIGHT_MEMORY_MB,
    assetsFolder: data.ASSETS_FOLDER ?? join(data.FARSIGHT_DATA, 'assets'),
    databaseUrl: data.DATABASE_URL,
    directUrl: data.DATABASE_DIRECT_URL,
    replicaUrl: data.DATABASE_REPLICA_URL,
    publicUrl: data.PUBLIC_URL,
    productName: data.PRODUCT_NAME,
    embedAncestors: data.EMBED_ANCESTORS,
    webSubHub: data.WEBSUB_HUB,
    // Nobody outside is told of addresses of this machine.
    indexNowKey: data.PUBLIC_URL && data.INDEXNOW_KEY,
    trustProxy: data.TRUST_PROXY,
    ...signInConfigOf(data),
    ...paymentConfigOf(data),
    ...modelConfigOf(data),
    ...sharedCachesOf(data),
    ...sourceConfigOf(data),
    ...backupConfigOf(data),
    ...legalConfigOf(data),
    seriesLicences: data.SERIES_LICENCES,
    ...watchConfigOf(data),
    logLevel: data.LOG_LEVEL,
    dev: data.FARSIGHT_DEV === '1',
  }
}

/** For the first line of a program: where a value cannot be used, says which and why, and ends with code 1. */
export function readConfigOrExit(env: Environment): Config {
  try {
    return readConfig(env)
  } catch (error) {
    if (!(error instanceof WrongConfig)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function lineOf(name: string, message: string): string {
  return message.startsWith('"') ? `${name}: ${message}` : `${name}: the value ${message}`
}

function isDatabaseUrl(text: string): boolean {
  return (
    /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text.replace(/^postgres(ql)?:\/\/\//, 'postgresql://localhost/'))
  )
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && search + hash + username + password === ''
}

/** What the fence of outgoing calls would refuse whatever its name leads to is told at the start. */
function isHub(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, port, hostname } = new URL(text)
  return /^https?:$/.test(protocol) && username + password + port === '' && /\.[a-z][a-z\d-]*[a-z\d]$/i.test(hostname)
}

function areAncestors(text: string): boolean {
  if (text === '*' || text === "'none'") return true
  return text.split(/ +/).every((one) => isOrigin(one) && new URL(one).origin === one)
}

function trustOf(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true'
  return /^\d{1,2}$/.test(text) ? Number(text) : text
}
