/** Going to Google or Apple and coming back: by popup or redirect, by One Tap, or as a guest. */
import {
  getRedirectResult,
  GoogleAuthProvider,
  linkWithPopup,
  linkWithRedirect,
  OAuthProvider,
  signInAnonymously,
  signInWithPopup,
  signInWithRedirect,
} from '@firebase/auth'
import { codeOf, messageOf } from '../../../sign-in-messages.ts'
import { firstPage, optionOf } from './decisions.ts'
import type { Answer, Federated } from '../page.ts'
import { withScript } from '../provider/provider-script.ts'
import { afterProvider, finish, signInOrUpgrade } from './success.ts'
import { guestOf, type Step, type World } from '../world.ts'

/**
 * `email` fills in the provider's form. `isJoining`: the account is proved for a credential that waits, so nothing is
 * begun anew.
 */
export function continueWith(
  name: Federated,
  { email, isJoining = false }: { email?: string; isJoining?: boolean } = {},
): Step {
  return async (given) => {
    if (!isJoining) given.memory.pending.forget()
    const world = isJoining ? { ...given, isUpgradeOver: true } : given
    const isPopup = world.config.options.signInFlow === 'popup'
    const answer = isPopup ? await byPopup(world, name, email) : null
    return answer ?? byRedirect(world, name, email)
  }
}

/** Null where the browser opened none (R35). */
async function byPopup(world: World, name: Federated, email: string | undefined): Promise<Answer | null> {
  const { auth, browser } = world
  const provider = providerOf(world, name, email)
  const guest = guestOf(world)
  const noWindow = world.expectWindow(name)
  try {
    const result = await withScript(guest ? linkWithPopup(guest, provider) : signInWithPopup(auth, provider), browser)
    return await finish(world, result)
  } catch (error) {
    return codeOf(error) === 'auth/popup-blocked' ? null : afterProvider(world, error)
  } finally {
    noWindow()
  }
}

/** Ends with this page: the answer is only for a browser that stays. */
async function byRedirect(world: World, name: Federated, email: string | undefined): Promise<Answer> {
  const provider = providerOf(world, name, email)
  const guest = guestOf(world)
  await (guest ? linkWithRedirect(guest, provider) : signInWithRedirect(world.auth, provider))
  return { stays: null }
}

function providerOf({ config }: World, name: Federated, email: string | undefined): OAuthProvider | GoogleAuthProvider {
  const { scopes = [], customParameters = {} } = optionOf(config.options, name) ?? {}
  const provider = name === 'google.com' ? new GoogleAuthProvider() : new OAuthProvider(name)
  for (const scope of scopes) provider.addScope(scope)
  return provider.setCustomParameters({ ...(email && { login_hint: email }), ...customParameters }) as typeof provider // itself
}

/** Who comes back by redirect. Null when nobody does. */
export async function comeBack(world: World): Promise<Answer | null> {
  try {
    const result = await withScript(getRedirectResult(world.auth), world.browser)
    return result && (await finish(world, result))
  } catch (error) {
    return comeBackRefused(world, error)
  }
}

/**
 * The way to the service is shut, or the provider said no: then the first page says so, and everything can be tried
 * again there.
 */
async function comeBackRefused(world: World, error: unknown): Promise<Answer> {
  if (codeOf(error) === 'auth/network-request-failed') throw error
  return afterProvider(world, error).catch((refused: unknown) => {
    if (codeOf(refused) === 'auth/admin-restricted-operation') throw refused
    return { page: firstPage(world.config.options, world.query), trouble: { text: messageOf(refused) } }
  })
}

/** What One Tap hands over. */
export function continueWithGoogleToken(idToken: string): Step {
  return async (world) => {
    world.memory.pending.forget()
    try {
      return await signInOrUpgrade(world, GoogleAuthProvider.credential(idToken), null)
    } catch (error) {
      return afterProvider(world, error)
    }
  }
}

export const continueAsGuest: Step = async (world) => {
  world.memory.pending.forget()
  return finish(world, await signInAnonymously(world.auth))
}
