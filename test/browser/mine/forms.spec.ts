/** The forms: numbers pasted from a spreadsheet, a world put together from choices, and all of it without a mouse. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { hasFocus, holdsFocus } from '../visitor.ts'
import { arrived, fillPlace, givenAuthors, ownBar, publish, savePrivate } from './author.ts'

const site = await givenAuthors()

test('R8 a trend shows the numbers that were pasted, a scenario its members and its place in the matrix of its set', async () => {
  const uma = await site.author('Uma Reed')
  const { page } = uma
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)

  await uma.open('/new/trend')
  await type('Title', 'Share of trips by bicycle in Quendel')
  await type('Summary', 'Counted each year at the five bridges of the town.')
  await page.getByLabel('There is data').check()
  await type('Unit', '% of trips')
  await type('Observations', 'Year\tShare\n2019\t11\n2020\t13,5\n2021\tlots\n2022\t17,5\n2023\t21')
  await page.getByRole('button', { name: 'Read the text' }).click()
  await page.getByText('4 values read, 2019 to 2023').waitFor()
  await page.getByText('Line 4, “lots”, holds no number').waitFor()
  await page.getByRole('button', { name: 'Take these 4 values' }).click()
  await page.getByText('4 observations, 2019 to 2023; the last is 21% of trips.').waitFor()
  await type('Source of the series', 'Town of Quendel')
  await type('Address of the data', 'https://example.org/bridges.csv')
  await type('Licence', 'CC BY 4.0')
  await fillPlace(page)
  const trend = await savePrivate(uma)
  const chart = page.getByRole('figure').filter({ hasText: 'Town of Quendel' })
  await chart.getByText('Licence: CC BY 4.0.').waitFor()
  expect(await chart.getByRole('img').getAttribute('aria-label')).toMatch(/2019.*2023/)
  await chart
    .getByText(/numbers/i)
    .first()
    .click()
  const numbers = ['Year\t% of trips', '2023\t21', '2022\t17.5', '2020\t13.5', '2019\t11']
  expect(await chart.getByRole('row').allInnerTexts()).toEqual(numbers)
  await publish(uma)

  await uma.open('/new/scenario')
  await type('Title', 'A town on two wheels')
  await type('Summary', 'Streets are quiet, and the bridges full of bicycles.')
  const set = page.getByLabel('Scenario set')
  await expect.poll(() => set.getByRole('option').count()).toBeGreaterThan(1)
  await set.selectOption({ index: 1 })
  const choices = page.getByRole('group').filter({ has: page.getByRole('radio') })
  for (const choice of await choices.all()) await choice.getByRole('radio').first().check()
  expect(await page.getByRole('radio', { checked: true }).count()).toBeGreaterThan(2)
  await page.getByRole('combobox', { name: 'Prediction or trend', exact: true }).fill('bicycle Quendel')
  await page.getByRole('option', { name: /Share of trips by bicycle/ }).click()
  await type('The threshold', '40')
  await type('In the year', '2035')
  await fillPlace(page)
  await page.getByText(/These choices hold together|by the judgements of this set/).waitFor()
  await savePrivate(uma)
  const held = page.getByRole('row').filter({ has: page.getByRole('link', { name: /Share of trips by bicycle/ }) })
  // Its chance follows as soon as the numbers are made.
  expect((await held.getByRole('cell').allInnerTexts()).slice(0, 2)).toEqual([
    expect.stringMatching(/40.*2035|2035.*40/),
    expect.stringContaining('21'),
  ])
  expect(await held.getByRole('link').getAttribute('href')).toBe(trend)
  await page.getByText('The whole matrix: who pushes whom').click()
  await page.getByRole('table', { name: /^Influence of each row/ }).waitFor()
})

/** Presses Tab until the focus is there. */
async function reach(locator: Locator): Promise<void> {
  const { keyboard } = locator.page()
  await locator.waitFor()
  for (let presses = 0; presses < 120; presses++) {
    if (await hasFocus(locator)) return
    await keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(locator)}.`)
}

test('somebody without a mouse signs up, writes a prediction, hears what is wanting, saves it and publishes it', async () => {
  const kim = await site.visitor({ viewport: { width: 1280, height: 800 } })
  kim.expectComplaints(/status of 400/)
  const { page } = kim
  const { keyboard } = page
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const type = async (label: string, text: string) => {
    await reach(field(label))
    await keyboard.type(text)
  }
  await kim.open('/sign-in?continueUrl=%2Fnew%2Fprediction')
  await type('Email', 'kim@example.org')
  await keyboard.press('Enter')
  await type('Name', 'Kim')
  await type('Choose password', 'abc123')
  await keyboard.press('Enter')
  await kim.isIn('Kim')
  await kim.heading('Write a prediction')

  await type('Title', 'Will the Quendel freeze once more?')
  await type('Summary', 'Dams and warm winters speak against it.')
  await type('Criteria', 'Resolves yes if the weather service reports ice from bank to bank.')
  await reach(field('Category'))
  await keyboard.type('Env')
  await type('Tags', 'ice')
  await keyboard.press('Enter')
  await type('To', '2032') // digit by digit: 203 is no year that a day of closing could follow from
  expect(await field('Closes').inputValue()).toBe('2032-12-31')
  await reach(kim.button('Save as private item'))
  await keyboard.press('Enter')

  const faults = page.getByRole('alert').filter({ hasText: 'One thing needs another look first.' })
  await faults.waitFor()
  await reach(faults.getByRole('link'))
  await keyboard.press('Enter')
  expect(await hasFocus(field('Source that decides'))).toBe(true)
  await keyboard.type('The weather service')
  await reach(kim.button('Save as private item'))
  await keyboard.press('Enter')
  const path = await arrived(kim)
  await kim.open(await site.linkTo('kim@example.org', 'verifyEmail'))
  await kim.heading('Your email has been verified')
  await kim.open(path)

  const publishing = ownBar(page).getByRole('button', { name: 'Publish' })
  await reach(publishing)
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish this item?' })
  await dialog.waitFor()
  expect(await holdsFocus(dialog)).toBe(true)
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await hasFocus(publishing)).toBe(true)
  await keyboard.press('Enter')
  await reach(dialog.getByRole('button', { name: 'Publish' }))
  await keyboard.press('Enter')
  await ownBar(page).getByText('Published, not listed yet. People with the link can read it.').waitFor()
  expect((await site.served(new URL(page.url()).pathname)).status).toBe(200)
})
