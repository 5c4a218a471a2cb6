/**
 * What the sign-in widget says when something goes wrong (R37): one table, word for word as the specification has it.
 */

const again = 'Please login again to perform this operation'
const sessionExpired = 'Your sign-in session has expired. Please try again.'
const internalError = 'An internal error has occurred.'
export const noWebStorage =
  'The browser you are using does not support Web Storage. Please try again in a different browser.'
const mismatch = "The email and password you entered don't match"

export const messages = {
  'auth/email-already-in-use': 'The email address is already used by another account',
  'auth/too-many-requests': 'You have entered an incorrect password too many times. Please try again in a few minutes.',
  'auth/user-cancelled': 'Please authorize the required permissions to sign in to the application',
  'auth/user-not-found': "That email address doesn't match an existing account",
  'auth/wrong-password': mismatch,
  'auth/network-request-failed': 'A network error has occurred',
  'auth/invalid-verification-code': 'Wrong code. Try again.',
  'auth/code-expired': 'This code is no longer valid',
  'auth/expired-action-code': 'This code has expired.',
  'auth/invalid-action-code':
    'The action code is invalid. This can happen if the code is malformed, expired, or has already been used.',
  'auth/weak-password': 'Strong passwords have at least 6 characters and a mix of letters and numbers',
  'auth/password-does-not-meet-requirements':
    'Strong passwords have at least 6 characters and a mix of letters and numbers',
  'auth/invalid-phone-number': 'Enter a valid phone number',
  'auth/missing-phone-number': 'Enter a valid phone number',
  'auth/invalid-email': "That email address isn't correct",
  'auth/requires-recent-login': again,
  'auth/user-token-expired': again,
  // What an identity provider or an earlier page handed over is no longer taken.
  'auth/invalid-credential': sessionExpired,
  'auth/invalid-user-token': sessionExpired,
  'auth/missing-verification-id': sessionExpired,
  'auth/invalid-verification-id': sessionExpired,
  'auth/null-user': sessionExpired,
  'auth/web-storage-unsupported': noWebStorage,
} as const

/**
 * `wherePassword`: there a project that hides which addresses have accounts answers a wrong one with
 * 'auth/invalid-credential'.
 */
export function messageOf(error: unknown, { wherePassword = false } = {}): string {
  const code = codeOf(error)
  if (wherePassword && code === 'auth/invalid-credential') return mismatch
  if (code in messages) return messages[code as keyof typeof messages]
  return plainWords(error) || internalError
}

/** `auth/wrong-password`, or '' for what is no error of the sign-in service. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}

/**
 * The service frames its words: 'Firebase: Error (auth/x).' says nothing, 'Firebase: The user is disabled (auth/x).'
 * does.
 */
function plainWords(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  const words = message.replace(/^Firebase: /, '').replace(/\s*\(auth\/[\w-]+\)\.?$/, '')
  return words === 'Error' ? '' : words
}
