/** Whether a credential opens an account, found out aside: the guest who is signed in here stays so. */
import { deleteApp, initializeApp } from '@firebase/app'
import {
  type Auth,
  type AuthCredential,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCredential,
} from '@firebase/auth'

/** Throws what the service says to a wrong one. */
export async function tryCredential(auth: Auth, credential: AuthCredential): Promise<void> {
  const app = initializeApp(auth.app.options, 'aside')
  try {
    const aside = initializeAuth(app, { persistence: inMemoryPersistence })
    const { emulatorConfig: local } = auth
    if (local) connectAuthEmulator(aside, originOf(local), { disableWarnings: true })
    await signInWithCredential(aside, credential)
  } finally {
    await deleteApp(app)
  }
}

function originOf({ protocol, host, port }: NonNullable<Auth['emulatorConfig']>): string {
  return `${protocol}://${host}${port === null ? '' : `:${port}`}`
}
