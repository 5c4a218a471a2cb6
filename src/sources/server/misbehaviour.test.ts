/**
 * How sources misbehave, each with what follows: a sentence for operators, another try or none, and never a changed
 * series.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { givenBound, indicator, tenYears } from '../../../test/sources/bound.ts'
import { worldBankAnswer } from '../../../test/sources/stand-in.ts'

const { source, trend, look, seriesOf, bindingOf, clock } = await givenBound()
const good = JSON.stringify(worldBankAnswer([...tenYears, ['2024', 422.4]]))
const bomb = gzipSync(Buffer.alloc(40_000_000))
type Act = (request: IncomingMessage, response: ServerResponse) => void
const raw =
  (head: string, body: string, isCut = false): Act =>
  (request, response) => {
    const { socket } = request
    socket.write(`HTTP/1.1 200 OK\r\n${head}\r\n\r\n${body}`)
    if (isCut) socket.destroySoon()
    response.detachSocket(socket)
  }
const status =
  (code: number, headers: Record<string, string> = {}): Act =>
  (_, response) =>
    void response.writeHead(code, headers).end()
const redirect = (location: string) => status(302, { location })
const page = (number: number, pages: number) => {
  const [head, rows] = worldBankAnswer(tenYears.slice(0, 3)) as [object, unknown[]]
  return JSON.stringify([{ ...head, page: number, pages, total: 30 }, rows])
}

test.each<[name: string, act: Act | string, code: string, sentence: string]>([
  ['304 that nobody asked for, with a body', (_, response) => void response.writeHead(304).end(), 'odd-status', '304'],
  ['200 with an empty body', '', 'empty', 'The answer was empty'],
  [
    'a page for people with 200',
    '<!DOCTYPE html><html><head><title>Down for maintenance</title></head></html>',
    'a-page',
    'Down for maintenance',
  ],
  ['JSON that is cut in the middle', good.slice(0, 300), 'cut-off', 'no whole JSON'],
  [
    'a declared length that is longer than what is sent',
    raw(`content-length: ${good.length + 50}\r\nconnection: close`, good, true),
    'cut-off',
    'before it was whole',
  ],
  ['one that is shorter', raw(`content-length: 200\r\nconnection: close`, good, true), 'cut-off', 'whole'],
  [
    'a bomb of gzip',
    (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
    'too-big',
    'unpacks to over',
  ],
  ['gzip that is none', raw('content-encoding: gzip\r\nconnection: close', good, true), 'unreadable', 'packed'],
  [
    'a body without an end, a byte at a time',
    (_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write(' '), 50)
      response.on('close', () => clearInterval(timer))
    },
    'too-slow',
    'too slowly',
  ],
  ['no first byte', () => {}, 'no-answer', 'did not begin'],
  ['a reset after the head', raw('content-length: 900', '', true), 'cut-off', 'before it was whole'],
  ['429 with a time in seconds', status(429, { 'retry-after': '7200' }), 'busy', 'come later'],
  ['a redirect to this machine', redirect('http://127.0.0.1/'), 'refused-address', 'address, not a name'],
  ['a redirect in a circle', redirect(indicator), 'too-many-redirects', 'more than three times'],
  ['a redirect from https to http', redirect('http://api.worldbank.org/'), 'refused-address', 'not encrypted'],
  ['a redirect to another host', redirect('https://example.org/'), 'refused-host', 'It is example.org'],
  ['a page that repeats for ever', page(1, 99), 'endless-pages', 'same page'],
  ['a total that lies', page(1, 1), 'wrong-count', 'It says 30 and holds 3'],
  ['an error with 200', JSON.stringify([{ message: [{ value: 'Invalid value' }] }]), 'says-error', 'Invalid value'],
  ['XML where JSON was asked', '<?xml version="1.0"?><wb:error/>', 'other-shape', 'XML'],
  ['410', status(410), 'gone', 'gone for good'],
])('%s changes nothing', async (_, act, code, sentence) => {
  const id = await trend()
  source.at(indicator, act)
  expect(await look(id)).toMatchObject({
    outcome: 'failed',
    code,
    sentence: expect.stringContaining(sentence),
    version: null,
  })
  expect((await seriesOf(id)).observations).toEqual(tenYears)
  source.at(indicator, good)
  // One that is gone for good is not looked at again.
  expect(await look(id)).toMatchObject({ outcome: code === 'gone' ? 'failed' : 'new' })
})

test('a name that leads to a public and then to a private address is asked at the first alone', async () => {
  const id = await trend()
  const answers = [['93.184.216.34'], ['127.0.0.1']]
  source.names.set('api.worldbank.org', () => answers.shift() ?? ['127.0.0.1'])
  source.at(indicator, good)
  source.asked.length = 0
  expect(await look(id)).toMatchObject({ outcome: 'new' })
  expect(source.asked.map(({ address }) => address)).toEqual(['93.184.216.34'])
  expect(await look(id)).toMatchObject({ outcome: 'failed', code: 'refused-address' })
  expect(source.asked).toHaveLength(1)
  source.names.clear()
})

test.each([
  ['seconds', '7200', 7200],
  ['a date', new Date(clock.now.getTime() + 3_600_000).toUTCString(), 3600],
  ['nonsense', 'soon', 60],
])('where a source says in %s when to come again, it is left alone until then', async (_, header, seconds) => {
  const id = await trend()
  source.at(indicator, status(429, { 'retry-after': header }))
  await look(id)
  expect((await bindingOf(id)).next_at.getTime() - clock.now.getTime()).toBe(seconds * 1000)
})

test('a storm of 503 and then an answer: later and later, then in order', async () => {
  const id = await trend()
  source.at(indicator, status(503))
  const waits: number[] = []
  for (let i = 0; i < 6; i++) {
    // eslint-disable-next-line no-await-in-loop
    await look(id)
    // eslint-disable-next-line no-await-in-loop
    waits.push(((await bindingOf(id)).next_at.getTime() - clock.now.getTime()) / 60_000)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32])
  source.at(indicator, good)
  expect(await look(id)).toMatchObject({ outcome: 'new' })
  expect(await bindingOf(id)).toMatchObject({ tries: 0, why: null })
})

test('a charset that lies: the bytes say what they are', async () => {
  const id = await trend()
  const said = JSON.stringify(worldBankAnswer(tenYears, { unit: 'µg/m³' }))
  source.at(
    indicator,
    (_, response) => void response.setHeader('content-type', 'application/json; charset=utf-16').end(said),
  )
  expect(await look(id)).toMatchObject({ outcome: 'same' })
  expect((await bindingOf(id)).said.unit).toBe('µg/m³')
  source.at(indicator, (_, response) => void response.end(Buffer.from(said, 'latin1')))
  expect(await look(id)).toMatchObject({ outcome: 'same' })
  expect((await bindingOf(id)).said.unit).toBe('µg/m³')
})

test('yesterday’s file after today’s does not bring yesterday back', async () => {
  const id = await trend()
  const today = [...tenYears.slice(0, 9), ['2023', 419.7]] as const
  source.at(indicator, worldBankAnswer(tenYears))
  await look(id)
  source.at(indicator, worldBankAnswer(today))
  expect(await look(id)).toMatchObject({ outcome: 'revised' })
  source.at(indicator, worldBankAnswer(tenYears))
  expect(await look(id)).toMatchObject({ outcome: 'failed', code: 'older-answer' })
  expect((await seriesOf(id)).observations).toEqual(today)
  source.at(indicator, good)
  await look(id)
  source.at(indicator, worldBankAnswer(today.slice(0, 9)))
  expect(await look(id)).toMatchObject({ outcome: 'held', sentence: expect.stringContaining('ended in 2024') })
})

test('a broken source is looked at daily for a week, then weekly; its values stand', async () => {
  const id = await trend()
  source.at(indicator, status(404))
  const days: number[] = []
  for (let i = 0; i < 10; i++) {
    // eslint-disable-next-line no-await-in-loop
    await look(id)
    // eslint-disable-next-line no-await-in-loop
    const { next_at: next, state } = await bindingOf(id)
    expect(state).toBe('broken')
    days.push((next.getTime() - clock.now.getTime()) / 86_400_000)
    clock.now = next
  }
  expect(days).toEqual([1, 1, 1, 1, 1, 1, 1, 7, 7, 7])
})
