/**
 * A forecaster's whole life on a question of each other type than yes or no: what is no forecast is said at its field or
 * cannot be typed, it is kept, changed far and asked about once, taken back, made again, and scored when the question comes out.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const overhang = 'document.documentElement.scrollWidth - innerWidth'

/** As whoever writes the next version of a question does. */
const resolve = (id: number, value: string) =>
  pool.query(
    `update item set version = version + 1, outcome = 'resolved', details = jsonb_set(details, '{outcome}', $2::jsonb),
      card = jsonb_set(card, '{outcome}', $2::jsonb) where id = $1`,
    [id, JSON.stringify({ state: 'resolved', value, at: '2999-01-01', reason: 'It was seen by everybody.' })],
  )

type Fields = Record<string, string>
type Life = {
  id: number
  first: Fields
  /** What can be typed and is no forecast, and what is said of it. */
  wrong: { fields: Fields; fault: string } | null
  far: Fields
  says: string
  came: string
  out: string
}
const five = (...values: [string, string, string, string, string]): Fields =>
  Object.fromEntries(values.map((value, i) => [`with ${[5, 25, 50, 75, 95][i]}%${i === 0 ? ' chance' : ''}`, value]))
/** What is left goes to '100 seconds or more'. */
const clock = (less: string, same: string, more: string): Fields => ({
  '84 seconds or less': less,
  '85 seconds': same,
  '86 to 99 seconds': more,
})
const lives: Record<string, Life> = {
  'several options': {
    id: 35,
    first: clock('40', '30', '20'),
    wrong: null,
    far: clock('5', '85', '5'),
    says: '85 seconds 85%',
    came: '85 seconds',
    out: 'It came out 85 seconds.',
  },
  'a number': {
    id: 12,
    first: five('3', '3.8', '4.3', '4.8', '5.6'),
    wrong: { fields: { 'with 25%': '2' }, fault: 'rise' },
    far: five('4.6', '5', '5.2', '5.4', '6'),
    says: '5.2 million km²',
    came: '5.1',
    out: 'It came out 5.1 million km².',
  },
  'a date': {
    id: 18,
    first: five('2033-01-01', '2038-01-01', '2044-01-01', '2050-01-01', '2058-01-01'),
    wrong: { fields: { 'with 25%': '2030-01-01' }, fault: 'rise' },
    far: five('2046-01-01', '2050-01-01', '2053-01-01', '2056-01-01', '2059-01-01'),
    says: '2053',
    came: '2052-07-01',
    out: 'It came out',
  },
}

test.for(Object.entries(lives))('on a question of %s', async ([name, life]) => {
  const { id, first, wrong, far, says, came, out } = life
  const ada = await site.author(`Ada ${name}`)
  const { page } = ada
  ada.expectComplaints(/400 \(Bad Request\)/)
  await page.setViewportSize({ width: 390, height: 844 })
  await ada.open(`/prediction/${id}`)
  const panel = page.getByRole('region', { name: 'What people forecast' })
  const fill = async (fields: Fields) => {
    // Chances of options give way to each other, but for those that are held.
    const held = panel.getByRole('button', { name: /^Hold /, pressed: true })
    while ((await held.count()) > 0) await held.first().press('Enter')
    for (const [label, value] of Object.entries(fields)) {
      await panel.getByLabel(label, { exact: true }).fill(value)
      for (const hold of await panel.getByRole('button', { name: `Hold ${label}`, exact: true }).all())
        await hold.press('Enter')
    }
  }
  const press = async (button: string) => {
    await panel.getByRole('button', { name: button, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Start from Farsight')
  await panel.getByText('The fields say what Farsight says. Nothing is sent yet.').waitFor()
  for (const label of Object.keys(first))
    expect(await panel.getByLabel(label, { exact: true }).inputValue()).not.toBe('')
  if (wrong) {
    await fill({ ...first, ...wrong.fields })
    await press('Forecast')
    await panel.getByText(wrong.fault).first().waitFor()
  }
  await fill(first)
  await press('Forecast')
  await panel.getByText('Your forecast is kept.').waitFor()
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])

  await fill(far)
  await press(`Update to ${says}`)
  await panel.getByLabel('What changed? (optional)').waitFor()
  await press(`Update to ${says}`)
  await panel.getByText(`${says} since`).waitFor()
  await press('Withdraw')
  await panel.getByText(/^You withdrew .* on /).waitFor()
  await press('Forecast')
  await panel.getByText(`${says} since`).waitFor()

  await resolve(id, came)
  // The page is drawn anew a little after one's own scores are there.
  const told = [panel.getByRole('heading', { name: 'Your scores' }), panel.getByText(out).first()]
  await expect
    .poll(async () => {
      await ada.open(`/prediction/${id}`)
      await panel.getByRole('heading', { name: 'Your forecast' }).waitFor()
      return Promise.all(told.map((one) => one.count()))
    })
    .toEqual([1, 1])
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])
})
