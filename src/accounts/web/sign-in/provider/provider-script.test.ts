import { expect, test } from 'vitest'
import { scriptMs, withScript } from './provider-script.ts'

const never = new Promise<never>(() => {})
/** Time passes at once; the script is there or not. */
const world = (isThere: boolean) => ({
  hasProviderScript: () => isThere,
  wait: (ms: number) => (ms === scriptMs ? Promise.resolve() : never),
})
const networkFailure = { code: 'auth/network-request-failed' }
const fails = (code: string) => Promise.reject<string>(Object.assign(new Error('x'), { code }))

test('R38 a script that has not come after 5000 ms is a network error', async () => {
  expect(scriptMs).toBe(5000)
  await expect(withScript(never, world(false))).rejects.toMatchObject(networkFailure)
})

test('once the script is there, people may take as long as they like', async () => {
  const slow = new Promise<string>((done) => setTimeout(() => done('signed in'), 20))
  expect(await withScript(slow, world(true))).toBe('signed in')
})

test('R37 a script that is refused at once is a network error too; other failures are themselves', async () => {
  const waits = { hasProviderScript: () => false, wait: () => never }
  await expect(withScript(fails('auth/internal-error'), waits)).rejects.toMatchObject(networkFailure)
  await expect(withScript(fails('auth/popup-blocked'), waits)).rejects.toMatchObject({ code: 'auth/popup-blocked' })
  await expect(withScript(fails('auth/internal-error'), world(true))).rejects.toMatchObject({
    code: 'auth/internal-error',
  })
})
