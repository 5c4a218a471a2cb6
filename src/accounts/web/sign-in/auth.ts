/** The one connection of this page with the sign-in service. Knows no React: the user store uses it too. */
import { initializeApp } from '@firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
} from '@firebase/auth'
import type { SignInConfig } from '../../sign-in-options.ts'
import { installGapiShim } from './provider/gapi-shim.ts'

let opened: Promise<Auth> | undefined

/** Made by the first who asks, shared by all; a failure may be tried again. */
export function openAuth(config: SignInConfig): Promise<Auth> {
  opened ??= open(config).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(config: SignInConfig): Promise<Auth> {
  const { apiKey, projectId, authDomain, isLocal } = config
  if (isLocal) installGapiShim()
  const auth = initializeAuth(initializeApp({ apiKey, projectId, authDomain: authDomain ?? location.host }), {
    // In memory the session ends with the page: better than not signing in at all where the browser keeps nothing.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  if (isLocal) connectAuthEmulator(auth, location.origin, { disableWarnings: true })
  return auth
}

/** R51. Private windows and strict settings may switch either off, and reading the property alone may throw. */
export function hasWebStorage(): boolean {
  return keeps(() => localStorage) || keeps(() => sessionStorage)
}

function keeps(storage: () => Storage): boolean {
  try {
    storage().setItem('farsight:storage', '1')
    storage().removeItem('farsight:storage')
    return true
  } catch {
    return false
  }
}
