import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { awaitNews } from './news.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function given() {
  const listeners: ((event: MessageEvent<string>) => void)[] = []
  const heard = { news: 0, isClosed: false }
  const stop = awaitNews({
    kind: 'numbers.made',
    onNews: () => void (heard.news += 1),
    open: () => ({
      addEventListener: (_: string, listener: unknown) => void listeners.push(listener as never),
      close: () => void (heard.isClosed = true),
    }),
  })
  const say = (kind: string) =>
    listeners.forEach((listener) => listener({ data: JSON.stringify({ kind }) } as MessageEvent<string>))
  return { heard, say, stop }
}

test('what happened before the stream began is looked for, then what is waited for, and nothing else', () => {
  const { heard, say } = given()
  say('hello')
  expect(heard.news).toBe(1)
  say('item.changed')
  expect(heard.news).toBe(1)
  say('numbers.made')
  expect(heard.news).toBe(2)
  vi.advanceTimersByTime(3_600_000)
  expect(heard.news).toBe(2)
})

test('where the stream is held back the page looks from time to time, and not for ever', () => {
  const { heard } = given()
  vi.advanceTimersByTime(3999)
  expect(heard.news).toBe(0)
  vi.advanceTimersByTime(1)
  expect(heard.news).toBe(1)
  vi.advanceTimersByTime(5000)
  expect(heard.news).toBe(2)
  vi.advanceTimersByTime(3_600_000)
  expect(heard.news).toBe(60)
})

test('who has left is told nothing more', () => {
  const { heard, stop } = given()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(heard).toEqual({ news: 0, isClosed: true })
})
