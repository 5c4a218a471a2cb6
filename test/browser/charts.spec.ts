/** A chart answers whoever points at it, and can be taken away. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { toldBy } from './told-by.ts'
import { comeToRest, givenSite, hasFocus } from './visitor.ts'

const site = await givenSite()
const chart = (page: Page) =>
  page
    .getByRole('figure')
    .filter({ has: page.getByRole('slider') })
    .first()

const along = (page: Page) => chart(page).getByRole('slider', { name: 'Values along the chart' })
const says = (page: Page) => toldBy(along(page))

async function fileOf(page: Page, format: string): Promise<{ name: string; bytes: Buffer; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chart(page)
      .getByRole('button', { name: new RegExp(`^${format} of `) })
      .click(),
  ])
  const bytes = await readFile(await download.path())
  return { name: download.suggestedFilename(), bytes, text: bytes.toString('utf8') }
}

/** The place of its drawing on the screen. */
async function drawing(page: Page) {
  await along(page).scrollIntoViewIfNeeded()
  return (await along(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** How far the words beside the line reach over it, or out of the figure: nought where they should be. */
const outOfPlace = `(() => {
  const words = document.querySelector('figure [style*="--from"] > span')
  if (!words) return 'no words'
  const figure = words.closest('figure').getBoundingClientRect()
  const line = words.parentElement.querySelector('i').getBoundingClientRect()
  const box = words.getBoundingClientRect()
  const over = Math.min(box.right, line.right) - Math.max(box.left, line.left)
  return Math.max(0, over, figure.left - box.left, box.right - figure.right, box.bottom - figure.bottom)
})()`

test('nothing that answers is loaded before a chart is touched', async () => {
  const { page, open } = await site.visitor()
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await open('/trend/131')
  const before = scripts.length
  expect(scripts.filter((one) => /readings|Readout|take|Filled/.test(one))).toEqual([])
  const { x, y, width, height } = await drawing(page)
  await page.mouse.move(x + width / 3, y + height / 2)
  await chart(page).getByText('measured', { exact: true }).waitFor()
  expect(scripts.length).toBeGreaterThan(before)
})

test.each([320, 390, 1280])(
  'under the pointer stand the time and the value, beside what is read and within the picture, %d pixels wide',
  async (viewportWidth) => {
    const { page, open } = await site.visitor({ viewport: { width: viewportWidth, height: 800 } })
    await open('/trend/131')
    const { x, y, width, height } = await drawing(page)
    await page.mouse.move(x + 2, y + height / 2)
    await chart(page).getByText('measured', { exact: true }).waitFor()
    for (let across = 0; across <= 1; across += 1 / 16) {
      await page.mouse.move(x + 1 + across * (width - 2), y + height / 2)
      expect(await page.evaluate(outOfPlace)).toBe(0)
    }
    await chart(page)
      .getByText(/^80% between [\d.]+ and [\d.]+ \(projected/)
      .waitFor()
    await page.mouse.move(1, 1)
    await chart(page)
      .getByText(/^80% between [\d.]+ and [\d.]+ \(projected/)
      .waitFor({ state: 'detached' })
  },
)

test('a finger chooses a value, which stays until it is tapped once more', async () => {
  const { page, open } = await site.visitor({ hasTouch: true, viewport: { width: 390, height: 800 } })
  await open('/trend/131')
  const { x, y, height } = await drawing(page)
  const measured = chart(page).getByText('measured', { exact: true })
  await page.touchscreen.tap(x + 3, y + height / 2)
  await measured.waitFor()
  expect(await page.evaluate(outOfPlace)).toBe(0)
  await page.touchscreen.tap(x + 3, y + height / 2)
  await measured.waitFor({ state: 'detached' })
})

test('a finger that touches a chart before there is a program is answered once it is there', async () => {
  const { page } = await site.visitor({ hasTouch: true, viewport: { width: 390, height: 800 } })
  await comeToRest(page, '/trend/131')
  const picture = page.getByRole('figure').first().getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  expect(await page.locator('#app[data-ready]').count()).toBe(0)
  const { x, y, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.touchscreen.tap(x + 4, y + height / 2)
  await chart(page).getByText('measured', { exact: true }).waitFor()
})

test('by keys alone a reader goes along a chart, passes on what they see, takes it away, and sees it large', async () => {
  const { page, open } = await site.visitor({
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await open('/trend/131')
  await along(page).focus()
  await expect.poll(() => says(page)).toMatch(/^\d{4}: [\d.]+.*, measured$/)
  const measured = await says(page)
  const press = async (key: string) => {
    const was = await says(page)
    await page.keyboard.press(key)
    await expect.poll(() => says(page)).not.toBe(was)
    return says(page)
  }
  expect(await press('ArrowRight')).toMatch(/: (expected|estimated) .*, 80% between .* and .* \(/)
  expect(await press('ArrowLeft')).toBe(measured)
  const far = await press('Shift+ArrowRight')
  expect(Number(far.slice(0, 4)) - Number(measured.slice(0, 4))).toBeGreaterThan(2)
  expect(await press('End')).toMatch(/^2050: expected .* \(projected, further than was checked\)$/)
  expect(await press('Home')).toMatch(/, measured$/)
  await page.keyboard.press('Escape')
  expect(await says(page).catch(() => '')).toBe('')
  expect(await press('End')).toMatch(/^2050/)
  const chosen = await press('ArrowLeft')
  expect(await violationsOn(page)).toEqual([])

  await page
    .getByRole('button', { name: /^Show all, / })
    .first()
    .press('Enter')
  await chart(page)
    .getByRole('button', { name: /^Copy link/ })
    .press('Enter')
  await chart(page).getByText('Link copied.').waitFor()
  const link = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(new URL(link).pathname + new URL(link).hash).toMatch(
    new RegExp(`^/trend/131#chart=[a-z0-9-]+&years=all&at=${chosen.slice(0, 4)}$`),
  )

  const large = chart(page).getByRole('button', { name: /^Full screen/ })
  await large.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(`80% between`).waitFor()
  const box = await dialog.boundingBox()
  expect(box?.width).toBe(page.viewportSize()?.width)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(large)).toBe(true)

  const other = await page.context().newPage()
  await other.goto(link)
  await other.getByText(`80% between`).first().waitFor()
  await other.getByRole('button', { name: 'Show the years around now' }).waitFor()
  expect(await along(other).getAttribute('aria-valuetext')).toBe(chosen.slice(0, 4))
})

test('whoever reaches a chart by keys has the focus all the while that its code comes', async () => {
  const { page, open } = await site.visitor()
  await open('/trend/131')
  await page.evaluate(`new MutationObserver(() => {
    if (document.activeElement === document.body) window.hasLost = true
  }).observe(document.getElementById('main'), { subtree: true, childList: true })`)
  await along(page).focus()
  await expect.poll(() => says(page)).toMatch(/^2023/)
  expect(await hasFocus(along(page))).toBe(true)
  expect(await page.evaluate('window.hasLost')).toBeUndefined()
})

test('where the browser does not let us copy, the link stands there to be copied', async () => {
  const { page, open } = await site.visitor()
  await page.addInitScript('navigator.clipboard.writeText = () => Promise.reject(new Error())')
  await open('/trend/131')
  await chart(page)
    .getByRole('button', { name: /^Copy link/ })
    .press('Enter')
  const field = chart(page).getByRole('textbox', { name: 'Copy it from here:' })
  expect(await field.inputValue()).toBe(`${site.address}/trend/131#chart=child-mortality`)
  expect(await page.evaluate<string>('getSelection().toString()')).toBe(await field.inputValue())
  expect(await violationsOn(page)).toEqual([])
})

test('it is taken away in the light, as a picture with its source, its address and its day, and as data with units', async () => {
  const { page, open } = await site.visitor({ acceptDownloads: true, colorScheme: 'dark' })
  await open('/trend/131')
  await chart(page)
    .getByText(/^Download/)
    .click()
  expect(await violationsOn(page)).toEqual([])
  const data = await fileOf(page, 'CSV')
  expect(data.name).toMatch(/^[a-z0-9-]+\.csv$/)
  const [head, ...rows] = data.text.trimEnd().split('\r\n')
  expect(head).toBe('when,measured,2.5%,10%,25%,median,75%,90%,97.5%')
  const item = (await (await fetch(`${site.address}/api/items/trend/131`)).json()) as {
    item: { series: { observations: [string, number][]; unit: string; source: string } }
  }
  const { observations, unit, source } = item.item.series
  expect(rows.slice(0, observations.length)).toEqual(
    observations.map(([at, value]) => `${at},${value}${','.repeat(7)}`),
  )
  expect(rows.length).toBeGreaterThan(observations.length)

  const json = JSON.parse((await fileOf(page, 'JSON')).text) as {
    address: string
    source: string
    columns: { name: string; unit: string | null }[]
    rows: (string | number | null)[][]
  }
  expect(json.address).toBe(`${site.address}/trend/131`)
  expect(json.source).toContain(source)
  expect(json.columns.map(({ name }) => name).join(',')).toBe(head)
  expect(json.columns.map((one) => one.unit)).toEqual([null, ...Array<string>(8).fill(unit)])
  expect(json.rows.map((row) => row.map((cell) => cell ?? '').join(','))).toEqual(rows)

  const svg = await fileOf(page, 'SVG')
  expect(svg.name).toBe(data.name.replace('.csv', '.svg'))
  expect(svg.text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/)
  expect(svg.text.match(/<path /g)?.length).toBeGreaterThan(5)
  expect(svg.text.match(/<text /g)?.length).toBeGreaterThan(10)
  expect(svg.text).not.toMatch(/var\(--|href=|<script|NaN/)
  expect(svg.text).toMatch(/<rect width="100%" height="100%" fill="rgb\(255, 255, 255\)"/)
  expect(svg.text).toMatch(new RegExp(`>Farsight, ${site.address}/trend/131, \\d+ \\w+ \\d{4}<`))
  expect(svg.text).toContain(source.slice(0, 10))

  const png = await fileOf(page, 'PNG')
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG')
  const [width, height] = [png.bytes.readUInt32BE(16), png.bytes.readUInt32BE(20)]
  const [, inSvg = '', tall = ''] = /width="(\d+)" height="(\d+)"/.exec(svg.text) ?? []
  expect(width).toBeGreaterThanOrEqual(1200)
  expect(height / width).toBeCloseTo(Number(tall) / Number(inSvg), 2)
  expect(await darkestAndLightest(page, png.bytes)).toEqual({ ground: '255,255,255', hasInk: true })
})

/** Of a picture, as the browser reads it: the colour of a corner, and whether there is anything as dark as ink in it. */
function darkestAndLightest(page: Page, bytes: Buffer): Promise<{ ground: string; hasInk: boolean }> {
  return page.evaluate(`(async () => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob('${bytes.toString('base64')}'), (c) => c.charCodeAt(0))]))
    const pen = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height }).getContext('2d')
    pen.drawImage(picture, 0, 0)
    const { data } = pen.getImageData(0, 0, picture.width, picture.height)
    let darkest = 255
    for (let i = 0; i < data.length; i += 4) darkest = Math.min(darkest, data[i] + data[i + 1])
    return { ground: data.slice(0, 3).join(), hasInk: darkest < 80 }
  })()`)
}

test('where the system sets the colours, what is chosen stands out, and a picture to take away has its own', async () => {
  const { page, open } = await site.visitor({ acceptDownloads: true })
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await open('/trend/131')
  await along(page).focus()
  await chart(page).getByText('measured', { exact: true }).waitFor()
  const [line, ground] = await page.evaluate<[string, string]>(`(() => [
    getComputedStyle(document.querySelector('figure [style*="--from"] > i')).backgroundColor,
    getComputedStyle(document.body).backgroundColor])()`)
  expect(line).not.toBe(ground)
  await chart(page)
    .getByText(/^Download/)
    .click()
  const svg = await fileOf(page, 'SVG')
  expect(svg.text).toMatch(/<rect width="100%" height="100%" fill="rgb\(255, 255, 255\)"/)
  expect(svg.text).toContain('stroke="rgb(16, 33, 43)"')
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
