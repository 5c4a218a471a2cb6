/**
 * How a question was read is put right before anything is paid, and travels with the order; what cannot be answered is
 * wished for, and an operator reads that.
 */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUnits } from '../../money/units.ts'
import { givenServer } from '../../given.ts'
import { violationsOn } from '../axe.ts'
import { emailOf } from '../mine/author.ts'
import { type Person, personOf } from '../sign-in/person.ts'
import { signedUp } from '../sign-in/signed-up.ts'
import { hasFocus, type Visitor, visitorsOf } from '../visitor.ts'

const { app, pool } = await givenServer({
  stocked: true,
  env: { OPERATOR_EMAILS: emailOf('Olga Moss'), SIGN_IN_STAND_INS: 'on' },
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const visitor = await visitorsOf(address)

async function newcomer(name: string): Promise<Person> {
  return personOf(await visitor(await signedUp(address, { email: emailOf(name), name })))
}

const label = 'What do you want to know about the future?'

const panelOn = ({ page }: Visitor) =>
  page.getByRole('region', { name: /The base knows (nothing|too little) about this|What the base knows about this/ })

async function ask({ page }: Visitor, question: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(question)
  await page.keyboard.press('Enter')
}

/** By the keyboard alone, as far as it takes. */
async function tabTo({ page }: Visitor, place: Locator): Promise<void> {
  await place.waitFor()
  for (let presses = 0; presses < 80 && !(await hasFocus(place)); presses++) await page.keyboard.press('Tab')
  expect(await hasFocus(place)).toBe(true)
}

test('a reading is put right with the keyboard before it is paid for, and the order carries it', async () => {
  const ada = await newcomer('Ada Okafor')
  const { page } = ada
  const { rows } = await pool.query('select id from account where email = $1', [emailOf('Ada Okafor')])
  await setUnits(pool, rows[0].id, { analysis: 1, trend: 0 })
  await ada.open('/')
  await ask(ada, 'Will gold be above 5000 dollars in 2030?')
  const panel = panelOn(ada)
  await panel.getByText('We read: a chance, above 5,000 US$, in 2030.').waitFor()

  await tabTo(ada, panel.getByRole('button', { name: 'Change it' }))
  await page.keyboard.press('Enter')
  const number = panel.getByLabel('Number', { exact: true })
  await tabTo(ada, number)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  // What is unfinished cannot be ordered.
  const order = panel.getByRole('button', { name: 'That is right: order the analysis' })
  await expect.poll(() => order.getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.type('6000')
  await panel.getByText('We read: a chance, above 6,000 US$, in 2030.').waitFor()
  expect(await hasFocus(number)).toBe(true)

  await tabTo(ada, panel.getByLabel('When', { exact: true }))
  await page.keyboard.press('B')
  await tabTo(ada, panel.getByLabel('You decide', { exact: true }))
  await page.keyboard.type('whether to sell')
  await panel.getByText('We read: a chance, above 6,000 US$, by 2030.').waitFor()
  await panel.getByRole('definition').filter({ hasText: 'whether to sell' }).waitFor()
  expect(await violationsOn(page)).toEqual([])

  await tabTo(ada, order)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/analysis/*')
  const { rows: kept } = await pool.query('select read from analysis where account_id = $1', [rows[0].id])
  expect(kept[0].read.parts).toMatchObject([
    {
      relation: { comparison: 'above', value: 6000 },
      when: { kind: 'by', to: 2030 },
      decision: 'whether to sell',
    },
  ])
  // What was typed asks for something else by now.
  await page.getByRole('heading', { level: 1, name: /above 6,000 US\$ by 2030\?/i }).waitFor()
  await page.getByText('Asked as: Will gold be above 5000 dollars in 2030?').waitFor()
})

test('something else of the base is chosen for it, and waits while its asker signs in', async () => {
  const eve = await visitor({ viewport: { width: 390, height: 800 } })
  await eve.open('/')
  await ask(eve, 'Will gold be above 5000 dollars in 2030?')
  const panel = panelOn(eve)
  await panel.getByRole('button', { name: 'Change it' }).click()
  await panel.getByLabel('Something else in the base').fill('sea level measured')
  await eve.page
    .getByRole('option', { name: /The sea rises/ })
    .first()
    .click()
  await panel.getByRole('checkbox', { name: /Price of gold/ }).uncheck()
  for (const box of await panel.getByRole('checkbox', { name: /Gold|gold/, checked: true }).all()) await box.uncheck()
  const about = panel.getByRole('definition').first()
  await expect.poll(() => about.innerText()).toMatch(/^Sea level/)
  expect(await eve.page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  await eve.page.reload()
  await expect.poll(() => about.innerText()).toMatch(/^Sea level/)
  await panel.getByRole('button', { name: 'Take my changes back' }).click()
  await expect.poll(() => about.innerText()).toMatch(/gold/i)
})

test('a reading that was kept and is no longer taken is laid aside by trying again', async () => {
  const eve = await visitor()
  const question = 'Will the sea rise by 2050?'
  await eve.open('/')
  const kept = JSON.stringify({ of: question, read: { parts: ['of another day'], language: 'en' } })
  await eve.page.evaluate(`sessionStorage.setItem('farsight:reading', ${JSON.stringify(kept)})`)
  eve.expectComplaints(/status of 400/)
  await ask(eve, question)
  await eve.page.getByRole('button', { name: 'Try again' }).click()
  await panelOn(eve)
    .getByText(/^We read: /)
    .waitFor()
  expect(await eve.page.evaluate(`sessionStorage.getItem('farsight:reading')`)).toBeNull()
})

test('of two questions at once each is read by itself, with what can be given for it and what cannot', async () => {
  const eve = await visitor()
  await eve.open('/')
  await ask(eve, 'Will unemployment in Germany be above 7 % in 2030, and where will gold stand in 2029?')
  const panel = panelOn(eve)
  await panel.getByText('We read: a chance, above 7%, in 2030.').waitFor()
  await panel.getByText('We read: an amount, in 2029.').waitFor()
  await panel.getByText('Germany alone: nothing that was found is about it.').waitFor()
  await panel.getByText(/^The price of gold .*2029, with its range\.$/).waitFor()
  await panel.getByRole('button', { name: 'Change it' }).click()
  await panel.getByRole('button', { name: 'Take out question 1' }).click()
  await panel.getByText('We read: a chance, above 7%, in 2030.').waitFor({ state: 'detached' })
  await panel.getByText('We read: an amount, in 2029.').waitFor()
  expect(await violationsOn(eve.page)).toEqual([])
})

test('what cannot be answered says what is missing; a wish for it is counted, and an operator reads and deletes it', async () => {
  const eve = await visitor()
  await eve.open('/')
  await ask(eve, 'Who wins Eurovision in 2028?')
  const panel = panelOn(eve)
  await panel.getByText('Nothing in the base is about “Eurovision”.').waitFor()
  await panel.getByRole('button', { name: 'Tell us you would like this answered' }).click()
  await panel.getByText('Thank you. It is noted.').waitFor()
  expect(await violationsOn(eve.page)).toEqual([])

  // What may have been meant is read so.
  await ask(eve, 'Will the ice caps of Pluto melt?')
  await panel.getByRole('heading', { name: 'Did you mean' }).waitFor()
  await panel.getByRole('heading', { name: 'Did you mean' }).locator('xpath=..').getByRole('button').first().click()
  await panel.getByRole('heading', { name: 'What the base knows about this' }).waitFor()
  await panel.getByText(/^We read: /).waitFor()

  const olga = await newcomer('Olga Moss')
  const { mails } = (await (await fetch(`${address}/api/local/outbox`)).json()) as {
    mails: { to: string; link: string | null }[]
  }
  const { pathname, search } = new URL(mails.find(({ to }) => to === emailOf('Olga Moss'))?.link ?? address)
  await olga.open(`${pathname}${search}`)
  await olga.heading('Your email has been verified')
  await olga.open('/operator/analyses')
  const list = olga.page.getByRole('region', { name: 'Asked and not answered', exact: true })
  const row = list.getByRole('row').filter({ hasText: 'eurovision' })
  expect(await row.getByRole('cell').first().innerText()).toBe('1')
  expect(await violationsOn(olga.page)).toEqual([])
  await row.getByRole('button', { name: /^Delete/ }).click()
  await list.getByText('Nothing is wished for').waitFor()
})
