/**
 * Somebody orders a trend analysis, watches it being made, finds it again on my stuff, shares it, asks it again and
 * deletes it.
 */
import { expect, test } from 'vitest'
import { type Point, smallPipeline } from '../../analyses/pipeline.ts'
import { givenServer } from '../../given.ts'
import { violationsOn } from '../axe.ts'
import { type Person, personOf } from '../sign-in/person.ts'
import { signedUp } from '../sign-in/signed-up.ts'
import { hasFocus, ready, visitorsOf } from '../visitor.ts'

const world: { at: (point: Point, section?: string) => Promise<void> | void } = { at: () => {} }
const { app, pool } = await givenServer({
  stocked: true,
  env: { OPERATOR_EMAILS: 'olga.nilsen@example.org', SIGN_IN_STAND_INS: 'on' },
  pipeline: smallPipeline((point, section) => world.at(point, section)),
})
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const visitor = await visitorsOf(address)

async function somebody(name: string): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  return personOf(await visitor(await signedUp(address, { email, name })))
}

/** Waits at points of the work until it is told to go on. */
function stopAt(...points: string[]) {
  const gates = new Map(points.map((point) => [point, Promise.withResolvers<void>()]))
  world.at = (point, section) => gates.get(section ? `${point} ${section}` : point)?.promise
  return (point: string) => gates.get(point)?.resolve()
}

/** From the page of a trend to that of its analysis. */
async function orderTrend({ open, page, button }: Person, id = '131'): Promise<void> {
  await open(`/trend/${id}`)
  await button('Ask about this trend').click()
  await button('Order a trend analysis').click()
  await page.waitForURL('**/analysis/*')
}

const mineOn = ({ page }: Person) => page.getByRole('region', { name: 'Analyses', exact: true })
const rowsOn = (person: Person) => mineOn(person).getByRole('listitem')

async function openMine(person: Person): Promise<void> {
  await person.open('/my-stuff?tab=analyses')
  await mineOn(person).waitFor()
}

test('one of the eight free trend analyses is ordered on the page of a trend, watched step by step, and opens by itself', async () => {
  const goOn = stopAt('word', 'wording drivers')
  const ada = await somebody('Ada Okafor')
  const { page } = ada
  await orderTrend(ada)
  const step = page.getByRole('listitem').filter({ has: page.locator('xpath=self::*[@aria-current="step"]') })
  await step.filter({ hasText: 'Choosing the words' }).waitFor()
  await page.getByText('1 trend analysis', { exact: true }).waitFor()
  await page.getByText('You may leave: the report will wait on My stuff.').waitFor()
  expect(await violationsOn(page)).toEqual([])
  goOn('word')
  await step.filter({ hasText: '1 of 3, Answer' }).waitFor()
  goOn('wording drivers')
  await page
    .getByText(/The question has/)
    .first()
    .waitFor()
  expect(await page.getByRole('progressbar').count()).toBe(0)
  await openMine(ada)
  await rowsOn(ada).filter({ hasText: 'cost 1 trend analysis' }).waitFor()
  await page.getByRole('main').getByText('0 analyses, 7 trend analyses left').waitFor()
})

test('who comes back to a trend is told which analysis of it they have, and may order another question', async () => {
  world.at = () => {}
  const eda = await somebody('Eda Lund')
  const { open, page, button } = eda
  await orderTrend(eda)
  const ordered = new URL(page.url()).pathname
  await open('/trend/131')
  const box = page.getByRole('region', { name: 'A trend analysis', exact: true })
  await button('Ask about this trend').click()
  await box.getByText('Nothing that it is about has changed since.').waitFor()
  expect(await button('Order a trend analysis').count()).toBe(0)
  await page.getByLabel('Your question', { exact: true }).fill('What could break it?')
  await button('Order a trend analysis').waitFor()
  await open('/trend/131')
  await button('Ask about this trend').click()
  await box.getByRole('link', { name: 'Open your analysis' }).click()
  await page.waitForURL(`**${ordered}`)
})

test('who has emptied the box beside a trend orders nothing, and is told to write a question', async () => {
  const { open, page, button } = await somebody('Ida Holm')
  await open('/trend/131')
  await page.getByText('You have 8 trend analyses.').waitFor()
  await button('Ask about this trend').click()
  const box = page.getByLabel('Your question', { exact: true })
  await expect.poll(() => hasFocus(box)).toBe(true)
  await box.fill(' ')
  await button('Order a trend analysis').click()
  await page.getByRole('alert').filter({ hasText: 'Write a question first.' }).waitFor()
  expect(await hasFocus(box)).toBe(true)
  await open('/')
  await page.getByRole('main').getByText('0 analyses, 8 trend analyses left').waitFor()
})

test('where a proxy holds the events back, it is asked for instead', async () => {
  const goOn = stopAt('word')
  const ben = await somebody('Ben Sato')
  const held: string[] = []
  await ben.page.route('**/api/stream*', (route) => void held.push(route.request().url()))
  await orderTrend(ben)
  await ben.page.getByRole('progressbar').waitFor()
  goOn('word')
  await ben.page
    .getByText(/The question has/)
    .first()
    .waitFor()
  expect(held).toHaveLength(1)
})

test('what is ordered in one tab stands on my stuff in another, with what it cost, and is seen to be made there', async () => {
  const goOn = stopAt('word')
  const lou = await somebody('Lou Berg')
  const page = await lou.page.context().newPage()
  page.setDefaultTimeout(15_000)
  const other = personOf({ ...lou, page, open: async (path) => void (await page.goto(path), await ready(page)) })
  await openMine(other)
  await mineOn(other).getByText('No analyses yet').waitFor()
  await page.getByRole('main').getByText('0 analyses, 8 trend analyses left').waitFor()
  await orderTrend(lou)
  await rowsOn(other).filter({ hasText: 'being made' }).waitFor()
  await page.getByRole('main').getByText('0 analyses, 7 trend analyses left').waitFor()
  goOn('word')
  await rowsOn(other).filter({ hasText: 'cost 1 trend analysis' }).waitFor()
  expect(await rowsOn(other).count()).toBe(1)
})

test('a waiting order is taken back, and its unit is there again', async () => {
  const goOn = stopAt('word')
  const eve = await somebody('Eve Marsh')
  // Four others keep the server busy.
  for (const id of ['131', '134', '136', '137']) await orderTrend(eve, id)
  await orderTrend(eve, '138')
  await eve.page.getByText('Waiting its turn').waitFor()
  await eve.button('Cancel the order').click()
  await eve.page.getByText('You took this order back before its work began.').waitFor()
  await eve.page.getByText('nothing', { exact: true }).waitFor()
  expect(await violationsOn(eve.page)).toEqual([])
  await openMine(eve)
  await expect.poll(() => rowsOn(eve).filter({ hasText: 'being made' }).count()).toBe(4)
  await rowsOn(eve).filter({ hasText: 'cancelled' }).filter({ hasText: 'cost nothing' }).waitFor()
  expect(await violationsOn(eve.page)).toEqual([])
  goOn('word')
  await expect.poll(() => rowsOn(eve).filter({ hasText: 'cost 1 trend analysis' }).count()).toBe(4)
})

test('an analysis is run again, shared, and deleted for good', async () => {
  world.at = () => {}
  const kim = await somebody('Kim Lund')
  const { page } = kim
  await orderTrend(kim)
  await page
    .getByText(/The question has/)
    .first()
    .waitFor()
  await openMine(kim)
  await rowsOn(kim)
    .getByRole('button', { name: /^Run again/ })
    .click()
  await page.getByRole('dialog').getByText('you have 7 left').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Run again' }).click()
  // Nothing that it rests on has changed, so the second is given back.
  await rowsOn(kim).filter({ hasText: 'cost nothing' }).waitFor()
  await rowsOn(kim).filter({ hasText: 'cost 1 trend analysis' }).waitFor()

  await rowsOn(kim).first().getByRole('button', { name: 'Share' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Secret link').inputValue()
  await page.keyboard.press('Escape')
  const reader = await visitor()
  const { pathname, hash } = new URL(link)
  await reader.open(`${pathname}${hash}`)
  await reader.page
    .getByText(/The question has/)
    .first()
    .waitFor()

  for (let left = 2; left > 0; left--) {
    await rowsOn(kim)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => rowsOn(kim).count()).toBe(left - 1)
  }
  await mineOn(kim).getByText('No analyses yet').waitFor()
  reader.expectComplaints(/status of 404/)
  await reader.page.reload()
  await reader.page.getByRole('heading', { name: 'This report is not shared any more' }).waitFor()
})

test('where one’s analyses cannot be loaded it says so, and more than a page are shown a page at a time', async () => {
  const mo = await somebody('Mo Tahir')
  mo.expectComplaints(/api.me.analyses/, /Failed to load resource/)
  await pool.query(
    `insert into analysis (account_id, order_id, kind, question, progress, ordered_at, state, finished_at)
     select account.id, gen_random_uuid(), 'full', 'Question ' || n, '{"step": "checking", "section": null, "done": 0, "of": 1}', now(), 'cancelled', now()
     from account, generate_series(1, 23) as n where email = 'mo.tahir@example.org'`,
  )
  await mo.page.route('**/api/me/analyses*', (route) => route.abort('connectionreset'))
  await mo.open('/my-stuff?tab=analyses')
  await mo.alert('Your analyses could not be loaded.')
  await mo.page.unroute('**/api/me/analyses*')
  // The screen may ask again by itself before the button is pressed, and then there is none.
  const tryAgain = mineOn(mo).getByRole('button', { name: 'Try again' })
  await expect
    .poll(async () => {
      if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 2000 }).catch(() => {})
      return rowsOn(mo).count()
    })
    .toBe(20)
  await mineOn(mo).getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rowsOn(mo).count()).toBe(23)
  expect(await mineOn(mo).getByRole('button', { name: 'Show more' }).count()).toBe(0)
})

test('operators see how many analyses there are and what failed, and nothing of what was asked', async () => {
  await pool.query(
    `update analysis set state = 'failed', fault = 'TypeError at a.ts:1', question = 'SECRET' where question = 'Question 7'`,
  )
  const olga = await somebody('Olga Nilsen')
  const { mails } = (await (await fetch(`${address}/api/local/outbox`)).json()) as {
    mails: { to: string; link: string | null }[]
  }
  const { pathname, search } = new URL(mails.find(({ to }) => to === 'olga.nilsen@example.org')?.link ?? address)
  await olga.open(`${pathname}${search}`)
  await olga.heading('Your email has been verified')
  await olga.open('/operator/analyses')
  const part = olga.page.getByRole('region', { name: 'Analyses of everybody' })
  await part.getByText(/half within [\d.]+ s, 95% within [\d.]+ s/).waitFor()
  await part.getByText('TypeError at a.ts:1').waitFor()
  expect(await part.innerText()).not.toContain('SECRET')
  expect(await violationsOn(olga.page)).toEqual([])
})
