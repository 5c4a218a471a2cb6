/** A file of forty megabytes. */
import { expect, test } from 'vitest'
import { givenContent } from '../../content-as.ts'
import { takeLong } from '../../files/large-file.ts'

const content = await givenContent()

test('a file that nobody reads yet is the only one of its account, and is whole once it is read, however large', async () => {
  const { meanwhile, bytes } = await takeLong(content, { as: 'ben', versions: 200, signs: 200_000 })
  expect(meanwhile).toEqual([429, 'export-under-way', '30'])
  expect(bytes).toBeGreaterThan(39_000_000)
})
