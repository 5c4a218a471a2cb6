/** Following an analysis in the browser: by events, by asking where those are held back, and not at all while nobody looks. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Analysis } from '../analysis.ts'
import { watchAnalysis } from './watch-analysis.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const running = { id: '7', state: 'running', progress: { step: 'evidence', section: null, done: 0, of: 1 } } as Analysis
const done = { ...running, state: 'done' } as Analysis

/** A browser: a page that can be hidden, and events that come when the test says so. */
function givenBrowser({ finds = [running] as (Analysis | null | Error)[] } = {}) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const opened: (EventTarget & { readyState: number; close(): void; isClosed: boolean })[] = []
  const told: (Analysis | null)[] = []
  let asked = 0
  const stop = watchAnalysis((analysis) => void told.push(analysis), {
    async find() {
      const next = finds[Math.min(asked++, finds.length - 1)]
      if (next instanceof Error) throw next
      return next ?? null
    },
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
    page,
  })
  const last = () => opened.at(-1)
  return {
    told,
    opened,
    stop,
    asked: () => asked,
    event: (analysis: Analysis) => last()?.dispatchEvent(new MessageEvent('analysis', { data: JSON.stringify(analysis) })),
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

test('every event is told, and the last one ends the watch', async () => {
  const { told, event, opened, show, asked } = givenBrowser()
  event(running)
  event(done)
  expect(told).toEqual([running, done])
  expect(opened.map(({ isClosed }) => isClosed)).toEqual([true])
  show('visible')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([opened.length, asked()]).toEqual([1, 0])
})

test('where no event comes within four seconds it is asked every two seconds, until it is over', async () => {
  const { told, opened, asked } = givenBrowser({ finds: [running, new TypeError('offline'), running, done] })
  await vi.advanceTimersByTimeAsync(3900)
  expect(asked()).toBe(0)
  await vi.advanceTimersByTimeAsync(200)
  expect([asked(), opened[0]?.isClosed]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked()).toBe(4)
  expect(told).toEqual([running, running, done])
})

test('where the events are refused it is asked at once', async () => {
  const { error, asked } = givenBrowser()
  error(2)
  await vi.advanceTimersByTimeAsync(10)
  expect(asked()).toBe(1)
})

test('a connection that broke is given to the browser to mend, and asked for where that takes long', async () => {
  const { event, error, asked, opened } = givenBrowser()
  event(running)
  error(0)
  await vi.advanceTimersByTimeAsync(3000)
  opened[0]?.dispatchEvent(new Event('open'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked()).toBe(0)
  error(0)
  await vi.advanceTimersByTimeAsync(4100)
  expect(asked()).toBe(1)
})

test('nobody is asked while the page is hidden, and everything anew when it is seen again', async () => {
  const { show, opened, event, told, asked } = givenBrowser()
  event(running)
  show('hidden')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([opened.length, opened[0]?.isClosed, asked()]).toEqual([1, true, 0])
  show('visible')
  event(done)
  expect([opened.length, told.at(-1)]).toEqual([2, done])
})

test('one that is gone is told as such, and whoever stops hears nothing more', async () => {
  const gone = givenBrowser({ finds: [null] })
  gone.error(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([gone.told, gone.asked()]).toEqual([[null], 1])
  const left = givenBrowser()
  left.stop()
  left.event(running)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([left.told, left.asked()]).toEqual([[], 0])
})
