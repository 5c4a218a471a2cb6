/**
 * What the sign-in widget takes and refuses (R33, R36): addresses, passwords, codes, names, and where it may lead
 * afterwards.
 */

import { whyNotPlain } from '#kit/text.ts'

// Every place that runs this has both; the library of types for this floor knows neither.
declare const URL: new (
  url: string,
  base: string,
) => { protocol: string; origin: string; pathname: string; search: string; hash: string }
declare const URLSearchParams: new (query: string) => { get(name: string): string | null }

/** Where the widget stands, and so where email links lead; and where local mode shows what it would have sent. */
export const signInPath = '/sign-in'
export const outboxPath = '/outbox'

const modes = [
  'callback',
  'recoverEmail',
  'resetPassword',
  'revertSecondFactorAddition',
  'select',
  'signIn',
  'verifyAndChangeEmail',
  'verifyEmail',
] as const
export type Mode = (typeof modes)[number]

/**
 * What the widget reads of its own address. `upgrade` is the guest who asked for an email link, see `email-link.ts`.
 */
export type SignInQuery = {
  mode: Mode | null
  oobCode: string | null
  continueUrl: string | null
  signInSuccessUrl: string | null
  upgrade: string | null
}

/**
 * `?mode=signIn&oobCode=x&continueUrl=https://ours/sign-in?upgrade=u`: what was asked for inside the address to go on
 * to counts too.
 */
export function readSignInQuery(search: string, origin: string): SignInQuery {
  const query = new URLSearchParams(search)
  const continueUrl = ownPath(query.get('continueUrl'), origin)
  const within = new URLSearchParams(continueUrl?.split('#')[0]?.split('?')[1] ?? '')
  const mode = query.get('mode')
  return {
    mode: modes.find((known) => known === mode) ?? null,
    oobCode: query.get('oobCode') || null,
    continueUrl,
    signInSuccessUrl: ownPath(query.get('signInSuccessUrl') ?? within.get('signInSuccessUrl'), origin),
    upgrade: query.get('upgrade') || within.get('upgrade') || null,
  }
}

/** The path on this origin that an address leads to, or null where it leads off, or nowhere. */
export function ownPath(url: string | null | undefined, origin: string): string | null {
  if (!url) return null
  const parsed = parse(url, origin)
  // 'blob:' and 'filesystem:' claim the origin that they wrap.
  if (!parsed || parsed.origin !== origin || !/^https?:$/.test(parsed.protocol)) return null
  const path = parsed.pathname + parsed.search + parsed.hash
  // '/.//evil.example' is ours when parsed once, and theirs when its path is parsed again.
  return path.startsWith('//') ? null : path
}

/** The same where the origin is not known yet: only what begins with its path can be ours. */
export function isOwnPath(url: string): boolean {
  return url.startsWith('/') && ownPath(url, 'https://own.invalid') !== null
}

function parse(url: string, origin: string) {
  try {
    return new URL(url, origin)
  } catch {
    return null
  }
}

/** Names before the @ as mail servers take them; the last part of the domain has 2 to 63 characters. */
const emailPattern = /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9-]+\.)+[a-z0-9]{2,63}$/i

export function whyNotEmail(email: string): string | null {
  if (!email.trim()) return 'Enter your email address to continue'
  return emailPattern.test(email.trim()) ? null : "That email address isn't correct"
}

export function whyNotPassword(password: string): string | null {
  return password ? null : 'Enter your password'
}

/** A longer name is none, whoever reports it (`server/names.ts`). */
export const longestName = 100

/** One that reads otherwise than it is would be none, without a word: pasted names carry signs that nobody sees. */
export function whyNotName(name: string): string | null {
  if (!name.trim()) return 'Enter your account name'
  const reason =
    name.trim().length > longestName ? `is longer than ${longestName} characters` : whyNotPlain(name.trim())
  return reason && `This name ${reason}. Type it anew.`
}

export const codeLength = 6
export function whyNotCode(code: string): string | null {
  return new RegExp(`^\\d{${codeLength}}$`).test(code.trim()) ? null : 'Wrong code. Try again.'
}

/** What the sign-in service found in a password; what its policy does not ask for is left out. */
export type PasswordFindings = {
  meetsMinPasswordLength?: boolean
  meetsMaxPasswordLength?: boolean
  containsLowercaseLetter?: boolean
  containsUppercaseLetter?: boolean
  containsNumericCharacter?: boolean
  containsNonAlphanumericCharacter?: boolean
  passwordPolicy: { customStrengthOptions: { minPasswordLength?: number; maxPasswordLength?: number } }
}
export const usualPasswordLength = 6

/** The guidance with what is missing: 'Strong passwords have … numbers. Missing: an uppercase letter, a number.' */
export function whyNotNewPassword(password: string, found: PasswordFindings): string | null {
  const { minPasswordLength = usualPasswordLength, maxPasswordLength } = found.passwordPolicy.customStrengthOptions
  if (!password) return 'Enter your password'
  if (found.meetsMinPasswordLength === false)
    return `The password must be ${minPasswordLength} characters long or more.`
  if (found.meetsMaxPasswordLength === false)
    return `The password must be ${maxPasswordLength} characters long or less.`
  const missing = [
    found.containsLowercaseLetter === false && 'a lowercase letter',
    found.containsUppercaseLetter === false && 'an uppercase letter',
    found.containsNumericCharacter === false && 'a number',
    found.containsNonAlphanumericCharacter === false && 'a character that is neither letter nor number',
  ].filter(Boolean)
  return missing.length > 0 ? `${passwordGuidance(minPasswordLength)}. Missing: ${missing.join(', ')}.` : null
}

export function passwordGuidance(length = usualPasswordLength): string {
  return `Strong passwords have at least ${length} characters and a mix of letters and numbers`
}

/** What is known of a password when the service's policy cannot be read. */
export function findUsual(password: string): PasswordFindings {
  return {
    meetsMinPasswordLength: password.length >= usualPasswordLength,
    passwordPolicy: { customStrengthOptions: { minPasswordLength: usualPasswordLength } },
  }
}
