/** What feeds say of an item is made once for all who ask, and anew as soon as anything of it changes. */
import { expect, test } from 'vitest'
import type { Shared } from '../find-shared.ts'
import { keepEntries } from './kept-entries.ts'

function given() {
  const asked: string[] = []
  const view = { title: 'One', summary: '', drawing: { of: 'chance' } }
  const speak = keepEntries(
    async ({ kind, id, version = 'newest' }) => {
      asked.push(`${kind}/${id} ${version}`)
      return id === '9' ? null : ({ view: { ...view, id, figure: `${asked.length}` } } as unknown as Shared)
    },
    async ({ view: { id } }) => `<p>${id}</p>`,
  )
  return { asked, speak }
}
const one = { kind: 'trend', id: '1', stamp: 'a' }

test('the same is read once, with its text and without its drawing', async () => {
  const { asked, speak } = given()
  for (const _ of [1, 2])
    expect(await speak(one, '2026-11-27')).toEqual({
      id: '1',
      figure: '1',
      title: 'One',
      summary: '',
      html: '<p>1</p>',
    })
  expect(asked).toEqual(['trend/1 newest'])
})

test.each([
  ['another stamp', { ...one, stamp: 'b' }, '2026-11-27'],
  ['another day', one, '2026-11-28'],
  ['a version of its own', { ...one, version: 1 }, '2026-11-27'],
  ['another item', { ...one, id: '2' }, '2026-11-27'],
])('%s is read anew', async (_, other, day) => {
  const { asked, speak } = given()
  await speak(one, '2026-11-27')
  await speak(other, day)
  expect(asked).toHaveLength(2)
})

test('what is not there is not kept as such', async () => {
  const { asked, speak } = given()
  for (const _ of [1, 2]) expect(await speak({ ...one, id: '9' }, '2026-11-27')).toBeNull()
  expect(asked).toHaveLength(2)
})
