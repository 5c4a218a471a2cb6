/** What no page does, however many items there are: read through all of them. */
import { expect, test } from 'vitest'
import { fillBase } from '../../../bench/fill/fill-base.ts'
import { touchAll } from '../../../bench/size/size.ts'
import { givenDatabase } from '../../given.ts'

const database = await givenDatabase({ stocked: true })
await fillBase(database, { items: 20_000 })
const { touched, leftOut } = await touchAll(database.url)

test('every screen and every call that visitors reach is asked for, and answered', () => {
  expect(touched.filter(({ status }) => status !== 200).map(({ url, status }) => `${status} ${url}`)).toEqual([
    '301 /favicon.ico',
  ])
  expect(touched.length).toBeGreaterThan(300)
  expect(Object.values(leftOut).filter((why) => why.length < 10)).toEqual([])
})

test('no statement of a page touches more than 2,000 pages of 8 KB', () => {
  const over = touched.flatMap(({ url, overMost }) => overMost.map(({ pages, text }) => ({ url, pages, text })))
  const byText = Map.groupBy(over, ({ text }) => text)
  expect([...byText].map(([text, [first]]) => `${first?.pages} pages: ${first?.url}: ${text.slice(0, 300)}`)).toEqual(
    [],
  )
})
