/** Who signs people in here: an operator's Firebase project, or this server itself. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Accounts, openAccounts } from '#accounts/server/accounts.ts'
import { serveAuthProxy } from '#accounts/server/auth-proxy.ts'
import type { AccountData } from '#accounts/server/account-data.ts'
import { readSignInOptions } from '#accounts/server/options.ts'
import { localProjectId } from '#accounts/server/sign-in-service.ts'
import type { SignInOptions } from '#accounts/sign-in-options.ts'
import { mayStandIn } from '#kit/server/config/sign-in.ts'
import type { Config } from '#kit/server/config/config.ts'
import type { Database } from '#kit/server/database.ts'
import { localIdentityHandlers } from '#local/identity/server/handlers.ts'
import { openIdentity } from '#local/identity/server/identity.ts'
import { createSmtpMailer } from '#local/identity/server/mails/mailer.ts'
import { withFoot } from './mail-foot.ts'
import type { Mail } from '#notices/server/notice-work.ts'
import type { PasswordCost } from '#local/identity/server/passwords.ts'
import type { Tables } from './tables.ts'
import type { Watching } from './watching/watching.ts'

type Parts = {
  app: FastifyInstance
  database: Database<Tables>
  config: Config
  accountData: AccountData
  passwordCost?: PasswordCost | undefined
  countMails: Watching['countMails']
}
export type SignIn = Accounts & {
  hasStandIns: boolean
  mails: ReturnType<typeof localIdentityHandlers>
  /** Of letters that nobody waits for: by SMTP, else into the outbox of this machine; null where no mail leaves here. */
  mail: Mail | null
}

export async function openSignIn({
  app,
  database,
  config,
  accountData,
  passwordCost,
  countMails,
}: Parts): Promise<SignIn> {
  const options = readSignInOptions(config.signInOptions)
  const { firebase } = config
  const hasStandIns = mayStandIn(config)
  if (!firebase && !hasStandIns && !config.smtpUrl)
    app.log.warn(
      'SMTP_URL is not set, so nobody can verify an address or recover a password. On a machine that nobody else reaches, SIGN_IN_STAND_INS=on keeps mails in an outbox.',
    )
  const mailer = mailerOf(config, countMails)
  const identity = firebase
    ? null
    : await openIdentity({ ...identityOptions(config, options), mailer, database, standIns: hasStandIns, passwordCost })
  identity?.register(app)
  if (firebase) serveAuthProxy(app, firebase)
  const accounts = openAccounts({ database, config, options, hasStandIns, identity, accountData })
  const outbox = hasStandIns ? identity : null
  return {
    ...accounts,
    hasStandIns,
    mail: mailer ?? (outbox && { send: outbox.keepLetter }),
    mails: localIdentityHandlers(outbox),
  }
}

function mailerOf({ smtpUrl, mailFrom, publicUrl }: Config, countMails: Watching['countMails']): Mail | null {
  if (!smtpUrl) return null
  const mailer = createSmtpMailer(smtpUrl, mailFrom)
  return countMails(publicUrl ? withFoot(mailer, publicUrl) : mailer)
}

function identityOptions(
  config: Config,
  options: SignInOptions,
): Omit<Parameters<typeof openIdentity>[0], 'database' | 'standIns' | 'mailer'> {
  const { publicUrl, productName, hidesAddresses } = config
  const providers = options.signInOptions.map(({ provider }) => provider)
  return {
    projectId: localProjectId,
    productName,
    hidesAddresses,
    originOf: ({ protocol, host }: FastifyRequest) => publicUrl ?? `${protocol}://${host}`,
    signUpIsClosed: options.adminRestrictedOperation?.status ?? false,
    anonymous: providers.includes('anonymous') || options.autoUpgradeAnonymousUsers,
  }
}
