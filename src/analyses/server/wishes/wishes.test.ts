/** What was asked and not answered: counted by its words, without who asked, and read by operators alone. */
import { describe, expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { givenUser } from '../../../../test/given/user.ts'
import { listWishes, mostWishes, removeOldWishes, saveWish } from './wish-store.ts'

const operatorEmail = 'olga@example.org'
const { app, pool, db } = await givenServer({ stocked: true, env: { OPERATOR_EMAILS: operatorEmail } })
const ada = await givenUser(app)

const wish = async (payload: unknown, from = '203.0.113.7') => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/analyses/wishes',
    remoteAddress: from,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })
  return { code: answer.statusCode, ...(answer.json() as { words?: string; error?: { code: string } }) }
}
const kept = async () =>
  (await pool.query('select words, count, last_day::text as day from asked_unanswered order by words')).rows
const empty = () => pool.query('delete from asked_unanswered')

test('a wish is counted by the words that say what it is about, however it is put and whoever has it', async () => {
  await empty()
  const today = new Date().toISOString().slice(0, 10)
  expect(await wish({ question: 'Who wins Eurovision in 2028?' })).toEqual({ code: 200, words: 'eurovision' })
  expect((await wish({ question: 'Will EUROVISION be won in 2031?' }, '198.51.100.9')).words).toBe('eurovision')
  const mine = await ada.call('POST', '/api/analyses/wishes', { question: 'Eurovision?' })
  expect(mine.json()).toEqual({ words: 'eurovision' })
  expect(await kept()).toEqual([{ words: 'eurovision', count: 3, day: today }])
})

test('nothing of it says who asked: deleting the account that wished leaves it as it is, and has nothing to take away', async () => {
  await empty()
  const ben = await givenUser(app)
  await ben.call('POST', '/api/analyses/wishes', { question: 'Who wins Eurovision in 2028?' })
  const before = await kept()
  const { rows: columns } = await pool.query(
    `select column_name as name from information_schema.columns where table_name = 'asked_unanswered' order by name`,
  )
  expect(columns.map(({ name }) => name)).toEqual(['count', 'id', 'last_day', 'words'])
  expect((await ben.call('GET', '/api/me/export')).body).not.toMatch(/eurovision/i)
  expect((await ben.call('DELETE', '/api/me')).statusCode).toBe(200)
  expect(await kept()).toEqual(before)
})

describe('refused is, and not counted,', () => {
  test.each<[string, unknown, number, string]>([
    ['no question', {}, 400, 'invalid-input'],
    ['an empty question', { question: ' \n ' }, 400, 'question-empty'],
    ['an enormous question', { question: 'x'.repeat(501) }, 400, 'question-too-long'],
    ['a question that names nothing', { question: 'Will it be so?' }, 400, 'nothing-to-wish'],
    ['a number by which somebody is called', { question: '0171 5551234?' }, 400, 'nothing-to-wish'],
    ['what the base can answer', { question: 'Will the sea rise by 2050?' }, 409, 'answered-by-now'],
    ['a sign that no text can hold', { question: 'Eurovision\0?' }, 400, 'invalid-input'],
    ['a count of one’s own', { question: 'Eurovision?', count: 1000 }, 400, 'unknown-field'],
    ['a list', [], 400, 'invalid-input'],
  ])('%s', async (_what, payload, code, refusal) => {
    await empty()
    const answer = await wish(payload)
    expect([answer.code, answer.error?.code]).toEqual([code, refusal])
    expect(await kept()).toEqual([])
  })
})

test('hostile text is words like any other, and no more of it is kept than fits', async () => {
  await empty()
  const { code } = await wish({
    question: `'; drop table asked_unanswered; -- \u202E<script>zanzibar</script> ${'zyzzyva '.repeat(40)}`,
  })
  expect(code).toBe(200)
  const [{ words }] = await kept()
  expect(words).toMatch(/^[\p{L}\p{N} ]{1,248}$/u)
})

test('one network tells us twenty in an hour, and is thanked', async () => {
  const { app: own } = await givenServer({ stocked: true })
  const send = () =>
    own.inject({ method: 'POST', url: '/api/analyses/wishes', payload: { question: 'Who wins Eurovision?' } })
  const codes: number[] = []
  for (let count = 0; count < 21; count++) codes.push((await send()).statusCode)
  expect(codes).toEqual([...Array(20).fill(200), 429])
  expect((await send()).json().error.code).toBe('wished-enough')
})

describe('the list', () => {
  test('is for operators, the newest first, and what they delete is gone', async () => {
    await empty()
    await saveWish(db, 'eurovision', '2026-11-20')
    await saveWish(db, 'barley price', '2026-11-22')
    await saveWish(db, 'eurovision', '2026-11-22')
    expect((await app.inject('/api/operator/wishes')).json().error.code).toBe('sign-in-needed')
    expect((await ada.call('GET', '/api/operator/wishes')).json().error.code).toBe('operators-only')
    const olga = await givenUser(app, { email: operatorEmail, verifiedIn: pool })
    const { wishes } = (await olga.call('GET', '/api/operator/wishes')).json()
    expect(wishes).toMatchObject([
      { words: 'eurovision', count: 2, lastDay: '2026-11-22' },
      { words: 'barley price', count: 1, lastDay: '2026-11-22' },
    ])
    const at = `/api/operator/wishes/${wishes[0].id}`
    expect((await ada.call('DELETE', at)).json().error.code).toBe('operators-only')
    expect((await olga.call('DELETE', at)).statusCode).toBe(200)
    expect((await olga.call('DELETE', at)).json().error.code).toBe('wish-not-found')
    expect((await kept()).map(({ words }) => words)).toEqual(['barley price'])
  })

  test('forgets what nobody has wished for in a year', async () => {
    await empty()
    await saveWish(db, 'old', '2025-11-22')
    await saveWish(db, 'young', '2025-11-23')
    await removeOldWishes(db, '2026-11-24')
    expect((await listWishes(db)).map(({ words }) => words)).toEqual(['young'])
  })

  test('is no longer than it may be: what was wished longest ago goes first', async () => {
    await empty()
    await pool.query(
      `insert into asked_unanswered (words, last_day) select 'word ' || n, '2026-11-20'::date from generate_series(1, $1) as n`,
      [mostWishes - 1],
    )
    await saveWish(db, 'oldest', '2026-11-01')
    await saveWish(db, 'newest', '2026-11-21')
    const words = (await kept()).map((one) => one.words)
    expect([words.length, words.includes('newest'), words.includes('oldest')]).toEqual([mostWishes, true, false])
    expect((await listWishes(db))[0]?.words).toBe('newest')
  })
})
