/**
 * `accounts:createAuthUri`: how may the owner of this address sign in? The sign-in page asks for the address first, and
 * goes on from there.
 */
import { type BodyOf, requiredEmail } from '../bodies.ts'
import type { Caller } from '../mails/post.ts'
import type { Service } from '../service.ts'
import type { User } from '../tables.ts'
import { findUserByEmail } from '../user-store.ts'

const wrong = { missing: 'MISSING_IDENTIFIER', invalid: 'INVALID_IDENTIFIER' }

export async function createAuthUri(
  { db, throttle, hidesAddresses }: Service,
  body: BodyOf<'createAuthUri'>,
  { network }: Caller,
) {
  const email = requiredEmail(body.identifier, wrong)
  await throttle.countOne('lookUps', network)
  if (hidesAddresses) return {}
  const user = await findUserByEmail(db, email)
  const methods = user ? methodsOf(user) : []
  return { registered: user !== null, signinMethods: methods, allProviders: methods }
}

/** `emailLink` and `password` are two ways in of one provider. */
export function methodsOf({ password_hash, by_email_link, providers, phone_number }: User): string[] {
  return [
    ...(password_hash === null ? [] : ['password']),
    ...(by_email_link ? ['emailLink'] : []),
    ...providers.map(({ provider_id }) => provider_id),
    ...(phone_number === null ? [] : ['phone']),
  ]
}
