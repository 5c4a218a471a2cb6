/**
 * A forecast is given by keyboard alone on a telephone: a yes by keys and buttons, options of which one is moved and the
 * others give way, and options that are still being written.
 */
import type { Pool } from 'pg'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { fillPrediction, givenAuthors, ownBar } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const phone = { viewport: { width: 390, height: 844 } }
const overhang = 'document.documentElement.scrollWidth - innerWidth'
type Author = Awaited<ReturnType<typeof site.author>>
const panelOf = ({ page }: Author) => page.getByRole('region', { name: 'What people forecast' })

async function press(person: Author, on: Locator, ...keys: string[]) {
  await on.focus()
  for (const key of keys) await person.page.keyboard.press(key)
}

async function isWhole({ page }: Author) {
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])
}

test('a yes is moved by points, said beforehand what it would score, renewed as it stands and withdrawn', async () => {
  const nia = await site.author('Nia Holt', phone)
  await nia.open('/prediction/1')
  const panel = panelOf(nia)
  const field = panel.getByLabel('Chance of yes', { exact: true })
  const slider = panel.getByRole('slider', { name: 'Chance of yes' })
  const act = (name: string) => panel.getByRole('button', { name, exact: true })
  await panel
    .getByRole('list', { name: 'What others say' })
    .getByText(/^Farsight \d+%$/)
    .waitFor()
  await press(nia, act('One point higher'), 'Enter', 'Enter')
  expect(await field.inputValue()).toBe('51')
  await press(nia, slider, 'ArrowRight', 'Shift+ArrowUp', 'ArrowLeft')
  expect(await field.inputValue()).toBe('56')
  await press(nia, field, 'Shift+ArrowUp', 'ArrowDown')
  expect([await field.inputValue(), await slider.inputValue()]).toEqual(['60', '60'])
  expect(await panel.getByRole('term').filter({ hasText: /^If / }).allInnerTexts()).toEqual([
    'If yes, you score',
    'If no',
  ])
  for (const score of ['0.160', '0.360']) await panel.getByText(score, { exact: true }).waitFor()
  await isWhole(nia)
  await press(nia, act('Forecast'), 'Enter')
  await panel.getByText('Your forecast is kept.').waitFor()
  await act('Still 60%').waitFor()

  // What stands is renewed, whatever the fields say; they say what stands then.
  await press(nia, field, 'Shift+ArrowUp')
  await act('Update to 65%').waitFor()
  await isWhole(nia)
  await press(nia, act('Still 60%'), 'Enter')
  await panel.getByText('It is kept as it was.').waitFor()
  await panel.getByText('All that you have said of it (2)').waitFor()
  await act('Still 60%').waitFor()
  expect(await field.inputValue()).toBe('60')
  await press(nia, act('Withdraw'), 'Enter')
  await panel.getByText('Your forecast is withdrawn.').waitFor()
  await act('Forecast').waitFor()
})

test('of options one is moved and the others give way, but for those that are held', async () => {
  const ben = await site.author('Ben Sato', phone)
  ben.expectComplaints(/400 \(Bad Request\).*\/forecasts/)
  await ben.open('/prediction/35')
  const panel = panelOf(ben)
  const names = ['84 seconds or less', '85 seconds', '86 to 99 seconds', '100 seconds or more']
  const said = () =>
    Promise.all(names.map(async (name) => Number(await panel.getByLabel(name, { exact: true }).inputValue())))
  const slider = (name: string) => panel.getByRole('slider', { name })
  const hold = (name: string) => panel.getByRole('button', { name: `Hold ${name}`, exact: true })
  // Nothing is sent that nobody has given.
  await panel.getByText('Nothing is given yet.').waitFor()
  await press(ben, panel.getByRole('button', { name: 'Forecast', exact: true }), 'Enter')
  await panel.getByRole('alert').waitFor()
  expect(await said()).toEqual([0, 0, 0, 0])

  await press(ben, panel.getByLabel('85 seconds', { exact: true }), ...'40')
  await panel.getByText('The others share the rest evenly so far.').waitFor()
  expect(await said()).toEqual([20, 40, 20, 20])
  // What was wrong with what was sent is not said of what is typed since.
  expect(await panel.getByRole('alert').count()).toBe(0)
  await press(ben, hold('85 seconds'), 'Space')
  await press(ben, slider('84 seconds or less'), 'Shift+ArrowRight', 'ArrowRight')
  expect(await said()).toEqual([26, 40, 17, 17])
  // On the way back they stand where they stood: nobody loses by how far one went.
  await press(ben, slider('84 seconds or less'), ...Array<string>(12).fill('Shift+ArrowRight'))
  expect(await said()).toEqual([59.8, 40, 0.1, 0.1])
  await press(ben, slider('84 seconds or less'), ...Array<string>(7).fill('Shift+ArrowLeft'))
  expect(await said()).toEqual([25, 40, 17.5, 17.5])
  await press(ben, hold('84 seconds or less'), 'Space')
  await press(ben, hold('86 to 99 seconds'), 'Space')
  await panel.getByText('All others are held: the last that is free cannot be moved.').waitFor()
  expect(await slider('100 seconds or more').isDisabled()).toBe(true)
  await isWhole(ben)
  await press(ben, hold('86 to 99 seconds'), 'Space')
  // What is typed further than the others let it go is said to, and shows what it has come to once it is left.
  const typed = panel.getByLabel('100 seconds or more', { exact: true })
  await press(ben, typed, 'Control+a', ...'90')
  await panel.getByText('0.1% to 34.9%, in tenths. It is 34.9% now.').waitFor()
  expect(await typed.inputValue()).toBe('90')
  await isWhole(ben)
  await ben.page.keyboard.press('Enter')
  await panel.getByText('Your forecast is kept.').waitFor()
  expect(await said()).toEqual([25, 40, 0.1, 34.9])
  await panel.getByText('85 seconds 40% since').waitFor()

  // What a program sent has more digits, and all of them can be read.
  const exact = [0.253456, 0.418417, 0.100001, 0.228126]
  const probabilities = Object.fromEntries(names.map((name, i) => [name, exact[i]]))
  await pool.query(
    `insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, request_id)
    select item_id, item_version, wording, forecaster_id, now(), $1, gen_random_uuid() from forecast
    where item_id = 35 order by at desc limit 1`,
    [JSON.stringify({ type: 'choice', probabilities })],
  )
  await ben.open('/prediction/35')
  await expect.poll(said).toEqual([25.3456, 41.8417, 10.0001, 22.8126])
  const cut = `[...document.querySelectorAll('input[type=number]')].filter((one) => one.scrollWidth > one.clientWidth).length`
  expect(await ben.page.evaluate<number>(cut)).toBe(0)
  await isWhole(ben)
})

test('an author gives chances to options while these are still being written', async () => {
  const eve = await site.author('Eve Marsh', phone)
  const { page } = eve
  await eve.open('/new/prediction')
  await fillPrediction(eve, 'Which river freezes first?')
  await page.getByLabel('One of several').check()
  await page.getByLabel('Give your own estimate').check()
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  const said = async (...names: string[]) =>
    Promise.all(names.map((name) => page.getByLabel(name, { exact: true }).inputValue()))
  await type('Option 1', 'Danube')
  await page.getByText('Only options with a name of their own can be given a chance.').waitFor()
  // Alone it has nothing to give way to it.
  expect(await page.getByRole('slider', { name: 'Danube' }).isDisabled()).toBe(true)
  await type('Option 2', 'Rhine')
  await type('Danube', '70')
  expect(await said('Danube', 'Rhine')).toEqual(['70', '30'])
  await page.getByRole('button', { name: 'Add an option' }).press('Enter')
  await type('Option 3', 'Rhine')
  expect(await said('Danube', 'Rhine')).toEqual(['70', '30'])
  await type('Option 3', 'Elbe')
  await type('Option 1', 'Donau')
  expect(await said('Donau', 'Rhine', 'Elbe')).toEqual(['70', '30', ''])
  await isWhole(eve)
  await type('Elbe', '10')
  expect(await said('Donau', 'Rhine', 'Elbe')).toEqual(['63', '27', '10'])
  await page.getByLabel('Why', { exact: true }).fill('It did so in most winters.')
  await page.getByRole('button', { name: 'Save as private item' }).press('Enter')
  await ownBar(page).waitFor()
  await page.getByText('Donau 63%').first().waitFor()
})
