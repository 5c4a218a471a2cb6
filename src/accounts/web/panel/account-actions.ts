/**
 * What users may change at the sign-in service: verify and change an address, set a password, prove who they are. All
 * of it is the SDK's.
 */
import {
  type Auth,
  EmailAuthProvider,
  GoogleAuthProvider,
  OAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from '@firebase/auth'
import { capital } from '#kit/text.ts'
import { screenPaths } from '#kit/paths.ts'
import { titleOf } from '../sign-in/provider/provider-titles.ts'

export type Method = { id: string; title: string; detail: string | null }

/**
 * How this user signs in. Signing in by links alone leaves an address and no password, and the service does not list
 * it.
 */
export function listMethods(auth: Auth): Method[] {
  const { providerData, isAnonymous, email } = userOf(auth)
  if (isAnonymous) return [{ id: 'anonymous', title: 'Guest, on this browser only', detail: null }]
  const listed = providerData.map(({ providerId, email: address, phoneNumber }) => ({
    id: providerId,
    title: providerId === 'password' ? 'Email address' : capital(titleOf(providerId)),
    detail: phoneNumber ?? address,
  }))
  return listed.length > 0 ? listed : [{ id: 'emailLink', title: 'Email link', detail: email }]
}

export function hasPassword(auth: Auth): boolean {
  return userOf(auth).providerData.some(({ providerId }) => providerId === 'password')
}

/** The providers that can say once more who somebody is. */
export function providersOf(auth: Auth): string[] {
  return userOf(auth).providerData.flatMap(({ providerId }) => (providerId in federated ? [providerId] : []))
}

export async function sendVerification(auth: Auth): Promise<void> {
  await sendEmailVerification(userOf(auth), { url: backHere() })
}

/** The address changes when the link that it is sent is opened. */
export async function askForEmail(auth: Auth, email: string): Promise<void> {
  await verifyBeforeUpdateEmail(userOf(auth), email, { url: backHere() })
}

export async function setPassword(auth: Auth, password: string): Promise<void> {
  await updatePassword(userOf(auth), password)
}

export async function proveByPassword(auth: Auth, password: string): Promise<void> {
  const user = userOf(auth)
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
}

const federated: Record<string, () => GoogleAuthProvider | OAuthProvider> = {
  'google.com': () => new GoogleAuthProvider(),
  'apple.com': () => new OAuthProvider('apple.com'),
}

export async function proveByProvider(auth: Auth, id: string): Promise<void> {
  const provider = federated[id]?.()
  if (provider) await reauthenticateWithPopup(userOf(auth), provider)
}

/** An error as the service's own: the page says the same as where it comes from there. */
class NobodyHere extends Error {
  readonly code = 'auth/null-user'
}

function userOf({ currentUser }: Auth): User {
  if (!currentUser) throw new NobodyHere('Nobody is signed in at the sign-in service.')
  return currentUser
}

function backHere(): string {
  return location.origin + screenPaths.account()
}
