/** What one takes away as a file; a very large one is taken in test/trials/files/large.test.ts. */
import { expect, test } from 'vitest'
import { givenContent } from '../../../../../test/content-as.ts'
import { aTrend } from '../../../../../test/given/entries.ts'
import { saveLong, takeLong } from '../../../../../test/files/large-file.ts'

const content = await givenContent()
const { ask, create, pool } = content

test('however many texts there are, each is in the file once and in order', async () => {
  await saveLong(content, { as: 'ada', versions: 12, signs: 100 })
  const { body } = await ask('/api/me/export', { as: 'ada' })
  const [{ item, versions, standing }] = body.items
  expect([standing, item.title, body.analyses, body.consents]).toEqual(['private', 'Rain comes late', [], []])
  expect(versions.map(({ version }: { version: number }) => version)).toEqual(
    Array.from({ length: 12 }, (_, i) => 1 + i),
  )
})

test('a file that nobody reads yet is the only one of its account, and is whole once it is read', async () => {
  const { meanwhile, bytes } = await takeLong(content, { as: 'ben', versions: 60, signs: 200_000 })
  expect(meanwhile).toEqual([429, 'export-under-way', '30'])
  expect(bytes).toBeGreaterThan(11_700_000)
})

test('an account keeps twenty megabytes of versions and no more, until it deletes an item; others are not asked', async () => {
  await pool.query(`delete from item`)
  await saveLong(content, { as: 'ada', versions: 100, signs: 200_600 })
  const { body } = await create(aTrend('Snow stays away'), 'ada')
  const revise = (version: number, signs: number) =>
    ask(`PATCH /api/items/trend/${body.item.id}`, { as: 'ada', body: { version, body: 'x'.repeat(signs) } })
  expect((await revise(1, 40_000)).status).toBe(200)
  const refused = await revise(2, 99_000)
  const again = await create(aTrend('Fog stays', { body: 'x'.repeat(99_000) }), 'ada')
  const refusal = [409, 'too-much-kept', expect.stringContaining('20 MB')]
  for (const { status, body: said } of [refused, again])
    expect([status, said.error.code, said.error.message]).toEqual(refusal)
  expect((await create(aTrend('Fog stays', { body: 'x'.repeat(99_000) }), 'ben')).status).toBe(201)
  const { body: mine } = await ask('/api/me/items', { as: 'ada' })
  const large = mine.items.find(({ item }: { item: { title: string } }) => item.title === 'Rain comes late')
  await ask(`DELETE /api/items/trend/${large.item.id}`, { as: 'ada' })
  expect((await revise(2, 99_000)).status).toBe(200)
})
