import { readFileSync } from 'node:fs'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createKeptPages } from './kept-pages.ts'
import { say, showing, slowDraw, textOf } from './test-pages.ts'

test('a page is drawn once and kept until it is forgotten', async () => {
  const kept = createKeptPages(() => true)
  await kept.find('/', say('one'))
  expect(await textOf(await kept.find('/', say('two')))).toBe('one')
  kept.forget()
  expect(await textOf(await kept.find('/', say('two')))).toBe('two')
})

test('however many ask at the same time, it is drawn once', async () => {
  const kept = createKeptPages(() => true)
  let times = 0
  const draw = async () => ({ status: 200, html: String(++times), ...showing() })
  await Promise.all(Array.from({ length: 50 }, () => kept.find('/', draw)))
  expect(times).toBe(1)
})

test('what changed while a page was drawn is neither kept nor handed to those who ask afterwards', async () => {
  const kept = createKeptPages(() => true)
  const slow = slowDraw()
  const before = kept.find('/', slow.draw)
  kept.forget()
  expect(await textOf(await kept.find('/', say('new')))).toBe('new')
  slow.finish('old')
  await before
  expect(await textOf(await kept.find('/', say('newer')))).toBe('new')
})

test('while changes cannot be heard, nothing is kept and nothing kept is shown', async () => {
  let isListening = true
  const kept = createKeptPages(() => isListening)
  await kept.find('/', say('one'))
  isListening = false
  expect(await textOf(await kept.find('/', say('two')))).toBe('two')
  expect(await textOf(await kept.find('/', say('three')))).toBe('three')
})

test('a page that is missing or failed is not kept', async () => {
  const kept = createKeptPages(() => true)
  await kept.find('/', say('no', 404))
  expect(kept.size()).toBe(0)
  await expect(kept.find('/', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await textOf(await kept.find('/', say('yes')))).toBe('yes')
})

test('a page that changes without notice is drawn once for those who wait for it, and kept for nobody', async () => {
  const kept = createKeptPages(() => true)
  let times = 0
  const draw = async () => ({ status: 200, html: String(++times), isFleeting: true, ...showing() })
  await Promise.all([kept.find('/', draw), kept.find('/', draw)])
  expect([times, kept.size()]).toEqual([1, 0])
  expect(await textOf(await kept.find('/', draw))).toBe('2')
})

test('the store is bounded: what was not asked for longest goes first', async () => {
  const kept = createKeptPages(() => true)
  const large = 'x'.repeat(2 ** 20)
  for (let i = 0; i < 80; i++) await kept.find(`/${i}`, say(large))
  expect(kept.size()).toBeLessThan(64)
  expect(kept.size()).toBeGreaterThan(30)
})

test('a page that is asked for again is compressed better, and one that is asked for often and stands for long as well as it can be', async () => {
  const clock = { ms: 0 }
  const kept = createKeptPages(() => true, { now: () => clock.ms })
  const html = readFileSync('ARCHITECTURE.md', 'utf8')
  const page = await kept.find('/', say(html))
  const size = () => page.body('br').length
  const first = size()
  await kept.find('/', say(html))
  await expect.poll(size).toBeLessThan(first)
  const again = size()
  clock.ms += 60_000
  for (let asks = 0; asks < 20; asks++) await kept.find('/', say(html))
  await expect.poll(size).toBeLessThan(again)
  expect(size()).toBe(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }).length)
  expect(brotliDecompressSync(page.body('br')).toString()).toBe(html)
})

test('compressed forms hold the same page', async () => {
  const page = await createKeptPages(() => true).find('/', say('<p>Forecast</p>'))
  expect(brotliDecompressSync(page.body('br')).toString()).toBe('<p>Forecast</p>')
  expect(gunzipSync(page.body('gzip')).toString()).toBe('<p>Forecast</p>')
})

test.each([-5, 5])('the clock of the day may be put %i hours on: pages age as they did', async (hours) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const kept = createKeptPages(() => true)
  const before = await kept.find('/', say('one'))
  vi.setSystemTime(Date.now() + hours * 3_600_000)
  const after = await kept.find('/other', say('two'))
  expect(after.drawnAt).toBeGreaterThanOrEqual(before.drawnAt)
  expect(after.drawnAt - before.drawnAt).toBeLessThan(3_600_000)
})
