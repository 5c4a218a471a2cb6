/**
 * Which page comes next: after an email (R34), after a failure, at the beginning, and where an account exists already.
 * All of it pure.
 */
import type { OptionOf, ProviderName, SignInOptions } from '../../../sign-in-options.ts'
import { codeOf, messageOf } from '../../../sign-in-messages.ts'
import type { SignInQuery } from '../../../sign-in-rules.ts'
import type { Answer, Federated, Field, Page } from '../page.ts'

export function optionOf<Name extends ProviderName>(
  { signInOptions }: SignInOptions,
  name: Name,
): OptionOf<Name> | undefined {
  return signInOptions.find((option): option is OptionOf<Name> => option.provider === name)
}
const isOffered = (options: SignInOptions, name: string) => signInNames(options).includes(name)
const signInNames = ({ signInOptions }: SignInOptions): string[] => signInOptions.map(({ provider }) => provider)

export function federatedOf(options: SignInOptions): Federated[] {
  return options.signInOptions.map(({ provider }) => provider).filter(isFederated)
}
export function isFederated(name: string): name is Federated {
  return name === 'google.com' || name === 'apple.com'
}

/** Where one begins without a code in the address. `select` asks for the list; a single way needs none. */
export function firstPage(options: SignInOptions, { mode }: Pick<SignInQuery, 'mode'>): Page {
  const names = signInNames(options)
  if (names.length === 1 && names[0] === 'phone') return { name: 'phone' }
  const hasEmail = names.includes('password') || names.includes('emailLink')
  if (!hasEmail) return { name: 'providers' }
  return mode === 'select' && names.length > 1 ? { name: 'providers' } : { name: 'start' }
}

/** Whether to go to the provider without asking: it is the only way, and it is gone to by redirect. */
export function immediateProvider(options: SignInOptions): Federated | null {
  const [only, ...more] = signInNames(options)
  const isAsked = options.immediateFederatedRedirect && options.signInFlow === 'redirect'
  return isAsked && more.length === 0 && only !== undefined && isFederated(only) ? only : null
}

/** What the email-first page does next. `sendLink` is no page yet: the link has to be sent first. */
export type EmailStep = { page: Page } | { sendLink: true }

/**
 * `methods` are those known for the address. None may also mean that the service does not tell, so sign-up turns back
 * from there.
 */
export function afterEmail(email: string, methods: string[], options: SignInOptions): EmailStep {
  if (methods.length === 0) return newcomer(email, options)
  if (methods.includes('password') && isOffered(options, 'password')) return { page: { name: 'password', email } }
  if (methods.includes('emailLink') || methods.includes('password')) {
    if (isOffered(options, 'emailLink')) return { sendLink: true }
  }
  const provider = methods.find((method) => isFederated(method) && isOffered(options, method))
  return provider && isFederated(provider)
    ? { page: { name: 'federated', email, provider } }
    : { page: { name: 'unsupported', email } }
}

/** Where the service tells nobody which addresses it knows: a password is asked for, and who is new says so there. */
export function afterUntold(email: string, options: SignInOptions): EmailStep {
  const way = optionOf(options, 'password')
  if (!way) return newcomer(email, options)
  return { page: { name: 'password', email, mayBeNew: !way.disableSignUp?.status } }
}

function newcomer(email: string, options: SignInOptions): EmailStep {
  const way = optionOf(options, 'password') ?? optionOf(options, 'emailLink')
  if (!way) return { page: { name: 'unsupported', email } }
  if (way.disableSignUp?.status)
    return { page: { name: 'notAuthorized', email, mayHaveAccount: way.provider === 'password' } }
  return way.provider === 'password' ? { page: { name: 'signUp', email } } : { sendLink: true }
}

/** A provider's credential belongs to an address that has an account: which page proves that account first. */
export function afterExisting(email: string, joins: string, methods: string[], options: SignInOptions): Page {
  const known = (name: string, ...others: string[]) =>
    isOffered(options, name) && (methods.length === 0 || [name, ...others].some((method) => methods.includes(method)))
  if (known('password')) return { name: 'joinPassword', email, joins }
  // A link opens an account with a password too.
  if (known('emailLink', 'password')) return { name: 'joinLink', email, joins }
  const provider = federatedOf(options).find((name) => name !== joins && known(name))
  return provider ? { name: 'joinFederated', email, provider, joins } : { name: 'unsupported', email }
}

export const ignored = ['auth/popup-closed-by-user', 'auth/cancelled-popup-request']
const passwordPages = ['password', 'joinPassword']

/**
 * What a failed step shows. Failures that ask the service first, such as an existing account, are dealt with where they
 * happen.
 */
export function afterFailure(error: unknown, page: Page): Answer {
  const code = codeOf(error)
  const text = messageOf(error, { wherePassword: passwordPages.includes(page.name) })
  const email = 'email' in page ? (page.email ?? null) : null
  if (ignored.includes(code)) return { stays: null }
  if (code === 'auth/admin-restricted-operation')
    return { page: { name: 'notAuthorized', email, mayHaveAccount: false } }
  if (code === 'auth/code-expired' && page.name === 'phoneCode') {
    const { iso, number } = page.sent
    return { page: { name: 'phone', iso, number }, trouble: { text } }
  }
  // There is nothing on this page to try again with.
  if (page.name === 'opening') return { page: { name: 'failed', text } }
  return { stays: { text, ...fieldOf(code, page) } }
}

const fields: Partial<Record<string, Field>> = {
  'auth/invalid-email': 'email',
  'auth/user-not-found': 'email',
  'auth/wrong-password': 'password',
  'auth/invalid-credential': 'password',
  'auth/weak-password': 'password',
  'auth/password-does-not-meet-requirements': 'password',
  'auth/invalid-phone-number': 'phone',
  'auth/missing-phone-number': 'phone',
  'auth/invalid-verification-code': 'code',
}
const fieldsOn: Partial<Record<Page['name'], Field[]>> = {
  start: ['email'],
  linkConfirm: ['email'],
  password: ['password'],
  joinPassword: ['password'],
  signUp: ['password'],
  resetPassword: ['password'],
  phone: ['phone'],
  phoneCode: ['code'],
}

/** The field that the failure is about, where the page has it. */
function fieldOf(code: string, page: Page): { field?: Field } {
  const field = fields[code]
  return field && fieldsOn[page.name]?.includes(field) ? { field } : {}
}
