/**
 * Somebody widens what their question counts with to all that no other branch names: the branch “otherwise” says so on its
 * page, and is held with the others by how likely all of it is.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { emailOf, givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const overhang = 'document.documentElement.scrollWidth - innerWidth'

/** Two questions of yes or no of theirs, as one writes them: with Solar, and with Wind. */
async function branchesOf(name: string): Promise<{ who: string; solar: string; wind: string }> {
  const [account, parent, asked] = await Promise.all([
    pool.query<{ id: string }>('select id from account where email = $1', [emailOf(name)]),
    pool.query<{ id: string }>(`select id from item where slug = 'largest-power-source-2035'`),
    pool.query<{ id: string }>(
      `select id from item where kind = 'prediction' and details -> 'question' ->> 'type' = 'binary' and family is null
        and not details ? 'condition' and not details ? 'automatic' and outcome is null order by id limit 2`,
    ),
  ])
  const who = parent.rows[0]?.id ?? ''
  const [solar = '', wind = ''] = asked.rows.map(({ id }) => id)
  for (const [id, outcome] of [
    [solar, 'Solar'],
    [wind, 'Wind'],
  ]) {
    const condition = JSON.stringify({ condition: { on: `prediction/${who}`, outcome } })
    await pool.query(`update item set owner_id = $2, label = $4, details = details || $3::jsonb where id = $1`, [
      id,
      account.rows[0]?.id,
      condition,
      `It comes with ${outcome}`,
    ])
    await pool.query(`insert into link (from_id, to_id, relation) values ($1, $2, 'condition')`, [id, who])
  }
  return { who, solar, wind }
}

test('a branch “otherwise” names what no other does, by keyboard on a telephone', async () => {
  const ada = await site.author('Ada Okafor')
  const { solar, wind } = await branchesOf('Ada Okafor')
  const { page } = ada
  await page.setViewportSize({ width: 390, height: 844 })
  await ada.open(`/prediction/${wind}/edit`)
  const further = page.getByRole('group', { name: 'Or to one of these (optional)' })
  await further.waitFor()
  expect(await further.getByRole('checkbox').count()).toBe(4)
  for (const option of ['Coal', 'Gas', 'Other']) {
    await further.getByLabel(option, { exact: true }).focus()
    await page.keyboard.press('Space')
  }
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await page.waitForURL(`**/prediction/${wind}`)
  const { rows } = await pool.query(`select details -> 'condition' ->> 'or' as or from item where id = $1`, [wind])
  expect(JSON.parse(rows[0]?.or)).toEqual(['Coal', 'Gas', 'Other'])
  await page.getByText('Wind, Coal, Gas or Other').first().waitFor()
  const part = page.getByRole('region', { name: 'Under a condition', exact: true })
  await part.getByText('counts if that comes out Wind, Coal, Gas or Other').waitFor()
  await part.getByText('counts if that comes out Solar', { exact: true }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  await expect.poll(async () => (await site.served(`/prediction/${solar}`)).html).toContain('Wind, Coal, Gas or Other')
})
