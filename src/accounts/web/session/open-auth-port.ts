/**
 * The one door to the sign-in service's own program: what a session needs of it, and which of its errors mean what.
 * Loaded when first needed.
 */
import { type Auth, onAuthStateChanged, signOut } from '@firebase/auth'
import { codeOf } from '../../sign-in-messages.ts'
import type { SignInConfig } from '../../sign-in-options.ts'
import type { AuthPort } from './auth-port.ts'
import { openAuth } from '../sign-in/auth.ts'

const endings = ['auth/user-token-expired', 'auth/user-disabled', 'auth/user-not-found', 'auth/invalid-user-token']

export async function openAuthPort(config: SignInConfig): Promise<{ auth: Auth; port: AuthPort }> {
  const auth = await openAuth(config)
  const port: AuthPort = {
    onUser: (changed) => void onAuthStateChanged(auth, changed),
    hearTabs: () => hearTabs(auth),
    signOut: () => signOut(auth),
    isEnded: (error) => endings.includes(codeOf(error)),
  }
  return { auth, port }
}

/**
 * What other tabs have stored since. The SDK looks by itself about once a second, but not in a page that the browser has
 * put to sleep: that would wake with a refresh token which another tab has spent long ago, and be signed out for it. It
 * has no public call for this; the version is pinned, and the browser stories notice where it goes.
 */
async function hearTabs(auth: Auth): Promise<void> {
  // oxlint-disable-next-line no-underscore-dangle
  await (auth as Auth & { _onStorageEvent(): Promise<void> })._onStorageEvent()
}
