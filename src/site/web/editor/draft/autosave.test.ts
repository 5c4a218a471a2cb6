import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { createAutosave, type KeepState, waitAfter } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server whose answers the test gives by hand. */
function given({ signedIn = true } = {}) {
  const sent: string[] = []
  const kept: string[] = []
  const states: KeepState['is'][] = []
  const open: { resolve: () => void; reject: (error: unknown) => void }[] = []
  const world = { signedIn }
  const autosave = createAutosave<string>({
    send: (entry) => {
      sent.push(entry)
      return new Promise<void>((resolve, reject) => open.push({ resolve, reject }))
    },
    canSend: () => world.signedIn,
    now: () => new Date(0),
    show: ({ is }) => states.push(is),
    onKept: (entry) => kept.push(entry),
  })
  const settle = async (how: 'good' | Error) => {
    const next = open.shift()
    if (how === 'good') next?.resolve()
    else next?.reject(how)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { autosave, sent, kept, states, settle, world, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

const offline = new TypeError('Failed to fetch')

test('a draft goes out 800 ms after the last change, with the last state', async () => {
  const { autosave, sent, pass } = given()
  autosave.change('a')
  await pass(700)
  autosave.change('ab')
  await pass(799)
  expect(sent).toEqual([])
  await pass(1)
  expect(sent).toEqual(['ab'])
})

test('one is sent at a time; what was typed meanwhile follows at once, and only the last of it', async () => {
  const { autosave, sent, kept, settle, pass } = given()
  autosave.change('a')
  await pass(800)
  autosave.change('ab')
  await pass(800)
  autosave.change('abc')
  await pass(5000)
  expect(sent).toEqual(['a'])
  await settle('good')
  expect(sent).toEqual(['a', 'abc'])
  expect(kept).toEqual([])
  await settle('good')
  expect(kept).toEqual(['abc'])
})

test('a change while one is on its way still waits for the pause after it', async () => {
  const { autosave, sent, settle, pass } = given()
  autosave.change('a')
  await pass(800)
  autosave.change('ab')
  await settle('good')
  expect(sent).toEqual(['a'])
  await pass(800)
  expect(sent).toEqual(['a', 'ab'])
})

test('a failure is tried again after 2, 4, 8 seconds, with what was typed last', async () => {
  const { autosave, sent, states, settle, pass } = given()
  autosave.change('a')
  await pass(800)
  await settle(offline)
  expect(states.at(-1)).toBe('failed')
  await pass(1999)
  expect(sent).toHaveLength(1)
  await pass(1)
  expect(sent).toHaveLength(2)
  await settle(offline)
  await pass(3999)
  expect(sent).toHaveLength(2)
  await pass(1)
  await settle('good')
  expect(sent).toEqual(['a', 'a', 'a'])
  expect(states.at(-1)).toBe('kept')
})

test('a failure stays in sight while it is tried again, until something is kept', async () => {
  const { autosave, states, settle, pass } = given()
  autosave.change('a')
  await pass(800)
  await settle(offline)
  autosave.change('ab')
  await pass(800)
  expect(states.at(-1)).toBe('failed')
  await settle('good')
  expect(states).toEqual(['waiting', 'keeping', 'failed', 'kept'])
})

test.for([
  [1, 2000],
  [2, 4000],
  [5, 32_000],
  [6, 60_000],
  [40, 60_000],
] as const)('after %d failures the next try comes in %d ms', ([failures, ms]) => expect(waitAfter(failures)).toBe(ms))

test('when the connection is back it is sent at once, and once', async () => {
  const { autosave, sent, settle, pass } = given()
  autosave.change('a')
  await pass(800)
  await settle(offline)
  autosave.retry()
  expect(sent).toEqual(['a', 'a'])
  autosave.retry()
  await pass(60_000)
  expect(sent).toEqual(['a', 'a'])
})

test.for(['draft-too-large', 'too-many-items', 'session-ended', 'draft-not-found'] as const)(
  'a draft refused with %s is not sent again until something changes',
  async (code) => {
    const { autosave, sent, settle, pass } = given()
    autosave.change('a')
    await pass(800)
    await settle(new Refusal(code))
    await pass(600_000)
    expect(sent).toEqual(['a'])
    autosave.change('b')
    await pass(800)
    expect(sent).toEqual(['a', 'b'])
  },
)

test('an older state that failed never replaces a newer one', async () => {
  const { autosave, sent, settle, pass } = given()
  autosave.change('old')
  await pass(800)
  autosave.change('new')
  await settle(offline)
  await pass(60_000)
  expect(sent[1]).toBe('new')
  expect(sent.slice(1)).not.toContain('old')
})

test('a visitor’s draft stays in the browser until somebody signs in', async () => {
  const { autosave, sent, states, world, pass } = given({ signedIn: false })
  autosave.change('a')
  await pass(60_000)
  expect(sent).toEqual([])
  expect(states.at(-1)).toBe('here')
  world.signedIn = true
  autosave.retry()
  expect(sent).toEqual(['a'])
})

test('at rest nothing more is sent, also where one on its way fails', async () => {
  const { autosave, sent, settle, pass } = given()
  autosave.change('a')
  await pass(800)
  autosave.change('ab')
  const resting = autosave.rest()
  await settle(offline)
  await resting
  await pass(600_000)
  expect(sent).toEqual(['a'])
  autosave.change('abc')
  await pass(800)
  expect(sent).toEqual(['a', 'abc'])
})
