/** Kept pages while the database is away: what is shown, and what is not. */
import { expect, test } from 'vitest'
import type { Notice, Tag } from '#kit/events/tag.ts'
import type { Drawn } from './drawings.ts'
import { createKeptPages } from './kept-pages.ts'

const showing = (...tags: Tag[]) => ({ shown: { tags: new Set(tags), version: null } })
const say =
  (html: string, status = 200) =>
  async () => ({ status, html, ...showing() })
const textOf = (page: { body(encoding: 'identity'): Buffer }) => page.body('identity').toString()
const changed = (...tags: Tag[]): Notice => ({ is: 'changed', tags })
const gone = (...tags: Tag[]): Notice => ({ is: 'gone', tags })
const away = async () => ({ status: 503, html: 'away', ...showing() })
const never = async () => new Promise<Drawn>(() => {})
const roomy = (word: string) => word.padEnd(5000)

test.each([
  ['can', true],
  ['cannot', false],
])('and changes %s be heard, a page is shown as it last was, and said to be old', async (_, isListening) => {
  let isHeard = true
  const clock = { ms: 0 }
  const kept = createKeptPages(() => isHeard, { now: () => clock.ms })
  await kept.find('/', async () => ({ status: 200, html: 'one', ...showing('l') }))
  kept.hear([changed('l')])
  clock.ms += 20_000 // too old to be shown for new
  isHeard = isListening
  if (!isListening) kept.lose()
  const old = await kept.find('/', away)
  expect([textOf(old), old.isOld, old.drawnAt]).toEqual(['one', true, 0])
  expect((await kept.find('/other', away)).status).toBe(503)
  clock.ms += 2001
  const anew = await kept.find('/', say('two'))
  expect([textOf(anew), anew.isOld]).toEqual(['two', undefined])
})

const fail = () => Promise.reject(new Error('away'))

test('nobody waits for a drawing that does not end where there is an old page, and for some time none is begun', async () => {
  let isHeard = true
  const kept = createKeptPages(() => isHeard)
  await kept.find('/a', say('a'))
  await kept.find('/b', say('b'))
  isHeard = false
  expect(textOf(await kept.find('/a', never))).toBe('a')
  const isBegun = { b: false }
  const b = await kept.find('/b', async () => {
    isBegun.b = true
    return never()
  })
  expect([textOf(b), isBegun.b]).toEqual(['b', false])
})

test('whatever keeps a page from being drawn, its old one is handed out, and where there is none it is told', async () => {
  const clock = { ms: 0 }
  const kept = createKeptPages(() => true, { now: () => clock.ms })
  await kept.find('/l', async () => ({ status: 200, html: 'two', ...showing('l') }))
  kept.hear([changed('l')])
  clock.ms += 20_000
  const old = await kept.find('/l', fail)
  expect([textOf(old), old.isOld]).toEqual(['two', true])
  await expect(kept.find('/other', fail)).rejects.toThrow('away')
})

test('what was gone before is not shown for want of something better', async () => {
  const kept = createKeptPages(() => true)
  await kept.find('/', async () => ({ status: 200, html: 'one', ...showing('i1') }))
  kept.hear([gone('i1')])
  expect((await kept.find('/', away)).status).toBe(503)
})

test('what is gone while somebody waits for a page is not shown to them either', async () => {
  let isHeard = true
  const kept = createKeptPages(() => isHeard)
  await kept.find('/', async () => ({ status: 200, html: 'one', ...showing('i1') }))
  isHeard = false
  const { promise, resolve } = Promise.withResolvers<Drawn>()
  const found = kept.find('/', () => promise)
  kept.hear([gone('i1')])
  resolve({ status: 200, html: 'gone', ...showing() })
  expect(textOf(await found)).toBe('gone')
})

test('when changes are heard again, what did not change meanwhile is shown as new', async () => {
  let isHeard = true
  const kept = createKeptPages(() => isHeard)
  await kept.find('/1', async () => ({ status: 200, html: roomy('one'), ...showing('i1') }))
  await kept.find('/2', async () => ({ status: 200, html: roomy('two'), ...showing('i2') }))
  isHeard = false
  kept.lose()
  kept.hear([changed('i2')])
  isHeard = true
  expect(textOf(await kept.find('/1', say('drawn anew')))).toBe(roomy('one'))
  expect(textOf(await kept.find('/2', say('drawn anew')))).toBe('drawn anew')
})
