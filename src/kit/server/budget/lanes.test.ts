import { setImmediate as settled } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Manners, Payer } from './budgets.ts'
import { createLanes } from './lanes.ts'

const nothing = async () => {}

const quick = { burst: 1e9, perSecond: 1e9 }

function givenPayer(manners: Partial<Manners>, who = 'ada'): Payer {
  return { who, allowance: { ...quick, manners: { atOnce: 2, mostWaiting: 3, pace: quick, ...manners } } }
}

/** Work that goes on until it is told to end. */
function givenWork(lanes: ReturnType<typeof createLanes>) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const begin = (payer: Payer, name: string) =>
    lanes.pass(payer, 1, async () => {
      begun.push(name)
      await new Promise<void>((end) => ends.set(name, end))
      return name
    })
  return { begun, begin, end: (name: string) => ends.get(name)?.() }
}

test('one who asks for much at once has a few pieces under way, the rest in the order asked for, and others do not wait for it', async () => {
  const lanes = createLanes(new AbortController().signal)
  const { begun, begin, end } = givenWork(lanes)
  const [ada, bob] = [givenPayer({}), givenPayer({}, 'bob')]
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => begin(ada, name))
  all.push(begin(bob, 'b1'))
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  end('a2')
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const name of ['a1', 'a3', 'b1']) end(name)
  await settled()
  end('a4')
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1'])
})

test('a piece that fails leaves its place to the next', async () => {
  const lanes = createLanes(new AbortController().signal)
  const ada = givenPayer({ atOnce: 1 })
  const fails = lanes.pass(ada, 1, async () => {
    throw new Error('no')
  })
  const next = lanes.pass(ada, 1, async () => 'done')
  await expect(fails).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('whoever has more waiting than may wait is told to come back, until there is room', async () => {
  const lanes = createLanes(new AbortController().signal)
  const { begin, end } = givenWork(lanes)
  const ada = givenPayer({ atOnce: 1, mostWaiting: 1 })
  const all = [begin(ada, 'a1'), begin(ada, 'a2')]
  await settled()
  expect([lanes.wait(ada, 1), lanes.wait(givenPayer({}, 'bob'), 1)]).toEqual([1, 0])
  end('a1')
  await settled()
  expect(lanes.wait(ada, 1)).toBe(0)
  end('a2')
  await Promise.all(all)
})

test('beyond what may be begun at once there is a pace: what is dear waits longer, and nobody longer than a few seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const clock = { now: 1000 }
  const lanes = createLanes(new AbortController().signal, () => clock.now)
  const ada = givenPayer({ pace: { burst: 100, perSecond: 50 } })
  await lanes.pass(ada, 60, nothing)
  await lanes.pass(ada, 40, nothing)
  expect(lanes.wait(ada, 10)).toBe(0) // a fifth of a second is waited for here
  expect([lanes.wait(ada, 300), lanes.wait(ada, 100)]).toEqual([0, 0])
  lanes.pass(ada, 300, nothing).catch(() => {})
  expect([lanes.wait(ada, 10), lanes.wait(ada, 100)]).toEqual([2, 3])
  clock.now += 8000
  expect(lanes.wait(ada, 100)).toBe(0)
  vi.useRealTimers()
})

test('whoever waits for the pace while the process leaves is told to try elsewhere', async () => {
  const leaving = new AbortController()
  const lanes = createLanes(leaving.signal)
  const ada = givenPayer({ pace: { burst: 1, perSecond: 0.5 } })
  await lanes.pass(ada, 1, nothing)
  const waiting = lanes.pass(ada, 1, async () => 'done')
  leaving.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'stopping', retryAfter: 1 })
})
