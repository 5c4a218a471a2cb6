/**
 * A site where people buy: buyers with an account, the pages they pay at, and what the database says of their budgets.
 */
import type { Pool } from 'pg'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Person, personOf } from '../sign-in/person.ts'
import { signedUp } from '../sign-in/signed-up.ts'
import { ready, visitorsOf } from '../visitor.ts'
import { patienceMs } from '../../patience.ts'
import { ownService } from '../../sign-in/service.ts'

export type Left = { analysis: number; trend: number }
export type Buyer = Person & { email: string }
type Settings = Parameters<typeof ownService>[0]

export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  disputed: '4000 0000 0000 0259',
  bankFails: 'AT86 1904 3002 3547 3202',
}

export async function givenShop(settings: Settings = {}) {
  const { pool, ...service } = await ownService(settings)
  const visitor = await visitorsOf(service.address)
  return {
    ...service,
    pool,
    visitor: async () => personOf(await visitor()),
    /** Somebody new: 'Ada Okafor' is ada.okafor@example.org. */
    async buyer(name: string): Promise<Buyer> {
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
      const person = personOf(await visitor(await signedUp(service.address, { email, name })))
      return { ...person, email }
    },
    settled: () => settled(pool),
    /**
     * Moves the stand-in's clock to within a day after somebody's membership renews, or ends: as the control page does,
     * which stories of its own press.
     */
    async passMonth(buyer: Buyer): Promise<void> {
      await settled(pool)
      const { rows } = await pool.query<{ at: Date }>(
        `select coalesce(ends_at, renews_at) as at from holder where id = ${holder}`,
        [buyer.email],
      )
      const payments = `${service.address}/api/local/payments`
      const { now } = (await (await fetch(payments)).json()) as { now: string }
      const days = Math.floor((Number(rows[0]?.at) - Date.parse(now)) / 86_400_000) + 1
      const headers = { 'content-type': 'application/json' }
      const moved = await fetch(`${payments}/clock`, { method: 'POST', headers, body: JSON.stringify({ days }) })
      expect(moved.status).toBe(200)
    },
    /** As whoever takes orders would spend, which no screen can do yet. */
    async order({ email }: Buyer, budget: keyof Left, units: number): Promise<void> {
      const spend = `select ledger_take(${holder}, $2, 'spend', 1, 'spend:' || gen_random_uuid(), null, null, null, now()) as taken`
      for (let i = 0; i < units; i++) await pool.query(spend, [email, budget])
    },
    /**
     * Everything that was granted to somebody, each as `signup`, `cs` (a pack) or `in` (a month), then the budget and
     * how much.
     */
    async grants({ email }: Buyer): Promise<string[]> {
      const text = `
        select split_part(key, ':', 2) || ' ' || budget || ' ' || delta from ledger
        where kind = 'grant' and holder_id = ${holder} order by ledger.id`
      return (await pool.query<[string]>({ text, values: [email], rowMode: 'array' })).rows.map(([grant]) => grant)
    },
    /**
     * Once everything that was told is worked off, the budgets are these: in the ledger, in the wallets, as figures on
     * my stuff, as the sum of the ledger there, and beside the question box. A debt shows as nothing left.
     */
    async agree(buyer: Buyer, left: Left): Promise<void> {
      await settled(pool)
      const shown = { analysis: Math.max(0, left.analysis), trend: Math.max(0, left.trend) }
      await buyer.open('/my-stuff?tab=membership')
      await ledgerOn(buyer.page).waitFor()
      expect(await figuresOn(panelOn(buyer.page))).toEqual(shown)
      expect(await sumOf(buyer.page)).toEqual(left)
      expect(await inDatabase(pool, buyer.email)).toEqual({ ledger: left, wallets: left })
      await buyer.open('/')
      const line = `${count(shown.analysis, 'analysis', 'analyses')}, ${count(shown.trend, 'trend analysis', 'trend analyses')} left`
      await buyer.page.getByRole('main').getByText(line, { exact: true }).waitFor()
      await openMoney(buyer)
    },
  }
}

const count = (many: number, one: string, more: string) => `${many} ${many === 1 ? one : more}`
const holder = `(select holder.id from holder join account on account.id = account_id where email = $1)`

/** Every event is at the webhook, and the inbox is worked off. */
async function settled(pool: Pool): Promise<void> {
  const waiting = async () => {
    const { rows } = await pool.query<{ events: number; inbox: number }>(`
      select (select count(*)::int from job where task = 'local-payments.delivery' and state = 'waiting') as events,
        (select count(*)::int from job where task = 'membership.notice' and state = 'waiting') as inbox`)
    return rows[0]
  }
  await expect.poll(waiting).toEqual({ events: 0, inbox: 0 })
}

async function inDatabase(pool: Pool, email: string): Promise<{ ledger: Left; wallets: Left }> {
  const sums = async (text: string): Promise<Left> => {
    const { rows } = await pool.query<[keyof Left, number]>({ text, values: [email], rowMode: 'array' })
    return { analysis: 0, trend: 0, ...Object.fromEntries(rows) }
  }
  return {
    ledger: await sums(`select budget, sum(delta)::int from ledger where holder_id = ${holder} group by budget`),
    wallets: await sums(`select budget, balance from wallet where holder_id = ${holder}`),
  }
}

/** The tab of my stuff with what there is to buy. */
export async function openMoney({ open, page }: Person): Promise<void> {
  await open('/my-stuff?tab=membership')
  await panelOn(page).getByText('Analyses', { exact: true }).waitFor()
  await ledgerOn(page).waitFor()
}

export const panelOn = (page: Page) => page.getByRole('region', { name: 'Membership and budgets' })
const ledgerOn = (page: Page) => page.getByRole('table', { name: 'Ledger of your budgets' })

/** The two figures below their words. */
export async function figuresOn(place: Pick<Page, 'locator'>): Promise<Left> {
  const figure = async (word: string) => {
    const said = place.locator(`xpath=.//dt[normalize-space()="${word}"]/following-sibling::dd[1]`)
    return Number.parseInt(await said.innerText(), 10)
  }
  return { analysis: await figure('Analyses'), trend: await figure('Trend analyses') }
}

/** The rows of the ledger on my stuff, each as 'reason: analyses, trend analyses', without the day. */
export async function rowsOn(page: Page): Promise<string[]> {
  const rows = await cellsOn(page)
  return rows.map(([reason, analysis, trend]) => `${reason}: ${moved(analysis)}, ${moved(trend)}`)
}

async function cellsOn(page: Page): Promise<string[][]> {
  const rows = await ledgerOn(page).locator('tbody tr').all()
  return Promise.all(rows.map((row) => row.locator('td').allInnerTexts()))
}

/** '+5' of '+5' over 'leaves 14'. */
const moved = (said = '') => said.split('\n')[0] || '0'
const number = (said?: string) => Number(moved(said).replace('−', '-'))

async function sumOf(page: Page): Promise<Left> {
  const rows = await cellsOn(page)
  const sum = (column: number) => rows.reduce((all, row) => all + number(row[column]), 0)
  return { analysis: sum(1), trend: sum(2) }
}

/** From my stuff to the page where a pack or a membership is paid. */
export async function checkOut(person: Person, button: 'Buy analyses' | 'Become a member'): Promise<void> {
  await openMoney(person)
  await person.button(button).click()
  await atCheckout(person)
}

export async function atCheckout({ page, heading }: Person): Promise<void> {
  await page.waitForURL('**/local/checkout/*')
  await ready(page)
  await heading('Checkout')
}

export async function buyPack(person: Person): Promise<void> {
  await checkOut(person, 'Buy analyses')
  await person.button('Pay €29.00').click()
  await paid(person)
}

/** Pays a pack with another number than the one that is offered first. */
export async function buyWith(person: Person, card: string): Promise<void> {
  await checkOut(person, 'Buy analyses')
  await person.send({ 'Number of a card or bank account': card }, 'Pay €29.00')
  await person.page.waitForURL('**/purchase-success*')
}

export async function paid({ page, heading }: Person): Promise<void> {
  await page.waitForURL('**/purchase-success*')
  await heading('Payment received')
}

export async function join(person: Person): Promise<void> {
  await checkOut(person, 'Become a member')
  await person.button('Subscribe for €19.00 a month').click()
  await person.page.waitForURL('**/success*')
  await person.heading('You are a member')
}

/** From my stuff to the page where the membership is managed. */
export async function openPortal(person: Person, button = 'Manage membership'): Promise<void> {
  await openMoney(person)
  await person.button(button).click()
  await person.page.waitForURL('**/local/portal/*')
  await ready(person.page)
  await person.heading('Manage the membership')
}

/** Presses a button of the control page, in somebody's row where one is named, and waits until it is done. */
export async function control(
  { open, page, heading }: Person,
  button: string,
  done: string,
  email?: string,
): Promise<void> {
  await open('/local/payments')
  await heading('Clock')
  const place = email
    ? page
        .getByRole('table', { name: /^Payments/ })
        .getByRole('row')
        .filter({ hasText: email })
        .first()
    : page
  await place.getByRole('button', { name: button, exact: true }).click()
  if (button === 'Refund') await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
  await page.getByText(done, { exact: true }).waitFor()
}

/** The same browser in another tab. */
export async function anotherTab(buyer: Buyer): Promise<Buyer> {
  const page = await buyer.page.context().newPage()
  page.setDefaultTimeout(patienceMs)
  const { complaints, expectComplaints, atRest, email } = buyer
  const open = async (path: string) => {
    await page.goto(path)
    await ready(page)
  }
  return { ...personOf({ page, complaints, expectComplaints, atRest, open }), email }
}
