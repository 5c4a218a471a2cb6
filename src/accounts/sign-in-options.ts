/**
 * What an operator may set of the sign-in widget (R32): one JSON object without functions. The widget imports the types
 * alone.
 */
import { z } from 'zod'
import { screenPaths } from '#kit/paths.ts'
import { isOwnPath } from './sign-in-rules.ts'

const ownPage = z.string().refine(isOwnPath, 'Must be a path of this site, for example /my-stuff.')
const readablePage = z
  .string()
  .refine(
    (url) => isOwnPath(url) || /^https:\/\/[^/\\]/i.test(url),
    'Must be a path of this site or an address that begins with https://.',
  )
const httpsPage = z.string().regex(/^https:\/\/[^/\\]/i, 'Must be an address that begins with https://.')

/** Who may be asked where something is closed. */
const closed = z.strictObject({
  status: z.boolean().default(true),
  adminEmail: z.string().optional(),
  helpLink: httpsPage.optional(),
})

const federated = {
  scopes: z.array(z.string()).optional(),
  customParameters: z.record(z.string(), z.string()).optional(),
}
const countries = z.array(
  z.string().regex(/^([A-Z]{2}|\+[1-9]\d{0,5})$/i, 'Must be a country such as "HU" or a prefix such as "+36".'),
)
const phone = z
  .strictObject({
    provider: z.literal('phone'),
    defaultCountry: z.string().length(2, 'Must be a country of two letters, for example "HU".').optional(),
    /** A number that is filled in, for example "+36305550142". */
    loginHint: z.string().optional(),
    whitelistedCountries: countries.min(1, 'The list of allowed countries must name at least one.').optional(),
    blacklistedCountries: countries.optional(),
  })
  .refine((entry) => !(entry.whitelistedCountries && entry.blacklistedCountries), {
    message: 'Name either the allowed countries or the refused ones, not both.',
    path: ['whitelistedCountries'],
  })

const provider = z.discriminatedUnion('provider', [
  z.strictObject({ provider: z.literal('google.com'), clientId: z.string().optional(), ...federated }),
  z.strictObject({ provider: z.literal('apple.com'), ...federated }),
  z.strictObject({
    provider: z.literal('password'),
    requireDisplayName: z.boolean().default(true),
    disableSignUp: closed.optional(),
  }),
  z.strictObject({ provider: z.literal('emailLink'), disableSignUp: closed.optional() }),
  phone,
  z.strictObject({ provider: z.literal('anonymous') }),
])

const usualProviders = [
  { provider: 'google.com' as const },
  { provider: 'apple.com' as const },
  { provider: 'password' as const, requireDisplayName: true },
]

export const signInOptions = z
  .strictObject({
    signInOptions: z.array(provider).min(1, 'Name at least one way to sign in.').default(usualProviders),
    signInFlow: z.enum(['redirect', 'popup']).default('redirect'),
    signInSuccessUrl: ownPage.optional(),
    tosUrl: readablePage.default(screenPaths.terms()),
    privacyPolicyUrl: readablePage.default(screenPaths.privacy()),
    credentialHelper: z.enum(['none', 'googleyolo']).default('none'),
    immediateFederatedRedirect: z.boolean().default(false),
    autoUpgradeAnonymousUsers: z.boolean().default(false),
    adminRestrictedOperation: closed.optional(),
  })
  .superRefine(({ signInOptions: entries, credentialHelper }, context) => {
    const names = entries.map((entry) => entry.provider)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice) context.addIssue({ code: 'custom', path: ['signInOptions'], message: `"${twice}" is named twice.` })
    const hasClient = entries.some((entry) => entry.provider === 'google.com' && entry.clientId)
    if (credentialHelper === 'googleyolo' && !hasClient) {
      context.addIssue({
        code: 'custom',
        path: ['credentialHelper'],
        message: 'Needs the clientId of the provider google.com.',
      })
    }
  })

export type SignInOptions = z.output<typeof signInOptions>
type ProviderOption = SignInOptions['signInOptions'][number]
export type ProviderName = ProviderOption['provider']
export type OptionOf<Name extends ProviderName> = Extract<ProviderOption, { provider: Name }>

export const mailWays = ['sent', 'outbox', 'none'] as const
export type MailWay = (typeof mailWays)[number]

/** The answer of `GET /api/auth/config`. */
export type SignInConfig = {
  /** The local identity service answers, on our own origin. */
  isLocal: boolean
  /** Google, Apple, phone messages and mail are stood in for. */
  hasStandIns: boolean
  /** What becomes of mails: they are sent, or wait in the outbox of this server, or there are none. */
  mails: MailWay
  /** Nobody is told which addresses have an account, so the page does not ask. */
  hidesAddresses: boolean
  projectId: string
  apiKey: string
  /** Null: the host that the browser is at. */
  authDomain: string | null
  options: SignInOptions
}
