/** What operators, and the words on authors, make of signals. */
import { describe, expect, test } from 'vitest'
import { givenReaders } from '../../../../test/readers.ts'

const { ask, trend, keep, kept, titles, mine, queue, waiting, judge, code, word, pool } = await givenReaders()
const inQueue = async (id: string) => (await queue()).find((one: { id: string }) => one.id === id)
const report = (at: string, id: string, as?: 'ben' | 'eve') =>
  ask(`POST ${at}/signals/${id}/reports`, { as, body: { reason: 'false', note: 'It says 3.' } })

describe('a signal of somebody of whom nobody has said anything', () => {
  test('waits, is read by its author alone, and stands on the trend once an operator shows it', async () => {
    const at = await trend()
    const before = await waiting()
    const { id, standing } = await kept(at, 'nia')
    expect(standing).toBe('held')
    expect([await titles(at), await titles(at, 'olga'), await waiting()]).toEqual([[], [], before + 1])
    expect(await inQueue(id)).toMatchObject({
      author: 'Nia Holt',
      authorId: '4',
      word: null,
      isByOwner: false,
      standing: 'held',
      version: 1,
    })
    expect((await judge(id, { action: 'shown' })).body).toEqual({ standing: 'published' })
    expect([await titles(at), await waiting(), await inQueue(id)]).toEqual([
      ['The survey asked twice as many'],
      before,
      undefined,
    ])
  })

  test('waits again once it says something else, and not where only the same is said again', async () => {
    const at = await trend()
    const { id } = await kept(at, 'nia')
    await judge(id, { action: 'shown' })
    expect((await kept(at, 'nia', {}, id)).standing).toBe('published')
    expect((await kept(at, 'nia', { link: 'https://example.org/other' }, id)).standing).toBe('held')
    expect(await titles(at)).toEqual([])
    expect(await code(judge(id, { action: 'shown' }))).toBe('changed-meanwhile')
    expect((await judge(id, { action: 'shown', version: 2 })).status).toBe(200)
    await kept(at, 'nia', { isPublished: false, link: 'https://example.org/other' }, id)
    expect((await kept(at, 'nia', { link: 'https://example.org/other' }, id)).standing).toBe('published')
  })

  test('is shown with all others once they are trusted, waits again off the lists, and is hidden when they are stopped', async () => {
    const at = await trend()
    const [first, second] = [await kept(at, 'nia'), await kept(at, 'nia', { title: 'A second one' })]
    await judge(first.id, { action: 'shown' })
    await word('4', 'trusted')
    expect(await titles(at)).toHaveLength(2)
    await word('4', 'unlisted')
    expect([await titles(at), (await inQueue(second.id)).standing]).toEqual([[], 'held'])
    await judge(second.id, { action: 'shown' })
    expect(await titles(at)).toEqual(['A second one'])
    await word('4', 'stopped')
    expect([await titles(at), await inQueue(second.id)]).toEqual([[], undefined])
    expect((await mine(at, 'nia')).signals).toMatchObject([
      { standing: 'hidden', hidden: null },
      { standing: 'hidden' },
    ])
    expect(await code(keep(at, 'nia'))).toBe('author-stopped')
    expect((await keep(at, 'nia', { isPublished: false })).status).toBe(200)
    expect(await code(judge(second.id, { action: 'shown' }))).toBe('hidden-with-author')
    await pool.query('update reader_signal set approved_at = now() where id = $1', [second.id])
    expect(await titles(at)).toEqual([])
    await word('4', 'trusted')
    expect(await titles(at)).toHaveLength(2)
    await pool.query(`delete from author_word where account_id = '4'`)
  })
})

test('a hidden signal is read by its author alone, who is told why, however they change it; then it may be shown again', async () => {
  const at = await trend()
  const { id } = await kept(at, 'ben')
  expect(await code(judge(id, { action: 'hidden', reason: 'no' }))).toBe('invalid-input')
  expect((await judge(id, { action: 'hidden', reason: 'It is advertising.' })).body).toEqual({ standing: 'hidden' })
  expect([await titles(at), (await mine(at, 'ben')).signals[0].hidden.reason]).toEqual([[], 'It is advertising.'])
  expect((await kept(at, 'ben', { title: 'No advertising' }, id)).standing).toBe('hidden')
  await kept(at, 'ben', { title: 'No advertising', isPublished: false }, id)
  expect(await code(judge(id, { action: 'shown', version: 2 }))).toBe('signal-not-found')
  expect((await kept(at, 'ben', { title: 'No advertising' }, id)).standing).toBe('hidden')
  await judge(id, { action: 'shown', version: 2 })
  expect(await titles(at)).toEqual(['No advertising'])
  await kept(at, 'ben', { title: 'Again some' }, id)
  await judge(id, { action: 'hidden', reason: 'It is advertising again.', version: 3 })
  expect((await inQueue(id)).actions).toMatchObject([
    { action: 'hidden', reason: 'It is advertising again.', by: 'Olga Nilsen' },
    { action: 'shown', reason: '' },
    { action: 'hidden', reason: 'It is advertising.' },
  ])
})

describe('a report of a signal', () => {
  test('brings it before operators, of an account or of a visitor once a day, until they leave it as it is', async () => {
    const at = await trend()
    const { id } = await kept(at, 'ben')
    expect(await inQueue(id)).toBeUndefined()
    expect((await report(at, id, 'eve')).body).toEqual({ reported: true })
    expect((await report(at, id)).status).toBe(200)
    expect(await code(report(at, id))).toBe('reported-today')
    expect(await inQueue(id)).toMatchObject({
      standing: 'published',
      reportCount: 2,
      reports: [{ byVisitor: true, reason: 'false', note: 'It says 3.' }, { byVisitor: false }],
    })
    await judge(id, { action: 'shown' })
    expect([await inQueue(id), await titles(at)]).toEqual([undefined, ['The survey asked twice as many']])
  })

  test('is not taken of whoever wrote it', async () => {
    const at = await trend()
    const { id } = await kept(at, 'ben')
    expect(await code(report(at, id, 'ben'))).toBe('own-signal')
    expect(await inQueue(id)).toBeUndefined()
  })

  test('is taken of what everybody reads alone', async () => {
    const [at, other] = [await trend(), await trend()]
    const held = await kept(at, 'nia')
    const own = await kept(at, 'ben', { isPublished: false })
    const shown = await kept(at, 'ben')
    for (const call of [report(at, held.id, 'eve'), report(at, own.id), report(other, shown.id, 'eve')])
      expect(await code(call)).toBe('signal-not-found')
  })
})

test('nobody but operators reads the queue or judges, and nobody judges what is not published', async () => {
  const at = await trend()
  const { id } = await kept(at, 'nia')
  const own = await kept(at, 'nia', { isPublished: false })
  expect(await code(ask('/api/operators/signals', { as: 'nia' }))).toBe('operators-only')
  expect(await code(judge(id, { action: 'shown' }, 'nia'))).toBe('operators-only')
  expect(await code(judge(own.id, { action: 'shown' }))).toBe('signal-not-found')
  expect((await queue()).map((one: { id: string }) => one.id)).not.toContain(own.id)
  expect((await kept(at, 'olga')).standing).toBe('published')
})

test('ten signals a day are published by whoever is not trusted yet, deleted ones among them, beside ten items', async () => {
  const at = await trend()
  await pool.query(`delete from signal_publication`)
  for (let i = 0; i < 10; i++) {
    const { id } = await kept(at, 'nia')
    await ask(`DELETE ${at}/signals/${id}`, { as: 'nia' })
  }
  expect(await code(keep(at, 'nia'))).toBe('signals-enough')
  expect((await mine(at, 'nia')).signals).toEqual([])
  expect((await keep(at, 'nia', { isPublished: false })).status).toBe(200)
  await pool.query(`update signal_publication set at = at - interval '25 hours'`)
  expect((await keep(at, 'nia')).status).toBe(200)
})
