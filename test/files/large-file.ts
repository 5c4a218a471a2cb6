/** The file of an account with a long item: nobody reads it at first, and then somebody reads all of it. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { expect, onTestFinished } from 'vitest'
import type { givenContent } from '../content-as.ts'
import { aTrend } from '../given/entries.ts'

type Content = Awaited<ReturnType<typeof givenContent>>
type Long = { as: 'ada' | 'ben'; versions: number; signs: number }

/** An item that was revised so often, with texts of so many signs. */
export async function saveLong({ create, pool }: Content, { as, versions, signs }: Long): Promise<void> {
  const { body } = await create(aTrend('Rain comes late'), as)
  await pool.query(
    `insert into item_version (item_id, version, at, author, data, is_public)
     select item_id, 1 + more, at, author, jsonb_set(data, '{body}', to_jsonb(repeat('x', $3))), is_public
     from item_version cross join generate_series(1, $2 - 1) as more where item_id = $1`,
    [body.item.id, versions, signs],
  )
  await pool.query('update item set version = $2 where id = $1', [body.item.id, versions])
}

/** Answers what another is told meanwhile, and how many signs came. There are to be more than a connection holds by itself. */
export async function takeLong(content: Content, long: Long) {
  const { ask } = content
  const { as } = long
  await saveLong(content, long)
  const answer = await begin(await content.app.listen({ port: 0, host: '127.0.0.1' }), as)
  expect(answer.statusCode).toBe(200)
  const again = await ask('/api/me/export', { as })
  let bytes = 0
  answer.on('data', (part: Buffer) => (bytes += part.length))
  await once(answer, 'end')
  await expect.poll(async () => (await ask('/api/me/export', { as })).status).toBe(200)
  return { meanwhile: [again.status, again.body.error.code, again.headers['retry-after']], bytes }
}

/** Asks for the file, and reads nothing of it. */
async function begin(origin: string, as: string): Promise<IncomingMessage> {
  const asked = get(`${origin}/api/me/export`, { headers: { 'x-user': as } })
  onTestFinished(() => void asked.destroy())
  const [answer] = (await once(asked, 'response')) as [IncomingMessage] // Node's own event
  return answer
}
