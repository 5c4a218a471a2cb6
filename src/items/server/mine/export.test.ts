/** What one takes away as a file, however much that is. */
import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { aTrend, givenContent } from '../../../../test/content-as.ts'

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
