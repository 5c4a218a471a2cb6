/** The calls of the local sign-in service, the fields of all their bodies, and values that none of these should have. */
export const calls = [
  'signUp',
  'signInWithPassword',
  'signInWithEmailLink',
  'lookup',
  'update',
  'delete',
  'createAuthUri',
  'sendOobCode',
  'resetPassword',
  'signInWithIdp',
  'sendVerificationCode',
  'signInWithPhoneNumber',
]
export const fields =
  `email password idToken oobCode newPassword newEmail identifier continueUrl requestType displayName photoUrl deleteProvider
  postBody requestUri returnIdpCredential autoCreate phoneNumber sessionInfo code temporaryProof operation`.split(/\s+/)
export const nonsense = [
  0,
  -1,
  true,
  [],
  {},
  [[]],
  { $ne: null },
  'a\0b',
  '\uD800',
  'x'.repeat(10_000),
  '',
  '%',
  "'; drop table identity.user; --",
]
