/** Accounts, put together: whose word counts, who asks, and what is answered. */
import type { FastifyRequest } from 'fastify'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { Identify } from '#kit/server/budget/admission.ts'
import type { User } from '#kit/viewer.ts'
import type { accountContract } from '../contract.ts'
import type { SignInConfig, SignInOptions } from '../sign-in-options.ts'
import type { UserRecord } from '../user.ts'
import type { AccountData } from './account-data.ts'
import { createDevices } from './devices/devices.ts'
import { deviceHandlers } from './devices/handlers.ts'
import { signInsOf } from './devices/export.ts'
import { accountHandlers, findRecord } from './handlers.ts'
import { createIdentify } from './who-asks/identify.ts'
import { digestOf, readSessionToken } from './who-asks/session-cookie.ts'
import { findSignInService, type LocalIdentity, localProjectId, type ServiceConfig } from './sign-in-service.ts'
import { createAccountStore } from './store.ts'
import type { AccountTables } from './tables.ts'

type Options = {
  database: Pick<Database<AccountTables>, 'db' | 'pool'>
  config: ServiceConfig & Pick<Config, 'operatorEmails'>
  /** Of the sign-in page, see `options.ts`. */
  options: SignInOptions
  /** The sign-in service in this server; null where Firebase, or another service, is asked. */
  identity: LocalIdentity | null
  accountData: AccountData
  /** Whether the service in this server stands in for Google, Apple and phone messages. */
  hasStandIns: boolean
  /** Where Firebase is asked, if not at Google's. */
  firebaseUrl?: string | undefined
  now?: () => Date
}

export type Accounts = {
  handlers: Handlers<typeof accountContract>
  identify: Identify
  /** The account whose session a request brings, where it hides what others forecast; else null. */
  hiderOf(request: FastifyRequest): Promise<string | null>
  /** What the sign-in page must know. */
  signInConfig(): SignInConfig
  /** The record of R20, for other rooms. */
  userRecordOf(viewer: User): Promise<UserRecord>
  /** Where this user is signed in and how, to take away. */
  signInsOf(viewer: User): Promise<Record<string, unknown>>
}

/** Throws `WrongConfig` where the settings cannot be used. */
export function openAccounts(given: Options): Accounts {
  const { config, options, identity, accountData, hasStandIns, firebaseUrl, now } = given
  const { db, pool } = given.database
  const { operatorEmails, publicUrl } = config
  const signInConfig = signInConfigOf(config, options, hasStandIns)
  const service = findSignInService({ config, identity, firebaseUrl })
  const accounts = createAccountStore(pool, service.issuer)
  const devices = createDevices({ db, accounts, service, publicUrl, now })
  const parts = { db, accounts, service, devices, accountData, signInConfig, operatorEmails, publicUrl }
  return {
    handlers: { ...accountHandlers(parts), ...deviceHandlers(parts) },
    identify: createIdentify({ service, accounts, devices, operatorEmails, publicUrl, ...(now && { now }) }),
    async hiderOf(request) {
      const token = readSessionToken(request, publicUrl)
      const session = token === null ? null : await accounts.findSession(digestOf(token), now?.() ?? new Date())
      return session?.account.hidesCrowd ? session.account.id : null
    },
    signInConfig,
    userRecordOf: (viewer) => findRecord(parts, viewer),
    signInsOf: (viewer) => signInsOf(parts, viewer),
  }
}

function signInConfigOf(
  { firebase, publicUrl, hidesAddresses, smtpUrl }: ServiceConfig,
  options: SignInOptions,
  hasStandIns: boolean,
) {
  const ownHost = publicUrl && new URL(publicUrl).host
  if (firebase) {
    // Firebase's sign-in pages come through our own host (`auth-proxy.ts`), or browsers would keep their storage from
    // them. The SDK calls them by https alone, so a site without it sends people to Firebase's own host.
    const authDomain = (publicUrl?.startsWith('https:') && ownHost) || firebase.authDomain
    const { projectId, apiKey } = firebase
    const given = { isLocal: false, hasStandIns: false, mails: 'sent', hidesAddresses } as const
    return (): SignInConfig => ({ ...given, projectId, apiKey, authDomain, options })
  }
  const local: Omit<SignInConfig, 'authDomain'> = {
    isLocal: true,
    hasStandIns,
    mails: smtpUrl ? 'sent' : hasStandIns ? 'outbox' : 'none',
    hidesAddresses,
    projectId: localProjectId,
    apiKey: 'local',
    options: hasStandIns ? options : withoutOthers(options),
  }
  // Shared caches keep the answer, so it says nothing that a request chose: the browser knows where it is.
  return (): SignInConfig => ({ ...local, authDomain: ownHost ?? null })
}

/** What the service in this server does by itself. The rest only Firebase can, or a stand-in. */
const own = ['password', 'emailLink', 'anonymous']

/** A button that leads nowhere is not shown. */
function withoutOthers(options: SignInOptions): SignInOptions {
  const kept = options.signInOptions.filter(({ provider }) => own.includes(provider))
  return { ...options, signInOptions: kept.length ? kept : [{ provider: 'password', requireDisplayName: true }] }
}
