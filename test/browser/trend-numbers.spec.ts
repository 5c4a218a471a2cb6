/** Somebody asks a trend how likely a value is, with the keyboard, and shares the answer. */
import { expect, test } from 'vitest'
import { violationsOn } from './axe.ts'
import { givenSite, hasFocus } from './visitor.ts'

const site = await givenSite()

test('the chance of a value is asked by keyboard, answered at once, and its address gives the same answer to the next reader', async () => {
  const { page, open } = await site.visitor({ viewport: { width: 1280, height: 800 } })
  await open('/trend/132')
  const form = page.getByRole('form', { name: 'The chance of a value' })
  const value = form.getByLabel('Value in million tonnes of carbon')
  await value.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('11,500')
  const answer = page.getByRole('status').filter({ hasText: 'At least 11,500 million tonnes of carbon in 2030' })
  await answer.waitFor()
  expect(await answer.innerText()).toMatch(
    /^(under )?\d+%\s+At least .* is .*\. For 2030 the median is [\d,]+, and 80% of outcomes/,
  )
  await page.keyboard.press('Tab')
  const year = form.getByLabel('in', { exact: true })
  expect(await hasFocus(year)).toBe(true)
  await page.keyboard.type('2050')
  const far = page.getByRole('status').filter({ hasText: 'in 2050' })
  await far.waitFor()
  expect(await far.innerText()).toContain('further ahead than the method was checked (2048)')
  expect(new URL(page.url()).search).toBe('?at=2050&value=11%2C500')

  const next = await site.visitor({ viewport: { width: 390, height: 800 } })
  await next.open(new URL(page.url()).pathname + new URL(page.url()).search)
  const same = next.page.getByRole('status').filter({ hasText: 'in 2050' })
  await same.waitFor()
  expect(await same.innerText()).toBe(await far.innerText())
})

test('what is no number gets a sentence, and keeps what was typed; a year that is not projected is said', async () => {
  const { page, open } = await site.visitor()
  await open('/trend/132?at=2099&value=450')
  await page.getByText('The projection goes from 2025 to 2050, and has nothing for what the address asks.').waitFor()
  const value = page.getByLabel('Value in million tonnes of carbon')
  await value.fill('a lot')
  await page.getByText('Write a number, such as 450, 1,200 or 1.5 million.').waitFor()
  expect([await value.inputValue(), await value.getAttribute('aria-invalid')]).toEqual(['a lot', 'true'])
  expect(new URL(page.url()).search).toBe('?at=2099&value=450')
})

test.each([320, 1280])(
  'at %i px the page of a trend with its numbers has no fault and does not scroll sideways',
  async (width) => {
    const { page, open } = await site.visitor({ viewport: { width, height: 800 } })
    await open('/trend/132')
    await page.getByRole('form', { name: 'The chance of a value' }).waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  },
)

test('the whole series is shown when asked for, and the years around now again', async () => {
  const { page, open } = await site.visitor()
  await open('/trend/132')
  await page.getByRole('button', { name: 'Show all, 1850 to 2050' }).click()
  await page.getByText('1850', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Show the years around now' }).click()
  await page.getByText('The chart starts in').waitFor()
  expect(await page.getByRole('button', { name: 'Show all, 1850 to 2050' }).isVisible()).toBe(true)
})

test('no column of what came less what was expected is cut off where there is room for all', async () => {
  const { page, open } = await site.visitor({ viewport: { width: 1280, height: 800 } })
  // Of small parts of a unit, and of millions of people.
  for (const id of [166, 167]) {
    await open(`/trend/${id}`)
    await page.getByRole('region', { name: 'What came less what was expected' }).waitFor()
    const table = `document.querySelector('[aria-label^="What came less"]')`
    expect(await page.evaluate(`${table}.scrollWidth - ${table}.clientWidth`)).toBe(0)
  }
})
