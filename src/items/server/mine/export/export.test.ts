/** What one takes away as a file, however much that is. */
import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { givenContent } from '../../../../../test/content-as.ts'
import { aTrend } from '../../../../../test/given/entries.ts'

const { app, ask, create, pool } = await givenContent()
const origin = await app.listen({ port: 0, host: '127.0.0.1' })

/** An item that was revised so often, with texts of so many signs. */
async function givenLong(as: 'ada' | 'ben', versions: number, signs: number): Promise<void> {
  const { body } = await create(aTrend('Rain comes late'), as)
  await pool.query(
    `insert into item_version (item_id, version, at, author, data, is_public)
     select item_id, 1 + more, at, author, jsonb_set(data, '{body}', to_jsonb(repeat('x', $3))), is_public
     from item_version cross join generate_series(1, $2 - 1) as more where item_id = $1`,
    [body.item.id, versions, signs],
  )
  await pool.query('update item set version = $2 where id = $1', [body.item.id, versions])
}

/** Asks for the file, and reads nothing of it. */
async function begin(as: string): Promise<IncomingMessage> {
  const asked = get(`${origin}/api/me/export`, { headers: { 'x-user': as } })
  onTestFinished(() => void asked.destroy())
  const [answer] = (await once(asked, 'response')) as [IncomingMessage] // Node's own event
  return answer
}

test('however many texts there are, each is in the file once and in order', async () => {
  await givenLong('ada', 12, 100)
  const { body } = await ask('/api/me/export', { as: 'ada' })
  const [{ item, versions, standing }] = body.items
  expect([standing, item.title, body.analyses, body.consents]).toEqual(['private', 'Rain comes late', [], []])
  expect(versions.map(({ version }: { version: number }) => version)).toEqual(
    Array.from({ length: 12 }, (_, i) => 1 + i),
  )
})

test('a file that nobody reads yet is the only one of its account, and is whole once it is read, however large', async () => {
  await givenLong('ben', 200, 200_000)
  const answer = await begin('ben')
  expect(answer.statusCode).toBe(200)
  const again = await ask('/api/me/export', { as: 'ben' })
  expect([again.status, again.body.error.code, again.headers['retry-after']]).toEqual([429, 'export-under-way', '30'])
  let bytes = 0
  answer.on('data', (part: Buffer) => (bytes += part.length))
  await once(answer, 'end')
  expect(bytes).toBeGreaterThan(39_000_000)
  await expect.poll(async () => (await ask('/api/me/export', { as: 'ben' })).status).toBe(200)
})

test('an account keeps twenty megabytes of versions and no more, until it deletes an item; others are not asked', async () => {
  await pool.query(`delete from item`)
  await givenLong('ada', 100, 200_600)
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
