/** What keeps open pages right: by events, by asking where those are held back, and not at all while nobody looks. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnswers, keyOf } from './answers.ts'
import { startLive } from './live.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const budgets = keyOf('findBudgets', { params: {} })
const work = (id: string) => keyOf('findWork', { params: { id } })
const calls = {
  findBudgets: { kinds: ['ledger.moved'], everyMs: 30_000 },
  findWork: { kinds: ['work.progressed'], everyMs: 2000, isSettled: (answer: unknown) => answer === 'over' },
}

/**
 * A browser: a page that can be hidden, and events that come when the test says so. `says` is what each call answers.
 */
function givenBrowser(watched: Record<string, string>) {
  const answers = createAnswers()
  const asked: string[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const opened: (EventTarget & { readyState: number; isClosed: boolean; close(): void })[] = []
  const watch = (key: string) =>
    answers.watch(
      key,
      async () => {
        asked.push(key)
        return watched[key]
      },
      () => {},
    )
  const leave = Object.keys(watched).map(watch)
  const who = { isHere: true }
  const restart = startLive({
    answers,
    isHere: () => who.isHere,
    calls,
    now: Date.now,
    page,
    open() {
      const events = Object.assign(new EventTarget(), {
        readyState: 1,
        isClosed: false,
        close() {
          this.isClosed = true
        },
      })
      opened.push(events)
      return events
    },
  })
  const last = () => opened.at(-1)
  return {
    opened: () => opened.map(({ isClosed }) => (isClosed ? 'closed' : 'open')),
    restart,
    who,
    leave: () => leave.forEach((away) => away()),
    /** What was asked since this was called last. */
    async asked(afterMs = 0) {
      await vi.advanceTimersByTimeAsync(afterMs)
      return asked.splice(0)
    },
    tell: (...news: object[]) =>
      news.forEach((one) => last()?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(one) }))),
    error(readyState: number) {
      const events = last()
      if (!events) return
      events.readyState = readyState
      events.dispatchEvent(new Event('error'))
    },
    show(visibilityState: 'visible' | 'hidden') {
      page.visibilityState = visibilityState
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test('an event asks again for what it is about, and for nothing else', async () => {
  const { asked, tell } = givenBrowser({ [budgets]: '9', [work('1')]: 'running', [work('2')]: 'running' })
  expect(await asked()).toHaveLength(3)
  tell({ kind: 'ledger.moved', ref: 'own' })
  expect(await asked()).toEqual([budgets])
  tell({ kind: 'work.progressed', ref: 'work/2' })
  expect(await asked()).toEqual([work('2')])
  tell({ kind: 'item.changed', ref: 'item/1' })
  expect(await asked(60_000)).toEqual([])
})

test('events that come close together ask once at a time, and once more after the last', async () => {
  const { asked, tell } = givenBrowser({ [work('1')]: 'running' })
  await asked()
  tell(...Array.from({ length: 20 }, () => ({ kind: 'work.progressed', ref: 'work/1' })))
  expect((await asked()).length).toBeLessThanOrEqual(2)
})

test.each(['hello', 'reset'])(
  'after %s everything is asked again: something may have happened before',
  async (kind) => {
    const { asked, tell } = givenBrowser({ [budgets]: '9', [work('1')]: 'over' })
    await asked()
    tell({ kind })
    expect(await asked()).toEqual([budgets, work('1')])
  },
)

test('where no event comes within four seconds each call is asked as often as it wants, but not what is over', async () => {
  const { asked, opened } = givenBrowser({ [budgets]: '9', [work('1')]: 'running', [work('2')]: 'over' })
  await asked()
  expect(await asked(3900)).toEqual([])
  expect(await asked(200)).toEqual([budgets, work('1')])
  expect(opened()).toEqual(['closed'])
  expect(await asked(10_000)).toEqual(Array.from({ length: 5 }, () => work('1')))
  expect((await asked(20_000)).filter((key) => key === budgets)).toHaveLength(1)
})

test('where the events are refused it is asked at the next tick', async () => {
  const { asked, error } = givenBrowser({ [work('1')]: 'running' })
  await asked()
  error(2)
  expect(await asked(1000)).toEqual([work('1')])
})

test('a connection that broke is given to the browser to mend, and asked for where that takes long', async () => {
  const { asked, error, tell, opened } = givenBrowser({ [work('1')]: 'running' })
  tell({ kind: 'hello' })
  await asked()
  error(0)
  await asked(3000)
  tell({ kind: 'hello' })
  expect(await asked(30_000)).toEqual([work('1')])
  error(0)
  expect(await asked(5000)).toEqual([work('1')])
  expect(opened()).toEqual(['closed'])
})

test('nobody is asked while the page is hidden, and it is listened anew when it is seen again', async () => {
  const { asked, show, opened, tell } = givenBrowser({ [work('1')]: 'running' })
  await asked()
  show('hidden')
  expect(await asked(60_000)).toEqual([])
  expect(opened()).toEqual(['closed'])
  show('visible')
  tell({ kind: 'hello' })
  expect(await asked()).toEqual([work('1')])
  expect(opened()).toEqual(['closed', 'open'])
})

test('whoever signs out is no longer listened for, though their screens stand a moment longer', async () => {
  const { who, restart, opened, asked } = givenBrowser({ [budgets]: '9', [work('1')]: 'running' })
  await asked()
  who.isHere = false
  restart()
  expect(await asked(60_000)).toEqual([])
  expect(opened()).toEqual(['closed'])
})

test('where nothing is looked at nothing is open; for somebody else it is opened anew', async () => {
  const { leave, opened, restart, asked } = givenBrowser({ [budgets]: '9' })
  restart()
  expect(opened()).toEqual(['closed', 'open'])
  leave()
  await asked(1000)
  expect(opened()).toEqual(['closed', 'closed'])
  await asked(60_000)
  expect(opened()).toHaveLength(2)
})
