import { expect, test, vi } from 'vitest'
import { createKeptPictures } from './kept-pictures.ts'

const picture = (length: number) => async () => new Uint8Array(length)

test('a picture is drawn once, however many ask for it at once and later', async () => {
  const kept = createKeptPictures({ bytes: 1000, waiting: 2 })
  const draw = vi.fn<() => Promise<Uint8Array>>(picture(10))
  const asked = await Promise.all([kept.find('a', draw), kept.find('a', draw), kept.find('a', draw)])
  expect(asked.map((one) => one?.length)).toEqual([10, 10, 10])
  await kept.find('a', draw)
  expect(draw).toHaveBeenCalledTimes(1)
})

test('where too many wait there is none, but for those that are kept or under way', async () => {
  const kept = createKeptPictures({ bytes: 1000, waiting: 2 })
  await kept.find('kept', picture(10))
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  const first = kept.find('a', () => promise)
  expect(kept.find('b', () => promise)).not.toBeNull()
  expect(kept.find('c', picture(10))).toBeNull()
  expect(kept.find('a', picture(10))).not.toBeNull()
  expect(kept.find('kept', picture(10))).not.toBeNull()
  resolve(new Uint8Array(3))
  expect((await first)?.length).toBe(3)
  expect(kept.find('c', picture(10))).not.toBeNull()
})

test('one that failed is drawn anew for the next who asks', async () => {
  const kept = createKeptPictures({ bytes: 1000, waiting: 1 })
  await expect(kept.find('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await kept.find('a', picture(5)))?.length).toBe(5)
})

test('what was not asked for longest makes room', async () => {
  const kept = createKeptPictures({ bytes: 25, waiting: 1 })
  const draw = vi.fn<() => Promise<Uint8Array>>(picture(10))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await kept.find(key, draw) // eslint-disable-line no-await-in-loop
  expect(draw).toHaveBeenCalledTimes(4)
})
