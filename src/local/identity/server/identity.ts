/**
 * The local identity service: who is there, where no Firebase project is configured. It answers the calls of Google's
 * Identity Toolkit that Firebase's SDK makes, on our own origin, and signs tokens that are verified like Google's. It
 * knows people, not their accounts.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Database } from '#kit/server/database.ts'
import { defaultPasswordPolicy, type PasswordPolicy } from '../password-policy.ts'
import { createCleaning } from './cleaning.ts'
import type { Letter, Mailer } from './mails/mailer.ts'
import { createPost, type OutboxMail } from './mails/post.ts'
import { createPasswords, type PasswordCost } from './passwords.ts'
import { registerRoutes } from './routes.ts'
import { makeSecret } from './secrets.ts'
import type { Service } from './service.ts'
import { createSessions } from './sessions.ts'
import { openSigningKeys } from './signing-keys.ts'
import type { Db } from './tables.ts'
import { findValidSince, listOpen, removeOtherSignIns, removeSignIn } from './sign-ins/sign-in-store.ts'
import { createThrottle, defaultLimits, type Limits } from './throttle.ts'
import { describeUser, removeUser } from './whole-user.ts'
import { saveRevocation } from './user-store.ts'

export type IdentityOptions<Tables = unknown> = {
  database: Pick<Database<Tables>, 'db' | 'pool'>
  /** The audience of its tokens. */
  projectId: string
  productName: string
  /**
   * The origin that a request was made to, such as `https://farsight.example`: links lead there, and no other may call.
   */
  originOf: (request: FastifyRequest) => string
  /** Google, Apple, telephones and an outbox, none of them real: on a loopback origin alone. */
  standIns: boolean
  /** Nobody is told which addresses have an account. */
  hidesAddresses?: boolean
  signUpIsClosed: boolean
  /** Whether a guest may sign in without saying who they are. */
  anonymous: boolean
  passwordPolicy?: Partial<PasswordPolicy>
  /** For tests: how dear a guess of a password is. */
  passwordCost?: PasswordCost | undefined
  /** Null: letters stay in the outbox, where there is one. */
  mailer: Mailer | null
  limits?: Partial<Limits>
  now?: () => Date
}

export type Identity = {
  issuer: string
  /** For `jwtVerify`: the current public key, and earlier ones while tokens of theirs may be about. */
  keys: JWTVerifyGetKey
  /**
   * In seconds: a token with an earlier `auth_time` is revoked. Null where there is no such user, it is disabled, or the
   * sign-in that its token names has ended.
   */
  validSince(sub: string, signIn?: string | null): Promise<number | null>
  /** Which of these sign-ins have not ended. */
  listOpen(sub: string, signIns: readonly string[]): Promise<string[]>
  /** All that is kept of a user, to take away; no secret, and no hash of one. */
  describeUser(sub: string): Promise<Record<string, unknown> | null>
  /** With all its tokens. In the caller's transaction. */
  endSignIn(transaction: QueryExecutorProvider, signIn: string): Promise<void>
  endOtherSignIns(transaction: QueryExecutorProvider, sub: string, kept: string): Promise<void>
  revoke(sub: string): Promise<void>
  /** In the caller's transaction, where there is one. */
  removeUser(sub: string, transaction?: QueryExecutorProvider): Promise<void>
  rotateKey(): Promise<void>
  /** The newest first. For eyes on this machine alone: letters hold links that sign in. */
  outbox(): Promise<OutboxMail[]>
  /** Into the outbox, where there is one. */
  keepLetter(letter: Letter): Promise<void>
  register(app: FastifyInstance): void
}

export async function openIdentity<Tables>(options: IdentityOptions<Tables>): Promise<Identity> {
  const { now = () => new Date(), projectId, productName, mailer, standIns, signUpIsClosed, anonymous } = options
  // Our tables are among those of the database, whatever else there is.
  const db = options.database.db as unknown as Db
  const issuer = await findIssuer(db)
  const refreshKey = await findSetting(db, 'refresh-key', makeSecret())
  const keys = await openSigningKeys(db, now)
  const throttle = createThrottle(db, { ...defaultLimits, ...options.limits }, now)
  const clean = createCleaning(db, now)
  await clean()
  const service: Service = {
    db,
    now,
    throttle,
    projectId,
    signUpIsClosed,
    anonymous,
    standIns,
    hidesAddresses: options.hidesAddresses ?? false,
    sessions: createSessions(db, { issuer, projectId, keys, refreshKey, now }),
    post: createPost({ mailer, hasOutbox: standIns, productName, throttle, now }),
    passwords: createPasswords(options.passwordCost),
    policy: { ...defaultPasswordPolicy, ...options.passwordPolicy },
  }
  return {
    issuer,
    keys: keys.verifying,
    validSince: (sub, signIn = null) => findValidSince(options.database.pool, sub, signIn),
    listOpen: (sub, signIns) => listOpen(db, sub, signIns),
    describeUser: (sub) => describeUser(db, throttle, sub),
    endSignIn: removeSignIn,
    endOtherSignIns: removeOtherSignIns,
    revoke: (sub) => saveRevocation(db, sub, now()),
    removeUser: (sub, transaction = db) => removeUser(transaction, throttle, sub),
    rotateKey: () => keys.rotate(),
    outbox: () => service.post.listOutbox(db),
    keepLetter: (letter) => service.post.keepLetter(db, letter),
    register: (app) => registerRoutes(app, { service, keys, clean, originOf: options.originOf }),
  }
}

/** Never made from a name or port: accounts are known by it, and those may change. */
export function findIssuer(db: Db): Promise<string> {
  return findSetting(db, 'issuer', `urn:farsight:${makeSecret().slice(0, 22)}`)
}

/** Made once for a database, by the first who asks. */
async function findSetting(db: Db, key: string, made: string): Promise<string> {
  await sql`insert into identity.setting (key, value) values (${key}, ${made}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ value: string }>`select value from identity.setting where key = ${key}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`The identity service has no ${key}.`)
  return row.value
}
