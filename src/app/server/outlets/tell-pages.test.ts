/** What is told of a page that is no item, when the database is away. */
import { expect, test } from 'vitest'
import { readShelf } from '#items/shelf/shelf.ts'
import { createTellPages } from './tell-pages.ts'

const found = { counts: { total: 1, more: false }, items: [{ kind: 'trend', id: '131' }] }
const shelf = readShelf(new URLSearchParams('q=climate'), ['trend'])

test('that no connection was to be had is no bug of the page, and whoever asked is told to come back', async () => {
  const tell = createTellPages(async () => {
    throw new Error('timeout exceeded when trying to connect')
  })
  await expect(tell.shelf(shelf, found)).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfter: 5 })
})

test('a bug stays one', async () => {
  const bug = new Error('x is no function')
  const tell = createTellPages(async () => {
    throw bug
  })
  await expect(tell.shelf(shelf, found)).rejects.toBe(bug)
})
