/**
 * Somebody has signed in: connects what was waiting for it, tells the page around the widget, and goes on where that is
 * wanted (R31, R35).
 */
import {
  type AuthCredential,
  type AuthError,
  fetchSignInMethodsForEmail,
  linkWithCredential,
  OAuthProvider,
  PhoneAuthProvider,
  signInWithCredential,
  signOut,
  type User,
  type UserCredential,
} from '@firebase/auth'
import { codeOf } from '../../../sign-in-messages.ts'
import { afterExisting } from './decisions.ts'
import type { Answer } from '../page.ts'
import { guestOf, type SignInCallbacks, type Step, type World } from '../world.ts'

export async function finish(world: World, result: UserCredential): Promise<Answer> {
  const other = await connectPending(world, result.user)
  if (other) return other
  world.memory.email.forget()
  return announce(world, result)
}

/**
 * The credential that waited for this account. Another account than it waited for is signed out again: it must not get
 * it.
 */
async function connectPending({ memory, auth }: World, user: User): Promise<Answer | null> {
  const pending = memory.pending.read()
  if (!pending || user.isAnonymous) return null
  const addresses = [user.email, ...user.providerData.map(({ email }) => email)].map((email) => email?.toLowerCase())
  if (!addresses.includes(pending.email.toLowerCase())) {
    await signOut(auth)
    return { stays: { text: `That account belongs to another email address. Continue with ${pending.email}.` } }
  }
  memory.pending.forget()
  const credential = OAuthProvider.credentialFromJSON(pending.credential as object) // as `toJSON` wrote it
  await linkWithCredential(user, credential).catch((error: unknown) => {
    // Connected already is what was wanted.
    if (codeOf(error) !== 'auth/provider-already-linked') throw error
  })
  return null
}

function announce({ callbacks, config, query, browser }: World, result: UserCredential): Answer {
  const url = query.signInSuccessUrl ?? config.options.signInSuccessUrl ?? null
  if (goesOn(callbacks, result, url)) {
    if (url === null) throw new Error('A redirect URL is required')
    browser.goTo(url)
  }
  return { page: { name: 'signedIn' } }
}

/** Where nobody declines, the widget goes on by itself. */
function goesOn(
  { signInSuccessWithAuthResult, signInSuccess }: SignInCallbacks,
  result: UserCredential,
  url: string | null,
): boolean {
  if (signInSuccessWithAuthResult) return signInSuccessWithAuthResult(result, url)
  return signInSuccess ? signInSuccess(result.user, OAuthProvider.credentialFromResult(result), url) : true
}

/** Signs in with a credential that is complete: as a guest's upgrade where there is a guest, else plainly. */
export async function signInOrUpgrade(world: World, credential: AuthCredential, email: string | null): Promise<Answer> {
  const guest = guestOf(world)
  if (!guest) return finish(world, await signInWithCredential(world.auth, credential))
  try {
    return await finish(world, await linkWithCredential(guest, credential))
  } catch (error) {
    return conflict(world, error, { credential, email })
  }
}

const taken = ['auth/credential-already-in-use', 'auth/email-already-in-use']

/**
 * A guest's account cannot become one that exists. The page around hears of it; whoever signs in may go on with the
 * existing one.
 */
export async function conflict(
  world: World,
  error: unknown,
  given: { credential: AuthCredential | null; email: string | null },
): Promise<Answer> {
  const credential = reusable(error) ?? given.credential
  if (!taken.includes(codeOf(error)) || !credential) throw error
  await world.callbacks.signInFailure?.({ code: 'anonymous-upgrade-merge-conflict', credential })
  return { page: { name: 'merge', credential, email: given.email } }
}

/** What the service hands back with the error: a code or a token is good for one use, and this one has been used. */
function reusable(error: unknown): AuthCredential | null {
  if (!isTagged(error)) return null
  const { _tokenResponse: response } = error.customData
  const isPhone = response?.temporaryProof !== undefined
  return isPhone ? PhoneAuthProvider.credentialFromError(error) : OAuthProvider.credentialFromError(error)
}

/** From the page of a conflict on: the existing account, without what the guest had. */
export function goOnWithExisting(credential: AuthCredential): Step {
  return async (world) => {
    try {
      return await finish(world, await signInWithCredential(world.auth, credential))
    } catch (error) {
      return afterProvider({ ...world, isUpgradeOver: true }, error)
    }
  }
}

/**
 * What a provider's refusal leads to: for a guest a conflict; else an account that exists, whose proof the credential
 * waits for.
 */
export async function afterProvider(world: World, error: unknown): Promise<Answer> {
  const { auth, config, memory } = world
  if (guestOf(world)) return conflict(world, error, { credential: null, email: null })
  const credential = reusable(error)
  const { email, verifiedProvider = [] } = attached(error)
  if (codeOf(error) !== 'auth/account-exists-with-different-credential' || !email || !credential) throw error
  memory.pending.keep({ email, credential: credential.toJSON() })
  const known = await fetchSignInMethodsForEmail(auth, email)
  return {
    page: afterExisting(email, credential.providerId, known.length > 0 ? known : verifiedProvider, config.options),
  }
}

/**
 * What the SDK attaches to its error. The service names the providers of the account there even where it tells nobody
 * else.
 */
function attached(error: unknown): { email?: string; verifiedProvider?: string[] } {
  if (!isTagged(error)) return {}
  const { email, _tokenResponse: response } = error.customData
  return { ...(email && { email }), ...(response?.verifiedProvider && { verifiedProvider: response.verifiedProvider }) }
}

type Tagged = AuthError & {
  customData: { email?: string; _tokenResponse?: { verifiedProvider?: string[]; temporaryProof?: string } }
}
/** The SDK's own class is not exported; its errors are the only ones with `customData`. */
function isTagged(error: unknown): error is Tagged {
  return typeof error === 'object' && error !== null && 'customData' in error && typeof error.customData === 'object'
}
