import { initializeApp } from '@firebase/app'
import { initializeAuth, inMemoryPersistence } from '@firebase/auth'
import { expect, test } from 'vitest'

test('this version of the SDK can be asked what other tabs have stored', () => {
  const auth = initializeAuth(initializeApp({ apiKey: 'test' }, 'tabs'), { persistence: inMemoryPersistence })
  expect((auth as unknown as Record<string, unknown>)['_onStorageEvent']).toBeTypeOf('function')
})
