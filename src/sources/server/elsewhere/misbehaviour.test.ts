/** Platforms that misbehave: each gives a fault with a name, and what was said before stands. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { asked, givenElsewhere, recorded, there } from '../../../../test/sources/elsewhere/given.ts'

const { tied, look, said, rowOf, source, clock, pool } = await givenElsewhere()
type Act = (request: IncomingMessage, response: ServerResponse) => void
const status =
  (code: number, headers: Record<string, string> = {}): Act =>
  (_, response) =>
    void response.writeHead(code, headers).end()

test.each<[name: string, act: Act | string, code: string, state: string]>([
  ['a page for people with 200', '<!DOCTYPE html><title>Just a moment</title>', 'a-page', 'active'],
  ['a chance of 7', recorded('manifold', { probability: 7 }), 'no-chance', 'broken'],
  ['a chance of NaN', recorded('manifold').replace('0.62', 'NaN'), 'cut-off', 'active'],
  ['another question', recorded('manifold', { url: 'https://manifold.markets/a/b' }), 'other-question', 'broken'],
  ['the question under another id', recorded('manifold', { id: 'another' }), 'other-question', 'broken'],
  ['a question that is closed', recorded('manifold', { closeTime: 1_700_000_000_000 }), 'takes-none', 'broken'],
  [
    'a question of several answers',
    recorded('manifold', { outcomeType: 'MULTIPLE_CHOICE' }),
    'not-yes-or-no',
    'broken',
  ],
  ['an empty body', '', 'empty', 'active'],
  ['half of it', recorded('manifold').slice(0, 90), 'cut-off', 'active'],
  ['404', status(404), 'not-there', 'broken'],
  ['403', status(403), 'not-allowed', 'broken'],
  ['410', status(410), 'gone', 'ended'],
  ['429', status(429, { 'retry-after': '7200' }), 'busy', 'active'],
  ['500', status(500), 'server-error', 'active'],
  ['304 that nobody asked for', status(304), 'odd-status', 'active'],
  ['no first byte', () => {}, 'no-answer', 'active'],
  ['a redirect to this machine', status(302, { location: 'http://127.0.0.1/' }), 'refused-address', 'broken'],
  ['a redirect to another host', status(302, { location: 'https://example.org/' }), 'refused-host', 'broken'],
  ['words that no database takes', recorded('manifold', { outcomeType: 'A\u0000' }), 'not-yes-or-no', 'broken'],
])('%s changes nothing', async (_, act, code, state) => {
  const id = await tied(there.manifold)
  source.at(asked.manifold, recorded('manifold'))
  await look(id)
  const before = await said(id)
  expect(before).toMatchObject([{ chance: 0.62 }])
  source.at(asked.manifold, act)
  expect(await look(id)).toMatchObject({ outcome: 'failed', code })
  expect(await said(id)).toEqual(before)
  expect(await rowOf(id)).toMatchObject({ state, tries: 1, why: expect.stringMatching(/\.$/) })
})

test('a platform that fails first is shown by nothing, and stands in the list of operators with its reason', async () => {
  const id = await tied(there.manifold)
  source.at(asked.manifold, recorded('manifold', { probability: 7 }))
  await look(id)
  expect(await said(id)).toEqual([])
  expect(await rowOf(id)).toMatchObject({ why: 'The answer holds no chance between 0 and 1. It says 7.' })
})

test('one that is busy is left alone for as long as it says', async () => {
  const id = await tied(there.manifold)
  source.at(asked.manifold, status(429, { 'retry-after': '7200' }))
  await look(id)
  expect((await rowOf(id)).next_at.getTime() - clock.now.getTime()).toBe(7_200_000)
  const { rows } = await pool.query(`select next_at from source_host where host = 'api.manifold.markets'`)
  expect(rows[0].next_at.getTime() - clock.now.getTime()).toBe(7_200_000)
})

test('a name that leads to a private address is never connected to', async () => {
  const id = await tied(there.manifold)
  source.names.set('api.manifold.markets', () => ['10.0.0.7'])
  source.asked.length = 0
  expect(await look(id)).toMatchObject({ code: 'refused-address' })
  expect(source.asked).toEqual([])
  source.names.clear()
})

test('where no name at all can be looked up nothing has failed: it stays due', async () => {
  const id = await tied(there.manifold)
  source.names.set('*', () => [])
  expect(await look(id)).toBeUndefined()
  expect(await rowOf(id)).toMatchObject({ tries: 0, why: null, checked_at: null, lease: null, next_at: new Date(0) })
  source.names.clear()
})

test('one that was resolved is asked no more until an operator asks', async () => {
  const id = await tied(there.manifold)
  source.at(asked.manifold, recorded('manifold'))
  await look(id)
  source.at(asked.manifold, recorded('manifold', { isResolved: true, resolution: 'NO' }))
  expect(await look(id)).toMatchObject({ outcome: 'new' })
  expect(await said(id)).toMatchObject([{ resolution: 'no', chance: 0.62, days: [['2026-03-01', 0.62]] }])
  source.asked.length = 0
  await look(id)
  expect(source.asked).toEqual([])
})
