/** A reader asks what the methods alone make of a trend, and is told what is drawn. */
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { givenSite, lettersRead } from './visitor.ts'

const site = await givenSite()

test.each([390, 1280])(
  'at %i px the chart is drawn without networks, and with them again, by keyboard',
  async (width) => {
    const { page, open } = await site.visitor({ viewport: { width, height: 900 } })
    await open('/trend/132')
    await lettersRead(page)
    const toggle = page.getByRole('button', { name: 'Without neural networks' })
    const chart = page.getByRole('img', { name: /Projected median/ }).first()
    const top = async () =>
      (await page.getByRole('slider', { name: 'Values along the chart' }).first().boundingBox())?.y
    // It stands below the chart: on a telephone the page moves as the keys get there.
    await toggle.focus()
    const [whole, before] = [await chart.getAttribute('aria-label'), await top()]
    const lead = page.getByRole('definition').first()
    const median = await lead.innerText()
    expect(await toggle.getAttribute('aria-pressed')).toBe('false')

    await page.keyboard.press('Enter')
    await page
      .getByText('What the methods make of this series alone. The headline and all other numbers stay')
      .waitFor()
    expect(await toggle.getAttribute('aria-pressed')).toBe('true')
    const alone = await chart.getAttribute('aria-label')
    expect(alone).toContain('Projected median without networks for 2050')
    expect(alone?.replace(' without networks', '')).not.toBe(whole)
    expect(await top()).toBe(before)
    expect(await lead.innerText()).toBe(median)
    expect(await violationsOn(page)).toEqual([])
    await page.getByText('Download', { exact: false }).first().click()
    const [taken] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^CSV of / })
        .first()
        .click(),
    ])
    expect(taken.suggestedFilename()).toMatch(/-without-networks\.csv$/)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('What the methods make of this series alone.').isVisible()).toBe(true)
    expect(await toggle.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    await toggle.focus()
    await page.keyboard.press('Enter')
    await page.getByText('What the methods make of this series alone.').waitFor({ state: 'detached' })
    expect(await chart.getAttribute('aria-label')).toBe(whole)
  },
)

test('a link to the chart without networks, over all its years, leads to that', async () => {
  const { page } = await site.visitor()
  await page.goto('/trend/131#chart=child-mortality-without-networks&years=all')
  const chart = page.getByRole('img', { name: /Projected median without networks/ }).first()
  await chart.waitFor()
  expect(await page.getByRole('button', { name: 'Without neural networks' }).getAttribute('aria-pressed')).toBe('true')
  await page.getByText('Show the years around now').waitFor()
})

test('where nothing answers it says so, draws what it has, and tries again', async () => {
  const { page, open, expectComplaints } = await site.visitor()
  await open('/trend/132')
  await page.route('**/without-networks', (route) => route.abort('connectionreset'))
  expectComplaints(/without-networks/, /Failed to load resource/)
  await page.getByRole('button', { name: 'Without neural networks' }).click()
  await page.getByRole('alert').filter({ hasText: 'The projection without networks could not be loaded.' }).waitFor()
  await page.getByText('Still with networks').waitFor()
  await page.unroute('**/without-networks')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('What the methods make of this series alone.').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('a trend in which networks have no say has no such switch', async () => {
  const { page, open } = await site.visitor()
  await open('/trend/170')
  await page
    .getByRole('img', { name: /Projected median/ })
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: 'Without neural networks' }).count()).toBe(0)
})
