import { expect, test } from 'vitest'
import { type Kept, loadOrReload, markerIn } from './reload-once.ts'

function browser(storage: () => Kept) {
  const seen = { reloads: 0, logged: [] as unknown[] }
  const marker = markerIn(storage, 'farsight:reloaded')
  const world = {
    marker,
    isConnected: () => true,
    reload: () => void seen.reloads++,
    log: (problem: unknown) => void seen.logged.push(problem),
  }
  return { seen, marker, world }
}
function workingStorage() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return () => storage
}
const failure = new Error('no such chunk')
const fails = () => Promise.reject<string>(failure)
/** Whether the promise is still open once everything that could settle it has run. */
const isOpen = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => false,
      () => false,
    ),
    new Promise<boolean>((done) => setImmediate(() => done(true))),
  ])

test('R14 a screen that loads is shown, and nothing is kept', async () => {
  const { seen, marker, world } = browser(workingStorage())
  expect(await loadOrReload(async () => 'screen', world)).toBe('screen')
  expect([seen.reloads, marker.isSet()]).toEqual([0, false])
})

test('R14 a screen that fails to load reloads the page once, and shows no error meanwhile', async () => {
  const { seen, world } = browser(workingStorage())
  expect(await isOpen(loadOrReload(fails, world))).toBe(true)
  expect(seen).toEqual({ reloads: 1, logged: [] })
})

test('R14 when the reload did not help the failure is only logged', async () => {
  const { seen, world } = browser(workingStorage())
  void loadOrReload(fails, world)
  await isOpen(Promise.resolve())
  await expect(loadOrReload(fails, world)).rejects.toBe(failure)
  await expect(loadOrReload(fails, world)).rejects.toBe(failure)
  expect(seen).toEqual({ reloads: 1, logged: [failure, failure] })
})

test('R14 once navigation is ready a later failure may reload again', async () => {
  const { seen, marker, world } = browser(workingStorage())
  await isOpen(loadOrReload(fails, world))
  marker.clear()
  await isOpen(loadOrReload(fails, world))
  expect(seen.reloads).toBe(2)
})

test('R14 without a connection nothing is reloaded, as that would take away the page that is open; connected again it may be', async () => {
  const { seen, marker, world } = browser(workingStorage())
  await expect(loadOrReload(fails, { ...world, isConnected: () => false })).rejects.toBe(failure)
  expect([seen, marker.isSet()]).toEqual([{ reloads: 0, logged: [failure] }, false])
  expect(await isOpen(loadOrReload(fails, world))).toBe(true)
  expect(seen.reloads).toBe(1)
})

const useless = {
  'switched off': () => {
    throw new Error('SecurityError')
  },
  full: () => ({
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
    removeItem: () => {},
  }),
  forgetful: () => ({ getItem: () => null, setItem: () => {}, removeItem: () => {} }),
}
test.each(Object.entries(useless))(
  'R14 storage that is %s never makes the page reload for ever',
  async (_name, storage) => {
    const { seen, marker, world } = browser(storage)
    await expect(loadOrReload(fails, world)).rejects.toBe(failure)
    expect(seen).toEqual({ reloads: 0, logged: [failure] })
    expect(() => marker.clear()).not.toThrow()
  },
)
