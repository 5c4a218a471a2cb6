/** How a crowd of several options went is read along by keys, and taken away as a picture and as data, on a telephone. */
import { readFile } from 'node:fs/promises'
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'
import { toldBy } from '../told-by.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const phone = { viewport: { width: 390, height: 844 }, acceptDownloads: true }
const path = '/prediction/35'
const options = ['84 seconds or less', '85 seconds', '86 to 99 seconds', '100 seconds or more']

type Told = { crowd: { estimate: { probabilities: Record<string, number> } } | null }
async function told(): Promise<number> {
  const { html } = await site.served('/api/items/prediction/35/crowd')
  return (JSON.parse(html) as Told).crowd?.estimate.probabilities['85 seconds'] ?? 0
}

test('each option has a row with what everybody says of it, and all of it can be read and taken away', async () => {
  const nia = await site.author('Nia Holt', phone)
  const people = [nia, await site.author('Ben Sato', phone), await site.author('Eve Marsh', phone)]
  const say = async (chance: string, button: string | RegExp) => {
    for (const { page, open } of people) {
      await open(path)
      const panel = page.getByRole('region', { name: 'What people forecast' })
      await panel.getByLabel('85 seconds', { exact: true }).fill(chance)
      await panel.getByRole('button', { name: button }).press('Enter')
      await panel.getByText('Your forecast is kept.').waitFor()
    }
  }
  await say('40', 'Forecast')
  await expect.poll(told).toBe(0.4)
  await pool.query(`update crowd_point set at = at - interval '9 days'`)
  await say('52', /^Update/)
  await expect.poll(told).toBe(0.52)

  const { page } = nia
  await nia.open(path)
  const panel = page.getByRole('region', { name: 'What people forecast' })
  await panel.getByText(/3 people\. .* 16%, all others together 32%\./).waitFor()
  await panel.getByText(/^How a crowd is put together$/).scrollIntoViewIfNeeded()
  await panel.getByRole('button', { name: 'Still 85 seconds 52%' }).scrollIntoViewIfNeeded()
  const chart = page.getByRole('figure').filter({ hasText: 'How it went' })
  await chart.getByText('A row for each option, the likeliest now first').waitFor()
  await chart.scrollIntoViewIfNeeded()
  const words = await chart.getByRole('img').innerText()
  for (const said of [...options, 'crowd', 'you', 'Farsight', '52%']) expect(words).toContain(said)
  expect(words.indexOf('85 seconds')).toBeLessThan(words.indexOf('84 seconds or less'))
  expect(await chart.getByRole('img').getAttribute('aria-label')).toMatch(
    /How it went: 85 seconds from 40% on .* to 52% on /,
  )

  const along = chart.getByRole('slider', { name: 'Values along the chart' })
  await along.focus()
  await expect.poll(() => toldBy(along)).toMatch(/: 85 seconds 52%, 84 seconds or less 16%, .*, 3 people$/)
  await page.keyboard.press('Home')
  await expect.poll(() => toldBy(along)).toMatch(/: 85 seconds 40%, .*, 3 people$/)
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])

  await chart.getByText(/^Numbers behind this chart/).press('Enter')
  expect(await chart.getByRole('columnheader').allInnerTexts()).toEqual([
    'Since (UTC)',
    '85 seconds',
    ...options.filter((option) => option !== '85 seconds'),
    'People',
  ])
  await chart.getByText(/^Download/).press('Enter')
  const fileOf = async (format: string) => {
    const button = chart.getByRole('button', { name: new RegExp(`^${format} of `) })
    const [download] = await Promise.all([page.waitForEvent('download'), button.press('Enter')])
    return readFile(await download.path())
  }
  const csv = (await fileOf('CSV')).toString('utf8')
  expect(csv.split('\r\n')[0]).toBe(`at,forecasters,${options.join(',')}`)
  const svg = (await fileOf('SVG')).toString('utf8')
  for (const said of [...options, '52%']) expect(svg).toContain(said)
  expect((await fileOf('PNG')).subarray(1, 4).toString()).toBe('PNG')
  expect(JSON.parse((await fileOf('JSON')).toString('utf8'))).toMatchObject({})
})
