/**
 * Somebody forecasts a question with a condition and without, by keyboard on a telephone: what does not agree is said as
 * it is typed, with what would; and once the condition comes out otherwise, what hung on it counts no more.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const overhang = 'document.documentElement.scrollWidth - innerWidth'
const title = 'With a condition, and without'
/** 'CO2 at 450 ppm if emissions fall', in the collection. */
const branch = '/prediction/22'

async function labelsOf() {
  const { rows } = await pool.query<{ on: string; id: string; plain: string; under: string }>(
    `select parent.label as on, parent.id::text as id, plain.label as plain, branch.label as under
    from item as branch
      join item as parent on parent.id = split_part(branch.details -> 'condition' ->> 'on', '/', 2)::bigint
      join item as plain on plain.id = split_part(branch.details -> 'condition' ->> 'plain', '/', 2)::bigint
    where branch.id = 22`,
  )
  const [labels] = rows
  if (!labels) throw new Error('The collection has no such question.')
  return labels
}

/** As whoever writes the next version of a question does. */
const comeOut = (id: string, value: string) =>
  pool.query(
    `update item set version = version + 1, outcome = 'resolved', details = jsonb_set(details, '{outcome}', $2::jsonb),
      card = jsonb_set(card, '{outcome}', $2::jsonb) where id = $1`,
    [id, JSON.stringify({ state: 'resolved', value, at: '2026-11-28', reason: 'It was seen by everybody.' })],
  )

test('numbers with a condition and without are held against each other, until the condition comes out', async () => {
  const { on, id, plain, under } = await labelsOf()
  const [vic, ada] = [await site.visitor(), await site.author('Ada Okafor')]
  await vic.page.setViewportSize({ width: 390, height: 844 })
  await vic.open(branch)
  const read = vic.page.getByRole('region', { name: title, exact: true })
  await read.getByRole('link', { name: plain, exact: true }).waitFor()
  await read.getByText(/% × 16% = [\d.]+%, and without a condition its page says \d+%: that leaves/).waitFor()
  expect(await vic.page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(vic.page)).toEqual([])

  const { page } = ada
  await page.setViewportSize({ width: 390, height: 844 })
  await ada.open(branch)
  const part = page.getByRole('region', { name: title, exact: true })
  const field = (label: string) => part.getByLabel(`What you say of ${label}`, { exact: true })
  await part.getByText(`To hold your numbers against each other, say also: ${on}, ${under}, ${plain}.`).waitFor()
  await field(on).focus()
  await page.keyboard.type('30')
  await field(under).focus()
  await page.keyboard.type('80')
  await part.getByText(`To hold your numbers against each other, say also: ${plain}.`).waitFor()
  await field(plain).focus()
  await page.keyboard.type('10')
  await part.getByText('without a condition it must be from 24% to 94%, and you say 10%').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await part.getByRole('button', { name: 'Take these', exact: true }).press('Enter')
  await part.getByText('Your numbers: 30% × 76% = 23%').waitFor()
  await field(plain).fill('25')
  await part.getByText('that leaves').first().waitFor()
  await field(plain).press('Enter')
  await part.getByText('3 forecasts are kept.').waitFor()
  await part.getByRole('link', { name: on, exact: true }).press('Enter')
  await page.getByRole('region', { name: 'What people forecast' }).getByText('30% since').waitFor()

  await comeOut(id, 'no')
  await expect.poll(async () => (await site.served(branch)).html).toContain('Annulled by rule: it counts only if')
  await expect.poll(async () => (await site.served(`/prediction/${id}`)).html).toContain('Annulled by rule: ')
  await vic.open(`/prediction/${id}`)
  await read.getByText(`${on} came out no. Annulled by rule: ${under}.`).waitFor()
  expect(await violationsOn(vic.page)).toEqual([])
})
