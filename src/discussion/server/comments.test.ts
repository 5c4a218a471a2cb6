/** What people say of items: threads of two levels, changed and removed without tearing them. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenDiscussion, type Thread } from '../../../test/people/discussion.ts'
import { aTrend } from '../../../test/given/entries.ts'

const { ask, pool, written, trend, question, forecast, withdraw, turn, add, added, change, remove, page, texts, code } =
  await givenDiscussion()
const yes = (probability: number) => ({ type: 'binary', probability })
const first = ({ threads: [thread] }: { threads: Thread[] }) => thread as Thread

test('a comment is read by everybody with its author’s name, and its Markdown as a tree without markup or headings', async () => {
  const at = await trend()
  const said = await add(at, 'ben', '# Why\n\nIt **grew** [twice](https://example.org), <script>alert(1)</script>')
  expect(said.status).toBe(201)
  const { threads, total } = await page(at)
  expect([total, threads.length]).toEqual([1, 1])
  expect(threads[0]).toEqual({
    id: said.body.comment.id,
    threadId: null,
    state: 'shown',
    author: 'Ben Sato',
    isByOwner: false,
    isOwn: false,
    at: expect.any(String),
    editedAt: null,
    version: 1,
    text: '# Why\n\nIt **grew** [twice](https://example.org), <script>alert(1)</script>',
    prose: [
      { tag: 'p', children: [{ tag: 'strong', children: [{ tag: 'text', text: 'Why' }] }] },
      {
        tag: 'p',
        children: [
          { tag: 'text', text: 'It ' },
          { tag: 'strong', children: [{ tag: 'text', text: 'grew' }] },
          { tag: 'text', text: ' ' },
          { tag: 'a', href: 'https://example.org', children: [{ tag: 'text', text: 'twice' }] },
          { tag: 'text', text: ', <script>alert(1)</script>' },
        ],
      },
    ],
    stance: null,
    minds: 0,
    isMinded: false,
    hidden: null,
    more: { replies: [], next: null },
  })
  expect(first(await page(at, 'ben')).isOwn).toBe(true)
  expect(first(await page(at, 'ada')).isByOwner).toBe(false)
})

test.for(['> ', '[x]: http://example.org', '#', '&#8203;', 'safe &#x202e;evil', 'p&#1072;ypal.com'])(
  'a comment that shows nothing, or other signs than it seems to, is refused: %s',
  async (text) => {
    const { status, body } = await add(await trend(), 'ben', text)
    expect([status, body.error.details[0].field]).toEqual([400, 'text'])
  },
)

test('replies stand below what they reply to, the oldest first, and a reply to a reply joins the same thread', async () => {
  const at = await trend()
  const root = await added(at, 'ben', 'It will slow down.')
  const reply = await added(at, 'ada', 'Why?', { replyTo: root.id })
  await added(at, 'eve', 'Since it did before.', { replyTo: reply.id })
  await added(at, 'eve', 'Something else.')
  const { threads, total } = await page(at)
  expect(total).toBe(4)
  expect(threads.map(({ text, more }) => [text, more.replies.map((one) => [one.text, one.threadId])])).toEqual([
    ['Something else.', []],
    [
      'It will slow down.',
      [
        ['Why?', root.id],
        ['Since it did before.', root.id],
      ],
    ],
  ])
  expect(first({ threads: threads.slice(1) }).more.replies[0]?.isByOwner).toBe(true)
})

test('the same request twice is one comment, and under another item it is refused', async () => {
  const [at, other] = [await trend(), await trend()]
  const requestId = randomUUID()
  const both = await Promise.all([1, 2].map(() => add(at, 'ben', 'Once.', { requestId })))
  expect(both.map(({ status }) => status)).toEqual([201, 201])
  expect(await texts(at)).toEqual(['Once.'])
  expect(await code(add(other, 'ben', 'Once.', { requestId }))).toBe('invalid-input')
})

test('what a comment said before stays readable, and a change of nothing is none', async () => {
  const at = await trend()
  const { id } = await added(at, 'ben', 'It grew.')
  expect((await change(at, 'ben', id, 'It grew.')).body.comment).toMatchObject({ version: 1, editedAt: null })
  const changed = await change(at, 'ben', id, 'It grew twice.')
  expect(changed.body.comment).toMatchObject({ version: 2, editedAt: expect.any(String), text: 'It grew twice.' })
  expect(await code(change(at, 'ben', id, 'It shrank.'))).toBe('changed-meanwhile')
  const { versions } = (await ask(`${at}/comments/${id}/versions`)).body
  expect(versions.map(({ version, text }: { version: number; text: string }) => [version, text])).toEqual([
    [2, 'It grew twice.'],
    [1, 'It grew.'],
  ])
  await expect(pool.query(`update comment_text set text = 'No.' where comment_id = $1`, [id])).rejects.toThrow(
    'never changed',
  )
})

test('of a removed comment nothing is left but that its author removed it, and its replies', async () => {
  const at = await trend()
  const { id } = await added(at, 'ben', 'I was wrong.')
  await added(at, 'ada', 'About what?', { replyTo: id })
  await change(at, 'ben', id, 'I was so wrong.')
  expect((await remove(at, 'ben', id)).status).toBe(200)
  const page1 = await page(at)
  expect(page1.total).toBe(1)
  const nothing = { author: null, text: null, prose: null, stance: null, isByOwner: false }
  expect(first(page1)).toMatchObject({ state: 'removed', ...nothing })
  expect(first(page1).more.replies).toMatchObject([{ text: 'About what?' }])
  expect((await pool.query('select from comment_text where comment_id = $1', [id])).rowCount).toBe(0)
  expect([
    await code(remove(at, 'ben', id)),
    await code(change(at, 'ben', id, 'Again.')),
    await code(ask(`${at}/comments/${id}/versions`, { as: 'ben' })),
    await code(add(at, 'ada', 'And now?', { replyTo: id })),
  ]).toEqual(['comment-not-found', 'comment-gone', 'comment-not-found', 'comment-gone'])
})

test('what is no comment is refused in words that say why, and nothing is kept', async () => {
  const at = await trend()
  for (const [text, other, refusal] of [
    ['', {}, 'invalid-input'],
    ['  \n ', {}, 'invalid-input'],
    [undefined, {}, 'invalid-input'],
    [7, {}, 'invalid-input'],
    ['a'.repeat(10_001), {}, 'comment-too-long'],
    ['a'.repeat(1_000_000), {}, 'body-too-large'],
    ['- a\n'.repeat(2000), {}, 'text-too-large'],
    ['a\u0000b', {}, 'invalid-input'],
    ['a\u202eb', {}, 'invalid-input'],
    ['Well.', { requestId: 'one' }, 'invalid-input'],
    ['Well.', { author: 'Ada' }, 'unknown-field'],
    ['Well.', { replyTo: '999999' }, 'comment-not-found'],
    ['Well.', { withStance: true }, 'no-stance'],
  ] as const)
    expect([text, other, await code(add(at, 'ben', text, other))]).toEqual([text, other, refusal])
  expect(await code(add(at, undefined, 'Well.'))).toBe('sign-in-needed')
  expect((await add(at, 'ben', 'a'.repeat(10_001))).body.error.message).toContain('at most 10,000 characters')
  expect((await page(at)).threads).toEqual([])
  expect((await add(at, 'ben', 'a'.repeat(10_000))).status).toBe(201)
})

test('comments are of one item: by the address of another, or of another kind, they are not there', async () => {
  const [at, other] = [await trend(), await trend()]
  const { id } = await added(at, 'ben', 'Here.')
  const kind = at.replace('trend', 'prediction')
  for (const wrong of [other, kind])
    expect([
      await code(change(wrong, 'ben', id, 'There.')),
      await code(remove(wrong, 'ben', id)),
      await code(ask(`${wrong}/comments/${id}/replies`)),
      await code(add(wrong, 'eve', 'Where?', { replyTo: id })),
    ]).toEqual([
      'comment-not-found',
      'comment-not-found',
      'comment-not-found',
      wrong === kind ? 'item-not-found' : 'comment-not-found',
    ])
  expect(await code(ask(`${kind}/comments`))).toBe('item-not-found')
  expect([await code(change(at, 'eve', id, 'Mine.')), await code(remove(at, 'eve', id))]).toEqual([
    'comment-not-found',
    'comment-not-found',
  ])
})

test('under an item that one does not see nothing is read or said', async () => {
  const at = await written('ada', aTrend())
  await added(at, 'ada', 'A note for myself.')
  expect(await texts(at, 'ada')).toEqual(['A note for myself.'])
  for (const as of ['ben', undefined] as const) expect(await code(ask(`${at}/comments`, { as }))).toBe('item-not-found')
  expect(await code(add(at, 'ben', 'Hello?'))).toBe('item-not-found')
  await ask(`POST ${at}/publish`, { as: 'ada' })
  expect(await texts(at)).toEqual(['A note for myself.'])
})

test('one’s own comment is removed also where one does not see the item any more, and is not changed there', async () => {
  const at = await trend()
  const { id } = await added(at, 'ben', 'It is so.')
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  expect(await code(change(at, 'ben', id, 'It was so.'))).toBe('comment-not-found')
  expect((await remove(at, 'ben', id)).status).toBe(200)
  expect((await page(at, 'ada')).threads).toMatchObject([{ state: 'removed', text: null }])
})

test('one finds all that one has written, the newest first, also where one does not see the item any more', async () => {
  const [at, other] = [await trend(), await trend()]
  await added(at, 'olga', 'The first.')
  const { id } = await added(other, 'olga', 'The second.')
  await remove(at, 'olga', (await added(at, 'olga', 'Taken back.')).id)
  await ask(`POST ${at}/unpublish`, { as: 'ada' })
  const { body } = await ask('/api/me/comments', { as: 'olga' })
  expect(body.next).toBe(null)
  expect(body.comments).toMatchObject([
    { id, text: 'The second.', item: { kind: 'trend', id: other.split('/').at(-1), label: expect.any(String) } },
    { text: 'The first.', item: { id: at.split('/').at(-1), label: null } },
  ])
  expect((await ask(`/api/me/comments?cursor=${id}`, { as: 'olga' })).body.comments).toHaveLength(1)
  expect(await code(ask('/api/me/comments'))).toBe('sign-in-needed')
})

test('the forecast of that moment stays beside a comment where its writer wishes it, whatever they say later', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.44))
  await added(at, 'ben', 'They stop paying in June.', { withStance: true })
  await forecast(at, 'ben', yes(0.58))
  await added(at, 'ben', 'And I told nobody.')
  expect((await page(at)).threads.map(({ stance }) => stance)).toEqual([
    null,
    { question: { type: 'binary' }, estimate: yes(0.44) },
  ])
  await withdraw(at, 'ben')
  expect(await code(add(at, 'ben', 'Nothing stands.', { withStance: true }))).toBe('no-stance')
})

test('of a curve of parts the five quantiles stay beside a comment, and nobody reads the parts', async () => {
  const range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' }
  const asked = { type: 'numeric', unit: 'ppm', range }
  const at = await question({ question: asked })
  await forecast(at, 'ben', { type: 'numeric', parts: [{ from: 40, top: 50, to: 60, weight: 1 }] })
  await added(at, 'ben', 'As I said.', { withStance: true })
  const { rows } = await pool.query('select stance from comment where item_id = $1', [at.split('/').at(-1)])
  const [thread] = (await page(at)).threads
  const one = expect.any(Number)
  const quantiles = { p5: one, p25: one, p50: one, p75: one, p95: one }
  for (const { stance } of [...rows, thread])
    expect(stance).toEqual({ question: asked, estimate: { type: 'numeric', quantiles } })
})

test('a forecast of what was asked before is no stance on what is asked now', async () => {
  const at = await question()
  await forecast(at, 'ben', yes(0.44))
  await turn(at, 'question', { type: 'choice', options: ['Solar', 'Coal'] })
  expect(await code(add(at, 'ben', 'Still.', { withStance: true }))).toBe('no-stance')
})
