/** A reader of a set: which world is the likeliest, two other choices against each other, and where they are on the page. */
import { expect, test } from 'vitest'
import { inspection } from './inspection.ts'
import { givenSite } from './visitor.ts'

const site = await givenSite()
const path = '/set/ageing-societies-2050'

test('a reader comes from a scenario to its set, and sets two other choices against each other with the keyboard', async () => {
  const { page, open } = await site.visitor()
  await open('/scenario/181')
  await page.getByRole('link', { name: /whole matrix/ }).click()
  await page.getByRole('table', { name: /Influence of each row/ }).waitFor()
  await open(path)
  const [across, down] = [page.getByLabel('Across'), page.getByLabel('Down')]
  const [first, second] = [await across.inputValue(), await down.inputValue()]
  // The other choice of a pair changes places with it: no choice stands against itself.
  await across.focus()
  await across.selectOption(second)
  await expect.poll(() => down.inputValue()).toBe(first)
  expect(new URL(page.url()).search).toBe(`?across=${second}&down=${first}`)
  await down.selectOption('care')
  const fields = page.getByRole('table', { name: /and the worlds in each field/ })
  await fields.getByRole('rowheader', { name: 'Families' }).waitFor()
  await page.reload()
  expect(await page.getByLabel('Down').inputValue()).toBe('care')
  await page.getByRole('button', { name: 'Share' }).press('Enter')
  expect(await page.getByLabel('Address').inputValue()).toContain(`${path}?across=${second}&down=care`)
})

test('without scripts a press shows the choices', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false })
  await page.goto(path)
  await page.getByLabel('Down').selectOption('care')
  await page.getByRole('button', { name: 'Show' }).click()
  const fields = page.getByRole('table', { name: /and the worlds in each field/ })
  expect(await fields.getByRole('rowheader', { name: 'Families' }).isVisible()).toBe(true)
})

test('the contents mark the section that is being read, the last at the end of the page, and keep the answer in sight', async () => {
  const { page, open } = await site.visitor({ viewport: { width: 1280, height: 900 } })
  await open(path)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const marked = () => contents.locator('[aria-current]').allInnerTexts()
  expect(await marked()).toEqual([])
  await contents.getByRole('link', { name: 'Which choices make them?' }).click()
  await expect.poll(marked).toEqual(['Which choices make them?'])
  expect(await page.getByText(/^Likeliest: /).isVisible()).toBe(true)
  await page.keyboard.press('End')
  await expect.poll(marked).toEqual(['What is it about, and what not?'])
  const box = await page.getByText(/^Likeliest: /).boundingBox()
  expect(box && box.y > 0 && box.y < 900).toBe(true)
})

test.each(['light', 'dark'] as const)(
  'in the %s the page of a set has no fault, narrow and wide',
  async (colorScheme) => {
    const visitor = await site.visitor({ colorScheme })
    const { faults, look } = inspection(visitor)
    await visitor.open(path)
    await look('a set')
    expect(faults).toEqual({})
  },
)
