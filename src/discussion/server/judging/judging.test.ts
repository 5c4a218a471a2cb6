/** Who is read at once, what waits for operators, and what readers and operators make of comments. */
import { describe, expect, test } from 'vitest'
import { givenDiscussion } from '../../../../test/people/discussion.ts'
import { aTrend } from '../../../../test/given/entries.ts'

const {
  ask,
  pool,
  written,
  trend,
  add,
  added,
  change,
  remove,
  report,
  mind,
  page,
  texts,
  queue,
  waiting,
  judge,
  word,
  code,
} = await givenDiscussion()
const inQueue = async (id: string) => (await queue()).find((one: { id: string }) => one.id === id)

describe('a comment of somebody of whom nobody has said anything', () => {
  test('waits, is read by its author and operators alone, and by everybody once an operator shows it', async () => {
    const at = await trend()
    const before = await waiting()
    const { id, state } = await added(at, 'nia', 'It is so.')
    expect(state).toBe('held')
    expect([await texts(at), await texts(at, 'ben'), await texts(at, 'nia'), await texts(at, 'olga')]).toEqual([
      [],
      [],
      ['It is so.'],
      ['It is so.'],
    ])
    expect([await waiting(), (await page(at)).total]).toEqual([before + 1, 0])
    expect(await code(add(at, 'ben', 'How so?', { replyTo: id }))).toBe('comment-not-found')
    expect(await inQueue(id)).toMatchObject({
      author: 'Nia Holt',
      authorId: '4',
      word: null,
      isByOwner: false,
      state: 'held',
      version: 1,
      text: 'It is so.',
    })
    expect((await judge(id, { action: 'shown' })).body).toEqual({ state: 'shown' })
    expect([await texts(at), await waiting(), await inQueue(id)]).toEqual([['It is so.'], before, undefined])
  })

  test('waits again once it says something else, and keeps its place meanwhile', async () => {
    const at = await trend()
    const { id } = await added(at, 'nia', 'It is so.')
    await judge(id, { action: 'shown' })
    await add(at, 'ben', 'How so?', { replyTo: id })
    await change(at, 'nia', id, 'Buy this.')
    expect((await page(at)).threads).toMatchObject([
      { state: 'held', text: null, author: null, more: { replies: [{ text: 'How so?' }] } },
    ])
    expect(await code(ask(`${at}/comments/${id}/versions`))).toBe('comment-not-found')
    expect(await code(judge(id, { action: 'shown' }))).toBe('changed-meanwhile')
    expect((await judge(id, { action: 'shown', version: 2 })).status).toBe(200)
    expect(await texts(at)).toEqual(['Buy this.'])
  })

  test('is read at once under an item of their own', async () => {
    const at = await written('nia', aTrend(), { isPublished: true })
    await added(at, 'nia', 'I wrote this.')
    expect((await page(at)).threads).toMatchObject([{ text: 'I wrote this.', isByOwner: true, state: 'shown' }])
  })

  test('is shown with all others once they are trusted, and hidden when they are stopped', async () => {
    const at = await trend()
    const { id } = await added(at, 'nia', 'It is so.')
    await word('4', 'trusted')
    expect(await texts(at)).toEqual(['It is so.'])
    await word('4', 'stopped')
    expect((await page(at)).threads).toMatchObject([{ state: 'hidden', text: null, author: null }])
    expect(await inQueue(id)).toBeUndefined()
    expect(await code(judge(id, { action: 'shown' }))).toBe('hidden-with-author')
    expect([await code(add(at, 'nia', 'Again.')), await code(change(at, 'nia', id, 'Again.'))]).toEqual([
      'author-stopped',
      'author-stopped',
    ])
    expect((await remove(at, 'nia', id)).status).toBe(200)
    await word('4', 'unlisted')
    expect((await added(at, 'nia', 'And now?')).state).toBe('held')
    await pool.query(`delete from author_word where account_id = '4'`)
  })
})

test('whoever has not confirmed an address writes nothing, and says of no comment that it changed their mind', async () => {
  const at = await trend()
  const { id } = await added(at, 'ben', 'It is so.')
  expect(await code(add(at, 'una', 'Hello.'))).toBe('email-unverified')
  expect(await code(mind(at, 'una', id))).toBe('mind-unverified')
})

test('in a day one writes as many comments as one may publish items', async () => {
  const at = await trend()
  const fill = (account: string, most: number) =>
    pool.query(
      `insert into comment (item_id, account_id, author, request_id, at)
        select $1, $2, 'Somebody', gen_random_uuid(), now() - interval '1 hour' from generate_series(1, $3)`,
      [at.split('/').at(-1), account, most],
    )
  await pool.query(`delete from comment where account_id in ('2', '4')`)
  await fill('4', 9)
  await fill('2', 99)
  for (const as of ['nia', 'ben'] as const) {
    expect((await add(at, as, 'The last one.')).status).toBe(201)
    expect(await code(add(at, as, 'One more.'))).toBe('comments-enough')
  }
  await pool.query(`delete from comment where account_id in ('2', '4')`)
})

test('a changed mind counts once a person, by no author, not of whom operators have stopped, and is taken back', async () => {
  const at = await trend()
  const { id } = await added(at, 'ada', 'It is so.')
  expect(await code(mind(at, 'ada', id))).toBe('own-comment')
  expect((await mind(at, 'ben', id)).body).toEqual({ minds: 1, isMinded: true })
  expect((await mind(at, 'ben', id)).body).toEqual({ minds: 1, isMinded: true })
  await Promise.all([mind(at, 'eve', id), mind(at, 'olga', id)])
  expect((await page(at, 'ben')).threads).toMatchObject([{ minds: 3, isMinded: true }])
  expect((await page(at)).threads).toMatchObject([{ minds: 3, isMinded: false }])
  await word('2', 'stopped')
  expect((await page(at)).threads).toMatchObject([{ minds: 2 }])
  expect(await code(mind(at, 'ben', id))).toBe('author-stopped')
  await word('2', 'trusted')
  expect((await mind(at, 'ben', id, 'DELETE')).body).toEqual({ minds: 2, isMinded: false })
  expect((await mind(at, 'ben', id, 'DELETE')).body).toEqual({ minds: 2, isMinded: false })
  await remove(at, 'ada', id)
  expect((await page(at)).threads).toMatchObject([{ minds: 0 }])
  expect(await code(mind(at, 'ben', id))).toBe('comment-not-found')
})

test('a reported comment waits for operators, who leave it, hide it with a reason for its author, and show it again', async () => {
  const at = await trend()
  const before = await waiting()
  const { id } = await added(at, 'eve', 'You fool.')
  expect(await code(report(at, id, 'eve'))).toBe('own-comment')
  await report(at, id, 'ben')
  await report(at, id, 'ben')
  await report(at, id)
  expect(await code(report(at, id))).toBe('reported-today')
  expect(await inQueue(id)).toMatchObject({
    state: 'shown',
    reportCount: 2,
    reports: [
      { reason: 'abusive', note: 'It insults.', byVisitor: true },
      { reason: 'abusive', byVisitor: false },
    ],
  })
  expect(await waiting()).toBe(before + 1)
  await judge(id, { action: 'shown' })
  expect([await inQueue(id), await texts(at), await waiting()]).toEqual([undefined, ['You fool.'], before])

  expect(await code(judge(id, { action: 'hidden' }))).toBe('invalid-input')
  expect((await judge(id, { action: 'hidden', reason: 'It insults somebody.' })).body).toEqual({ state: 'hidden' })
  expect((await page(at)).threads).toMatchObject([{ state: 'hidden', text: null, author: null, hidden: null }])
  expect((await page(at, 'ben')).threads).toMatchObject([{ hidden: null }])
  expect((await page(at, 'eve')).threads).toMatchObject([
    { state: 'hidden', text: 'You fool.', hidden: { reason: 'It insults somebody.' } },
  ])
  expect(await code(report(at, id, 'ben'))).toBe('comment-not-found')
  await judge(id, { action: 'shown', reason: 'On second thoughts.' })
  expect(await texts(at)).toEqual(['You fool.'])
})

test('what its author has removed is no operator’s any more, and no call of operators is anybody else’s', async () => {
  const at = await trend()
  const { id } = await added(at, 'eve', 'You fool.')
  await report(at, id, 'ben')
  await remove(at, 'eve', id)
  expect([await inQueue(id), await code(judge(id, { action: 'shown' }))]).toEqual([undefined, 'comment-not-found'])
  for (const asked of [ask('/api/operators/comments', { as: 'ben' }), judge(id, { action: 'shown' }, 'ben')])
    expect(await code(asked)).toBe('operators-only')
})

test('comments under an item that is hidden are read by its author and operators alone', async () => {
  const at = await trend()
  await added(at, 'ben', 'It is so.')
  await ask(`POST ${at}/hide`, { as: 'olga', body: { reason: 'It is advertising.' } })
  expect([await code(ask(`${at}/comments`, { as: 'ben' })), await code(ask(`${at}/comments`))]).toEqual([
    'item-not-found',
    'item-not-found',
  ])
  expect([await texts(at, 'ada'), await texts(at, 'olga')]).toEqual([['It is so.'], ['It is so.']])
  await ask(`POST ${at}/restore`, { as: 'olga', body: { reason: 'It is none.' } })
  expect(await texts(at)).toEqual(['It is so.'])
})
