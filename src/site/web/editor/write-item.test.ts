import { expect, test } from 'vitest'
import { Refusal } from '#kit/refusal.ts'
import { blank, givenCaller, item } from '../../../../test/analyses/writing.ts'
import { writeItem } from './write-item.ts'

type World = {
  itemId?: string | null
  version?: number | null
  isNew?: boolean
  publishedAt?: string | null
  refusal?: Refusal
}

function write({ itemId = null, version = null, isNew = true, publishedAt = null, refusal }: World) {
  const sent: unknown[] = []
  const found: unknown[] = []
  const { call } = givenCaller({
    createItem: ({ body }) => {
      sent.push(['create', body])
      return { item: { ...item, publishedAt }, isNew }
    },
    reviseItem: ({ params, body }) => {
      sent.push(['revise', params['id'], (body as { version: number }).version, (body as { title: string }).title])
      if (refusal) throw refusal
      return { item }
    },
  })
  const entry = { ...blank, title: 'Rain' }
  const editor = { kind: 'thing', itemId, draftId: 'd1', getSnapshot: () => ({ entry }) as never } // nothing else of it is asked for
  return { id: writeItem(call, editor, { version, onFound: (one) => found.push(one) }), sent, found }
}

test('a new item is made of its draft, in one call', async () => {
  const { id, sent, found } = write({})
  expect(await id).toBe('7')
  expect(sent).toEqual([['create', expect.objectContaining({ kind: 'thing', draft: 'd1', title: 'Rain' })]])
  expect(found).toEqual([])
})

test('a revision names the version that it goes on from', async () => {
  const { id, sent } = write({ itemId: '7', version: 3 })
  expect(await id).toBe('7')
  expect(sent).toEqual([['revise', '7', 3, 'Rain']])
})

test('where the draft has become an item before, and nobody heard of it, what was typed since revises that item', async () => {
  const { id, sent, found } = write({ isNew: false })
  expect(await id).toBe('7')
  expect(sent.at(-1)).toEqual(['revise', '7', 1, 'Rain'])
  expect(found).toMatchObject([{ id: '7' }])
})

test('an item that was found and changed elsewhere is not written over unasked; once asked for, it is', async () => {
  const refused = write({ isNew: false, refusal: new Refusal('changed-meanwhile') })
  await expect(refused.id).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(refused.found).toHaveLength(1)
  const asked = write({ isNew: false, version: 4 })
  await asked.id
  expect(asked.sent.at(-1)).toEqual(['revise', '7', 4, 'Rain'])
})

test('what the form calls private never changes what everybody reads, before somebody has said so', async () => {
  const publishedAt = '2026-11-21T10:00:00.000Z'
  const { id, sent } = write({ isNew: false, publishedAt })
  await expect(id).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(sent).toHaveLength(1)
  expect(await write({ isNew: false, publishedAt, version: 1 }).id).toBe('7')
})
