/** Comments on the page of an item as the server sends it: read without a script, and gone as soon as they are taken away. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenServer } from '../../../../test/given.ts'
import { trust } from '../../../../test/given/trust.ts'
import { givenUser } from '../../../../test/given/user.ts'

const { app, pool } = await givenServer({ stocked: true })
const path = '/trend/131'
const at = `/api/items${path}/comments`
const html = async () => (await app.inject(path)).body.replaceAll('<!-- -->', '')

async function givenWriter(name: string) {
  const user = await givenUser(app, { name })
  await pool.query('update account set email_verified = true where id = $1', [user.id])
  await trust(pool, user.id)
  return user
}

test('a comment comes to stand on the page, and is off it at once where its author removes it or an operator hides it', async () => {
  const user = await givenWriter('Ada Okafor')
  const say = async (text: string) =>
    (await user.call('POST', at, { requestId: randomUUID(), text })).json().comment.id as string
  expect(await html()).toContain('Nobody has said anything yet.')
  const [one, other] = [await say('The **rivers** carry less.'), await say('They dam them.')]
  await expect.poll(html).toContain('<strong>rivers</strong> carry less.')
  await expect.poll(html).toContain('2 comments')
  await user.call('PATCH', `${at}/${one}`, { text: 'The lakes carry less.', version: 1 })
  await app.hearEvents()
  expect(await html()).not.toContain('rivers')
  await user.call('DELETE', `${at}/${one}`)
  await pool.query(`update comment set hidden_at = now(), hidden_reason = 'As the test has it.' where id = $1`, [other])
  await app.hearEvents()
  const after = await html()
  expect(after).toContain('Removed by its author.')
  expect(after).toContain('Hidden by an operator.')
  expect(after).not.toMatch(/lakes carry|dam them/)
})
