import { expect, test } from 'vitest'
import { messageOf } from './sign-in-messages.ts'

const failure = (code: string, message = `Firebase: Error (auth/${code}).`) =>
  Object.assign(new Error(message), { code: `auth/${code}` })

test.for<[code: string, text: string]>([
  ['email-already-in-use', 'The email address is already used by another account'],
  ['too-many-requests', 'You have entered an incorrect password too many times. Please try again in a few minutes.'],
  ['user-cancelled', 'Please authorize the required permissions to sign in to the application'],
  ['user-not-found', "That email address doesn't match an existing account"],
  ['wrong-password', "The email and password you entered don't match"],
  ['network-request-failed', 'A network error has occurred'],
  ['invalid-verification-code', 'Wrong code. Try again.'],
  ['code-expired', 'This code is no longer valid'],
  ['expired-action-code', 'This code has expired.'],
  ['invalid-user-token', 'Your sign-in session has expired. Please try again.'],
  ['weak-password', 'Strong passwords have at least 6 characters and a mix of letters and numbers'],
  ['invalid-phone-number', 'Enter a valid phone number'],
  ['requires-recent-login', 'Please login again to perform this operation'],
  ['user-token-expired', 'Please login again to perform this operation'],
  [
    'invalid-action-code',
    'The action code is invalid. This can happen if the code is malformed, expired, or has already been used.',
  ],
  [
    'web-storage-unsupported',
    'The browser you are using does not support Web Storage. Please try again in a different browser.',
  ],
])('R37 %s says: %s', ([code, text]) => {
  expect(messageOf(failure(code))).toBe(text)
})

test('R37 a credential that is refused is a wrong password where one was typed, and elsewhere an expired session', () => {
  const refused = failure('invalid-credential')
  expect(messageOf(refused, { wherePassword: true })).toBe("The email and password you entered don't match")
  expect(messageOf(refused)).toBe('Your sign-in session has expired. Please try again.')
})

test.for<[unknown, string]>([
  [failure('user-disabled', 'Firebase: The user is disabled (auth/user-disabled).'), 'The user is disabled'],
  [failure('something-new'), 'An internal error has occurred.'],
  [new Error('A redirect URL is required'), 'A redirect URL is required'],
  [new Error(''), 'An internal error has occurred.'],
  ['thrown text', 'An internal error has occurred.'],
  [null, 'An internal error has occurred.'],
])('R37 what is unknown shows its own words, or that something internal went wrong: %s', ([error, text]) => {
  expect(messageOf(error)).toBe(text)
})
