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
    signOut: () => signOut(auth),
    isEnded: (error) => endings.includes(codeOf(error)),
  }
  return { auth, port }
}
