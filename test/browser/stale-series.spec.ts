/** A reader meets a series that ended years ago, and is told what is measured, what is estimated of now, and what is to come. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sayShort, unitBehind } from '#kit/numbers.ts'
import { violationsOn } from './axe.ts'
import { toldBy } from './told-by.ts'
import { givenSite } from './visitor.ts'

const site = await givenSite()
const year = new Date().getUTCFullYear()
/** Human development: counted again years later, and by nobody in between. */
const stale = '/trend/149'

async function measured({ request }: Page) {
  const { item } = await (await request.get(`/api/items${stale}`)).json()
  const [at, value]: [string, number] = item.series.observations.at(-1)
  return {
    title: String(item.title),
    unit: unitBehind(String(item.series.unit)),
    at: Number(at),
    value: sayShort(value),
  }
}

test.each([390, 1280])(
  'at %i px the figure of a list leads to a page that says what it is, and whose chart answers year by year',
  async (width) => {
    const { page, open } = await site.visitor({ viewport: { width, height: 900 } })
    await open(stale)
    const last = await measured(page)
    const found = `/all-stuff?kind=trend&q=${encodeURIComponent(last.title)}`
    await open(found)
    const card = page.getByRole('article').filter({ hasText: last.title })
    await card.getByText(`${last.unit} in 2030`).waitFor()
    await card.getByText(/80%: [\d,.]+ to [\d,.]+$/).waitFor()
    await card.getByText(`${last.value} in ${last.at}`, { exact: true }).waitFor()
    await open(`${found}&view=table`)
    const figure = await page
      .getByRole('cell', { name: /^about [\d,.]+/ })
      .first()
      .innerText()
    expect(figure).toContain('in 2030')
    const [, said = ''] = /about ([\d,.]+)/.exec(figure) ?? []

    await page.getByRole('link', { name: last.title }).first().click()
    await page.getByRole('heading', { level: 1, name: last.title }).waitFor()
    await page.getByText(said, { exact: true }).first().waitFor() // what leads its page
    const today = page.getByText(`${year}, not measured yet: about `)
    await today.waitFor()
    expect(await today.innerText()).toMatch(/\(80%: [\d,.]+ to [\d,.]+\)/)
    expect(await today.innerText()).toContain(`Measured: ${last.value} in ${last.at}.`)

    const along = page.getByRole('slider', { name: 'Values along the chart' }).first()
    await along.focus()
    const says = () => toldBy(along)
    await expect.poll(says).toMatch(new RegExp(`^${last.at}: ${last.value}.*, measured$`))
    for (let at = last.at + 1; at <= year; at++) {
      await page.keyboard.press('ArrowRight')
      await expect.poll(says).toMatch(new RegExp(`^${at}: estimated .* \\(not seen yet\\)$`))
    }
    await page.keyboard.press('ArrowRight')
    await expect.poll(says).toMatch(new RegExp(`^${year + 1}: expected .* \\(projected`))
    await page.getByText('not seen yet', { exact: true }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  },
)

test('a chance says how many steps the year lies beyond what was measured', async () => {
  const { page, open } = await site.visitor()
  await open(`${stale}?at=2028&value=0.75`)
  const { at } = await measured(page)
  const answer = page.getByRole('status').filter({ hasText: 'in 2028' })
  await answer.waitFor()
  expect(await answer.innerText()).toContain(`2028 is step ${2028 - at} of a series that ends in ${at}.`)
})

test('a newer value from elsewhere stands beside the series, moves what is estimated, and says whose it is', async () => {
  const { page, open } = await site.visitor()
  await open('/trend/140')
  const moved = page.getByText(
    /^Moved by newer values: IEA, Global EV Outlook 2026 has 20,000,000 cars per year for 2025/,
  )
  await moved.waitFor()
  expect(await moved.innerText()).toMatch(/2 other values since the last observation are heeded with it\.$/)
  const along = page.getByRole('slider', { name: 'Values along the chart' }).first()
  await along.focus()
  const says: string[] = []
  for (let i = 0; i < 10; i++) {
    await expect.poll(() => toldBy(along)).not.toBe(says.at(-1) ?? '')
    says.push(await toldBy(along))
    await page.keyboard.press('ArrowRight')
  }
  expect(says).toContain('2025: 20 million, by IEA, Global EV Outlook 2026, a newer value from elsewhere')
  await page.getByText('20,000,000 cars per year in 2025, give or take 800,000: IEA, Global EV Outlook 2026.').waitFor()
})
