/** How readers rate trends: one rating a person, and the distribution of all. */
import { expect, test } from 'vitest'
import type { Person } from '../../../test/content-as.ts'
import { givenReaders } from '../../../test/readers.ts'

const { ask, trend, said, mine, code, word } = await givenReaders()
const rate = (at: string, as: Person | undefined, impact: unknown, certainty: unknown) =>
  ask(`PUT ${at}/rating`, { as, body: { impact, certainty } })
const ratings = async (at: string) => (await said(at)).ratings

test('a rating is one’s last word, and everybody reads how all rate once there are three', async () => {
  const at = await trend()
  expect((await rate(at, 'ben', 5, 2)).body).toEqual({ rating: { impact: 5, certainty: 2 } })
  await rate(at, 'eve', 4, 2)
  expect([await ratings(at), (await mine(at, 'ben')).rating]).toEqual([
    { people: 2, counts: null },
    { impact: 5, certainty: 2 },
  ])
  await rate(at, 'nia', 4, 1)
  await rate(at, 'ben', 1, 1)
  expect(await ratings(at)).toEqual({ people: 3, counts: { impact: [1, 0, 0, 2, 0], certainty: [2, 1, 0, 0, 0] } })
  await rate(at, 'olga', 3, 3)
  expect((await ask(`DELETE ${at}/rating`, { as: 'ben' })).body).toEqual({ rating: null })
  expect([await ratings(at), (await mine(at, 'ben')).rating]).toEqual([
    { people: 3, counts: { impact: [0, 0, 1, 2, 0], certainty: [1, 1, 1, 0, 0] } },
    null,
  ])
  expect((await ask(`DELETE ${at}/rating`, { as: 'ben' })).status).toBe(200)
})

test('whoever operators stop is not counted until they may come back, and rates nothing', async () => {
  const [at, other] = [await trend(), await trend()]
  for (const as of ['olga', 'ben', 'eve'] as const) await rate(at, as, 2, 4)
  await word('3', 'stopped')
  expect(await ratings(at)).toEqual({ people: 2, counts: null })
  expect(await code(rate(other, 'eve', 2, 4))).toBe('author-stopped')
  await word('3', 'unlisted')
  expect((await ratings(at)).people).toBe(3)
  await word('3', 'trusted')
})

test('nobody rates a trend of their own, and is told so before they try', async () => {
  const at = await trend()
  expect(await code(rate(at, 'ada', 5, 5))).toBe('own-trend')
  expect([(await mine(at, 'ada')).isOwner, (await mine(at, 'ben')).isOwner]).toEqual([true, false])
  expect((await ratings(at)).people).toBe(0)
})

test('what is no rating is none', async () => {
  const at = await trend()
  for (const [impact, certainty] of [
    [0, 1],
    [6, 1],
    [1, 1.5],
    ['1', 1],
    [null, 1],
    [1, Number.MAX_SAFE_INTEGER],
    [[1], 1],
  ])
    expect(await code(rate(at, 'ben', impact, certainty))).toBe('invalid-input')
  expect(await code(ask(`PUT ${at}/rating`, { as: 'ben', body: { impact: 1 } }))).toBe('invalid-input')
  expect(await code(ask(`PUT ${at}/rating`, { as: 'ben', body: { impact: 1, certainty: 1, accountId: '2' } }))).toBe(
    'unknown-field',
  )
  expect(await code(rate(at, undefined, 1, 1))).toBe('sign-in-needed')
  expect(await ratings(at)).toEqual({ people: 0, counts: null })
})

test('a trend that is private is rated by nobody, its author neither', async () => {
  const at = await trend()
  await rate(at, 'ben', 1, 1)
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  for (const as of ['ada', 'ben'] as const) expect(await code(rate(at, as, 1, 1))).toBe('item-not-found')
  expect(await code(ask(`${at.replace('/api/', '/api/me/')}/readers`, { as: 'ben' }))).toBe('item-not-found')
  expect((await ask(`DELETE ${at}/rating`, { as: 'ben' })).status).toBe(200)
  expect((await said(at, 'ada')).ratings.people).toBe(0)
})
