/** How the settings of sign-in and mail are read from the environment, and which contradict each other. */
import { z } from 'zod'
import { isLoopback } from '#kit/loopback.ts'
import { saying } from './words.ts'

export type SignInSettings = {
  /** The project that signs people in; without one, Farsight does it itself. */
  firebase: { projectId: string; apiKey: string; authDomain: string } | undefined
  /** Whose tokens are taken, where not those of the sign-in service itself. */
  authJwksUrl: string | undefined
  authIssuer: string | undefined
  authAudience: string | undefined
  /** Options of the sign-in page, as JSON. The room of accounts knows which there are. */
  signInOptions: string | undefined
  /** Whether Google, Apple and phone may be stood in for: `auto` where only this machine can reach the server. */
  standIns: 'auto' | 'on' | 'off'
  /** Whether nobody is told which addresses have an account. Of a Firebase project: that it is set so there. */
  hidesAddresses: boolean
  smtpUrl: string | undefined
  mailFrom: string
  /** In lower case. */
  operatorEmails: readonly string[]
}

export const signInVariables = {
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{3,40}$/, { error: saying('is no id of a Firebase project, such as my-project-1234.') })
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{10,120}$/, 'is no key of a Firebase web app.')
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, { error: saying('is no host name, such as my-project-1234.firebaseapp.com.') })
    .optional(),
  // Google's own libraries take unsigned tokens where this is set, so a server that has it was set up for something
  // else.
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .refine(() => false, 'must not be set, since it makes libraries take unsigned tokens.')
    .optional(),
  AUTH_JWKS_URL: z.url({ protocol: /^https?$/, error: saying('is no http or https address.') }).optional(),
  AUTH_ISSUER: z.string().max(300).optional(),
  AUTH_AUDIENCE: z.string().max(300).optional(),
  SIGN_IN_OPTIONS: z.string().optional(),
  SIGN_IN_STAND_INS: z.enum(['auto', 'on', 'off'], { error: saying('is none of auto, on, off.') }).default('auto'),
  EMAIL_ENUMERATION_PROTECTION: z.enum(['on', 'off'], { error: saying('is neither on nor off.') }).default('off'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'is no address of a mail server, such as smtp://user:password@mail.example:587.')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]{1,100}@[^\r\n]{1,200}$/, { error: saying('is no address to send mail from.') })
    .optional(),
  OPERATOR_EMAILS: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.string().regex(/^[^@\s]+@[^@\s]+$/, { error: saying('is no email address.') })))
    .default([]),
}

/** These names with the others that bear on them. */
const given = z.object({
  ...signInVariables,
  HOST: z.string(),
  PUBLIC_URL: z.string().optional(),
  PRODUCT_NAME: z.string(),
})
type Variables = z.output<typeof given>

export function signInConfigOf(data: Variables): SignInSettings {
  return {
    firebase: firebaseOf(data),
    authJwksUrl: data.AUTH_JWKS_URL,
    authIssuer: data.AUTH_ISSUER,
    authAudience: data.AUTH_AUDIENCE,
    signInOptions: data.SIGN_IN_OPTIONS,
    standIns: data.SIGN_IN_STAND_INS,
    hidesAddresses: data.EMAIL_ENUMERATION_PROTECTION === 'on',
    smtpUrl: data.SMTP_URL,
    mailFrom:
      data.MAIL_FROM ??
      `${data.PRODUCT_NAME} <no-reply@${data.PUBLIC_URL ? new URL(data.PUBLIC_URL).hostname : 'localhost'}>`,
    operatorEmails: data.OPERATOR_EMAILS,
  }
}

function firebaseOf(data: Variables): SignInSettings['firebase'] {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain } = data
  return projectId && apiKey
    ? { projectId, apiKey, authDomain: authDomain ?? `${projectId}.firebaseapp.com` }
    : undefined
}

/** What is wrong with several names together. */
export function signInContradictions(data: Variables): string[] {
  const { FIREBASE_PROJECT_ID: project, FIREBASE_API_KEY: key, FIREBASE_AUTH_DOMAIN: domain } = data
  return [
    ...(project && !key ? ['FIREBASE_API_KEY: is needed beside FIREBASE_PROJECT_ID.'] : []),
    ...((key || domain) && !project
      ? ['FIREBASE_PROJECT_ID: is needed beside FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN.']
      : []),
    ...mailContradictions(data),
    ...(data.SIGN_IN_STAND_INS === 'on' && project
      ? ['SIGN_IN_STAND_INS: stands in for nothing where FIREBASE_PROJECT_ID is set.']
      : []),
    ...(data.SIGN_IN_STAND_INS === 'on' && !isOwnMachine({ host: data.HOST, publicUrl: data.PUBLIC_URL })
      ? [
          'SIGN_IN_STAND_INS: anybody could sign in as anybody, so it is only for servers that this machine alone can reach (HOST and PUBLIC_URL).',
        ]
      : []),
  ]
}

/**
 * Whoever asks for a mail chooses the host that their request names: a link to it would hand another's code to them.
 */
function mailContradictions({ SMTP_URL: smtp, PUBLIC_URL: own, FIREBASE_PROJECT_ID: project }: Variables): string[] {
  if (!smtp || own || project) return []
  return ['PUBLIC_URL: is needed beside SMTP_URL. Mailed links would lead to whatever host a request names.']
}

type Reach = Pick<SignInSettings, 'standIns' | 'firebase' | 'operatorEmails'> & {
  host: string
  publicUrl: string | undefined
  databaseUrl: string | undefined
  stripeSecretKey: string | undefined
  trustProxy: boolean | number | string
}

/**
 * Whether Google, Apple, phones and mail are stood in for, so that anybody who reaches the server could be anybody. Not
 * where others may reach it: a proxy on this machine can look like somebody who sits here, and whoever names an
 * operator, a database, Stripe or a proxy has set up more than a trial.
 */
export function mayStandIn(config: Reach): boolean {
  if (config.firebase || config.standIns === 'off' || !isOwnMachine(config)) return false
  return config.standIns === 'on' || isTrial(config)
}

/** Whether somebody tries it on their own machine, as far as its configuration says. */
export function isTrial(config: Reach): boolean {
  const isServing = config.firebase ?? config.databaseUrl ?? config.stripeSecretKey ?? config.operatorEmails[0]
  return isServing === undefined && config.trustProxy === false && isOwnMachine(config)
}

/** Whether this machine alone can reach the server, as far as its configuration says. */
export function isOwnMachine({ host, publicUrl }: { host: string; publicUrl: string | undefined }): boolean {
  return isLoopback(host) && (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname))
}
