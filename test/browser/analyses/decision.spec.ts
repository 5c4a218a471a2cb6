/** Somebody tells what they decide on the answer, is told where the choice turns, and finds that in the report and its files. */
import { expect, test } from 'vitest'
import { setUnits } from '../../money/units.ts'
import { givenServer } from '../../given.ts'
import { violationsOn } from '../axe.ts'
import { emailOf } from '../mine/author.ts'
import { type Person, personOf } from '../sign-in/person.ts'
import { signedUp } from '../sign-in/signed-up.ts'
import { hasFocus, type Visitor, visitorsOf } from '../visitor.ts'

const { app, pool } = await givenServer({ stocked: true, env: { SIGN_IN_STAND_INS: 'on' } })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const visitor = await visitorsOf(address)

async function somebodyWith(analyses: number, name: string): Promise<Person> {
  const person = personOf(await visitor(await signedUp(address, { email: emailOf(name), name })))
  const { rows } = await pool.query('select id from account where email = $1', [emailOf(name)])
  await setUnits(pool, rows[0].id, { analysis: analyses, trend: 0 })
  return person
}

const panelOn = ({ page }: Visitor) => page.getByRole('region', { name: 'What the base knows about this' })

async function ask({ page }: Visitor, question: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What do you want to know about the future?' }).fill(question)
  await page.keyboard.press('Enter')
}

test('options and what each brings are told with the keyboard, and the report says where the choice turns', async () => {
  const ada = await somebodyWith(2, 'Ada Okafor')
  const { page } = ada
  await ada.open('/')
  await ask(ada, 'Should I buy or lease? Will CO2 in the air reach 450 ppm in 2032?')
  const panel = panelOn(ada)
  await panel.getByRole('definition').filter({ hasText: '“buy”, “lease”' }).waitFor()

  await panel.getByRole('button', { name: 'What do you decide?' }).focus()
  await page.keyboard.press('Enter')
  const first = panel.getByLabel('Option 1', { exact: true })
  await expect.poll(() => first.inputValue()).toBe('buy')
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await panel.getByRole('checkbox', { name: /^Say what each costs or brings/ }).focus()
  await press('Space', 'Tab', 'Tab')
  await page.keyboard.type('euros')
  await press('Tab', 'Tab')
  // What the browser takes for no number is told, and not counted as empty without a word.
  await page.keyboard.type('1e')
  await panel.getByText('This is no number that we can read.').waitFor()
  await press('Backspace', 'Backspace')
  // A comma parts thousands, and whoever meant it otherwise reads so.
  await page.keyboard.type('1,234')
  await panel
    .getByText('A comma is left out, as between thousands: write a point before decimals. It is 1,234 now.')
    .waitFor()
  await press('Backspace', 'Backspace', 'Backspace', 'Backspace')
  await page.keyboard.type('100')
  const order = panel.getByRole('button', { name: 'That is right: order the analysis' })
  // A table half filled is not taken, and nothing of it is lost.
  await panel.getByText('Part of the table is empty. Fill it for every option, or for none.').waitFor()
  await expect.poll(() => order.getAttribute('aria-disabled')).toBe('true')
  const field = panel.getByRole('group', { name: 'buy' }).getByLabel('If yes')
  await order.focus()
  await press('Enter')
  await panel.getByText('Finish what you are changing above, or take it back: nothing is ordered before.').waitFor()
  await field.focus()
  for (const amount of ['20', '40', '40']) {
    await press('Tab')
    await page.keyboard.type(amount)
  }
  await panel
    .getByText(
      'The choice turns at a chance of 25% for a yes: below it “lease” brings the most on average, above it “buy”.',
    )
    .waitFor()
  await panel.getByText('Your options side by side, and the chance at which the choice turns, if it does.').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await order.focus()
  await press('Enter')

  await page.waitForURL('**/analysis/*')
  const meaning = page.getByRole('region', { name: 'What it means for you' })
  await meaning.getByText(/“lease” stays ahead over the whole range/).waitFor()
  const table = meaning.getByRole('table')
  expect(await table.getByRole('row').filter({ hasText: 'buy' }).first().innerText()).toMatch(/buy\s+100\s+20/)
  await table.getByRole('row').filter({ hasText: 'Our chance' }).waitFor()
  expect(await violationsOn(page)).toEqual([])

  // Asked again, it is the same decision.
  await ada.button('Run again').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Run again' }).click()
  const { pathname } = new URL(page.url())
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(pathname)
  await meaning.getByText(/“lease” stays ahead over the whole range/).waitFor()
})

test('on a telephone a third option is added, and what was told waits while its asker comes back', async () => {
  const eve = await visitor({ viewport: { width: 390, height: 800 } })
  await eve.open('/')
  await ask(eve, 'What will gold cost in 2030?')
  const panel = panelOn(eve)
  await panel.getByRole('button', { name: 'What do you decide?' }).click()
  await panel.getByLabel('You decide', { exact: true }).fill('how much to keep')
  await panel.getByText('Name your options, and the report sets them side by side.').waitFor()
  await panel.getByLabel('Option 1', { exact: true }).fill('keep all')
  await panel.getByText('An option has no name. Name it, or take it out.').waitFor()
  await panel.getByLabel('Option 2', { exact: true }).fill('sell all')
  const more = panel.getByRole('button', { name: 'Add an option' })
  await more.click()
  await panel.getByLabel('Option 3', { exact: true }).fill('sell half')
  await panel.getByRole('checkbox', { name: /^Say what each costs or brings/ }).check()
  await panel.getByText('Say the value at which your outcomes part.').waitFor()
  await panel.getByLabel('The value', { exact: true }).fill('6000')
  await panel.getByLabel('Counted in', { exact: true }).fill('dollars')
  for (const [name, above, below] of [
    ['keep all', '2000', '-1500'],
    ['sell all', '0', '0'],
    ['sell half', '1100', '-600'],
  ] as const) {
    const row = panel.getByRole('group', { name, exact: true })
    await row.getByLabel('At that value or more', { exact: true }).fill(above)
    await row.getByLabel('Below it', { exact: true }).fill(below)
  }
  await panel.getByText(/^The choice turns at chances of 35% and 50% for that value or more: up to the first/).waitFor()
  expect(await eve.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  expect(await violationsOn(eve.page)).toEqual([])
  await panel.getByRole('definition').filter({ hasText: '“keep all”, “sell all”, “sell half”' }).waitFor()

  await eve.page.reload()
  await panel.getByRole('definition').filter({ hasText: '“keep all”, “sell all”, “sell half”' }).waitFor()
  await panel.getByRole('button', { name: 'What do you decide?' }).click()
  expect(await panel.getByLabel('The value', { exact: true }).inputValue()).toBe('6000')
  await panel.getByRole('button', { name: 'Take out option 3' }).click()
  expect(await hasFocus(more)).toBe(true)
  await panel.getByText(/^The choice turns at a chance of 43% for that value or more/).waitFor()
})
