/** A chart answers whoever points at it, and can be taken away. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { givenSite, hasFocus } from './visitor.ts'

const site = await givenSite()
const chart = (page: Page) =>
  page
    .getByRole('figure')
    .filter({ has: page.getByRole('slider') })
    .first()

async function fileOf(page: Page, button: RegExp): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chart(page).getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('under the pointer stand the time and the value, and they go with it', async () => {
  const { page, open } = await site.visitor()
  await open('/trend/131')
  const along = chart(page).getByRole('slider', { name: 'Values along the chart' })
  const box = await along.boundingBox()
  if (!box) throw new Error('The chart is not on the page.')
  await along.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await along.boundingBox()) ?? box
  await page.mouse.move(x + 2, y + height / 2)
  const first = await along.getAttribute('aria-valuetext')
  expect(first).toMatch(/^[\w ]*\d{4}: /)
  await chart(page)
    .getByText(first ?? '', { exact: true })
    .waitFor()
  await page.mouse.move(x + width - 2, y + height / 2)
  const last = await along.getAttribute('aria-valuetext')
  expect(last).toMatch(/^[\w ]*\d{4}: about .*, 80% from .* to /)
  await chart(page)
    .getByText(last ?? '', { exact: true })
    .waitFor()
  await page.mouse.move(1, 1)
  await chart(page)
    .getByText(last ?? '', { exact: true })
    .waitFor({ state: 'detached' })
})

test('a finger does the same', async () => {
  const { page, open } = await site.visitor({ hasTouch: true, viewport: { width: 390, height: 800 } })
  await open('/trend/131')
  const along = chart(page).getByRole('slider')
  await along.scrollIntoViewIfNeeded()
  const { x, y, height } = (await along.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.touchscreen.tap(x + 3, y + height / 2)
  const says = (await along.getAttribute('aria-valuetext')) ?? ''
  expect(says).toMatch(/^[\w ]*\d{4}: /)
  await chart(page).getByText(says, { exact: true }).waitFor()
})

test('arrow keys go along it from the last measured value', async () => {
  const { page, open } = await site.visitor()
  await open('/trend/131')
  const along = chart(page).getByRole('slider')
  await along.focus()
  expect(await hasFocus(along)).toBe(true)
  const says = () => along.getAttribute('aria-valuetext')
  const measured = await says()
  expect(measured).not.toContain('about')
  await page.keyboard.press('ArrowRight')
  expect(await says()).toContain('about')
  await page.keyboard.press('ArrowLeft')
  expect(await says()).toBe(measured)
  await chart(page)
    .getByText(measured ?? '', { exact: true })
    .waitFor()
})

test('its data come as exact as they are kept, itself as a picture that needs nothing else', async () => {
  const { page, open } = await site.visitor({ acceptDownloads: true })
  await open('/trend/131')
  const data = await fileOf(page, /^Data \(CSV\)/)
  expect(data.name).toMatch(/^[a-z0-9-]+\.csv$/)
  const [head, ...rows] = data.text.trimEnd().split('\r\n')
  expect(head).toBe('when,measured,2.5%,10%,25%,median,75%,90%,97.5%')
  const item = (await (await fetch(`${site.address}/api/items/trend/131`)).json()) as {
    item: { series: { observations: [string, number][] } }
  }
  const { observations } = item.item.series
  expect(rows.slice(0, observations.length)).toEqual(
    observations.map(([at, value]) => `${at},${value}${','.repeat(7)}`),
  )
  expect(rows.length).toBeGreaterThan(observations.length)

  const picture = await fileOf(page, /^Picture \(SVG\)/)
  expect(picture.name).toBe(data.name.replace('.csv', '.svg'))
  expect(picture.text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(picture.text.match(/<path /g)?.length).toBeGreaterThan(5)
  expect(picture.text.match(/<text /g)?.length).toBeGreaterThan(10)
  expect(picture.text).not.toMatch(/var\(--|href=|<script|NaN/)
})

/** What of the words over the charts of a page lies on other words, as the browser has put them. */
const overprinted = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('figure')].flatMap((figure) => {
    const words = [...figure.querySelectorAll('[role="img"] > span')].filter((one) => one.checkVisibility()).map((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return { text: one.textContent, box: range.getBoundingClientRect() }
    })
    const isOn = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 2 && b.top < a.bottom - 2
    return words.flatMap((a, i) => words.slice(i + 1).filter((b) => isOn(a.box, b.box)).map((b) => a.text + ' | ' + b.text))
  })`)

test.each([320, 390, 768, 1280])('no words of a chart lie on others, %d pixels wide', async (width) => {
  const { page, open } = await site.visitor({ viewport: { width, height: 800 } })
  const faults: string[] = []
  for (const id of [128, 131, 133, 140, 148, 160]) {
    await open(`/trend/${id}`)
    faults.push(...(await overprinted(page)).map((fault) => `${id}: ${fault}`))
  }
  expect(faults).toEqual([])
})
