/** Home, to somebody who is signed in: what moved of the items that they saved. */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from './author.ts'

const site = await givenAuthors()
const { pool } = site as unknown as { pool: Pool } // of the server’s own sign-in service
const saved = '/trend/133'

/** As it is kept once a value has come: between the last stand and the one of now. */
async function arrive(id = 133): Promise<void> {
  await pool.query(
    `insert into item_move (item_id, at, before, after, because, size)
     select item_id, now(), jsonb_set(stand, '{last}', '{"at": "2000", "value": 1}'), stand, '{"by": "itself"}', 0.5
     from item_stand where item_id = $1`,
    [id],
  )
}

test('how an item moved stands on one line, however long the name of its author', async () => {
  await arrive(131)
  await pool.query(`update item set author = 'Wolfeschlegelsteinhausenbergerdorff Okafor' where id = 131`)
  const eve = await site.visitor({ viewport: { width: 390, height: 844 } })
  await eve.open('/')
  const part = eve.page.getByRole('region', { name: 'What moved this week' })
  const mark = part.getByText('new value').first()
  await mark.scrollIntoViewIfNeeded()
  expect((await mark.boundingBox())?.height).toBeLessThan(25)
  expect(await eve.page.evaluate('document.documentElement.scrollWidth')).toBe(390)
})

test('what moved of what somebody saved stands on home for them alone, and leads to the item', async () => {
  const kit = await site.newcomer('Kit Meadow')
  await kit.open('/')
  const part = kit.page.getByRole('region', { name: 'Of what you saved and wrote' })
  await part.getByText('Press Save on the page of an item, and what moves of it is told here.').waitFor()
  await kit.open(saved)
  const title = await kit.page.getByRole('heading', { level: 1 }).innerText()
  await kit.button('Save').click()
  await kit.button('Saved').waitFor()
  await kit.open('/')
  await part.getByText('Your one item has not moved in the last week.').waitFor()

  await arrive()
  await kit.open('/')
  const row = part.getByRole('listitem').filter({ hasText: 'new value' })
  await row.waitFor()
  expect(await row.innerText()).toMatch(/[\d,.]+ in \d{4}/)
  expect(await violationsOn(kit.page)).toEqual([])
  await row.getByRole('link', { name: title }).click()
  await kit.page.waitForURL(`**${saved}`)

  const eve = await site.visitor()
  await eve.open('/')
  await eve.page.getByRole('heading', { name: 'How right it was' }).waitFor()
  expect(await eve.page.getByText('Of what you saved and wrote').count()).toBe(0)
})
