/**
 * Whose word on who somebody is do we take? Exactly one service's: an operator's Firebase project, the one in this
 * server, or another whose keys are named. All that differs between them is here.
 */
import type { QueryExecutorProvider } from 'kysely'
import { type Config, WrongConfig } from '#kit/server/config/config.ts'
import { isLoopback } from '#kit/loopback.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Identity } from '#local/identity/server/identity.ts'
import type { SignInKey } from './devices/device-store.ts'
import { createFirebase } from './firebase.ts'
import { googleKeysUrl, remoteKeys } from './who-asks/remote-keys.ts'
import { type Claims, createVerifier, type Verify } from './who-asks/tokens.ts'

export type SignInService = {
  issuer: string
  verify: Verify
  /** Asked on every call: does the service still hold to this sign-in? */
  isCurrent(subject: string, signIn: SignInKey): Promise<boolean>
  /** The same of many at once: those that it holds to. */
  listCurrent<Key extends SignInKey>(subject: string, signIns: readonly Key[]): Promise<readonly Key[]>
  /** That it holds to it no more is known to be the user's own doing: a new password, an address taken back. */
  isRevoked(subject: string, signIn: SignInKey): Promise<boolean>
  /** Asked once, where a session begins: refuses what was revoked, disabled or deleted. */
  confirm(token: string, claims: Claims): Promise<void>
  /**
   * The service in this server does it in the transaction; another does it at once and for good, so it is asked last.
   */
  removeUser(transaction: QueryExecutorProvider, user: { token: string; subject: string }): Promise<void>
  /**
   * No more tokens for it. Another service goes on giving them, and cannot be asked not to: that they open nothing here
   * is seen to by `devices/`.
   */
  endSignIn(transaction: QueryExecutorProvider, signIn: string): Promise<void>
  endOtherSignIns(transaction: QueryExecutorProvider, subject: string, kept: string): Promise<void>
  /** What it keeps of somebody, where that is here. */
  describeUser(subject: string): Promise<Record<string, unknown> | null>
}

/** What the service in this server is called in its tokens, where Firebase has a project's id. */
export const localProjectId = 'farsight-local'

export type ServiceConfig = Pick<
  Config,
  'firebase' | 'authJwksUrl' | 'authIssuer' | 'authAudience' | 'publicUrl' | 'hidesAddresses' | 'smtpUrl'
>
type Parts = { config: ServiceConfig; identity: LocalIdentity | null; firebaseUrl?: string | undefined }
/** What is asked of the service in this server. */
export type LocalIdentity = Pick<
  Identity,
  'issuer' | 'keys' | 'validSince' | 'listOpen' | 'removeUser' | 'endSignIn' | 'endOtherSignIns' | 'describeUser'
>

export function findSignInService({ config, identity, firebaseUrl }: Parts): SignInService {
  const faults = faultsOf(config)
  if (faults.length) throw new WrongConfig(faults)
  if (config.firebase) return firebaseService(config, config.firebase, firebaseUrl)
  if (config.authJwksUrl) return otherService(config.authJwksUrl, config)
  if (!identity) throw new Error('Nobody says who signs in: neither Firebase nor a service of our own.')
  return localService(identity)
}

function firebaseService(
  config: ServiceConfig,
  firebase: NonNullable<Config['firebase']>,
  url: string | undefined,
): SignInService {
  const { confirm, removeUser } = createFirebase({ apiKey: firebase.apiKey, referrer: config.publicUrl, url })
  const issuer = config.authIssuer ?? `https://securetoken.google.com/${firebase.projectId}`
  return {
    issuer,
    verify: createVerifier({
      issuer,
      audience: config.authAudience ?? firebase.projectId,
      keys: remoteKeys(config.authJwksUrl ?? googleKeysUrl),
    }),
    // Asking Google on each call would make every click as slow and as unsure as the way there. A token lives for an
    // hour.
    isCurrent: async () => true,
    listCurrent: async (_, signIns) => signIns,
    confirm,
    removeUser: (_, { token }) => removeUser(token),
    ...elsewhere,
  }
}

function localService(identity: LocalIdentity): SignInService {
  const { issuer, keys } = identity
  const isCurrent: SignInService['isCurrent'] = async (subject, { authTime, signIn }) => {
    const since = await identity.validSince(subject, signIn)
    return since !== null && authTime >= since
  }
  return {
    issuer,
    verify: createVerifier({ issuer, audience: localProjectId, keys }),
    isCurrent,
    async listCurrent(subject, signIns) {
      const [since, open] = await Promise.all([
        identity.validSince(subject),
        identity.listOpen(
          subject,
          signIns.flatMap(({ signIn }) => signIn ?? []),
        ),
      ])
      const isOpen = new Set([null, ...open])
      return since === null ? [] : signIns.filter((one) => one.authTime >= since && isOpen.has(one.signIn))
    },
    async isRevoked(subject, { authTime, signIn }) {
      const since = await identity.validSince(subject, signIn)
      return since !== null && authTime < since
    },
    async confirm(_, claims) {
      if (!(await isCurrent(claims.subject, claims))) throw new Refusal('session-ended')
    },
    removeUser: (transaction, { subject }) => identity.removeUser(subject, transaction),
    describeUser: (subject) => identity.describeUser(subject),
    endSignIn: (transaction, signIn) => identity.endSignIn(transaction, signIn),
    endOtherSignIns: (transaction, subject, kept) => identity.endOtherSignIns(transaction, subject, kept),
  }
}

/** Another service of the operator's. It tells nothing but its keys, so a sign-in holds until its token expires. */
function otherService(
  url: string,
  { authIssuer: issuer = '', authAudience: audience = '' }: ServiceConfig,
): SignInService {
  return {
    issuer,
    verify: createVerifier({ issuer, audience, keys: remoteKeys(url) }),
    isCurrent: async () => true,
    listCurrent: async (_, signIns) => signIns,
    confirm: async () => {},
    removeUser: async () => {},
    ...elsewhere,
  }
}

/** What another service keeps and gives out is its own. */
const elsewhere = {
  isRevoked: async () => false,
  endSignIn: async () => {},
  endOtherSignIns: async () => {},
  describeUser: async () => null,
}

function faultsOf({ firebase, authJwksUrl, authIssuer, authAudience }: ServiceConfig): string[] {
  const named: [name: string, value: string | undefined][] = [
    ['AUTH_ISSUER', authIssuer],
    ['AUTH_AUDIENCE', authAudience],
  ]
  const unsafe = authJwksUrl && !isSafe(authJwksUrl)
  return [
    ...(unsafe ? ['AUTH_JWKS_URL: keys that come over http could be changed on the way. Use https.'] : []),
    ...named.flatMap(([name, value]) => {
      if (firebase) return []
      if (authJwksUrl) return value === undefined ? [`${name}: is needed beside AUTH_JWKS_URL.`] : []
      return value === undefined ? [] : [`${name}: means nothing without AUTH_JWKS_URL or FIREBASE_PROJECT_ID.`]
    }),
  ]
}

function isSafe(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isLoopback(hostname)
}
