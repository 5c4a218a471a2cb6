/** Questions of more than one piece: what is taken as given, and two in one. Their reports say each in its own words. */
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUnits } from '../../money/units.ts'
import { givenServer } from '../../given.ts'
import { violationsOn } from '../axe.ts'
import { emailOf } from '../mine/author.ts'
import { type Person, personOf } from '../sign-in/person.ts'
import { signedUp } from '../sign-in/signed-up.ts'
import { type Visitor, visitorsOf } from '../visitor.ts'

const { app, pool } = await givenServer({ stocked: true, env: { SIGN_IN_STAND_INS: 'on' } })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const visitor = await visitorsOf(address)

async function buyer(name: string, viewport?: { width: number; height: number }): Promise<Person> {
  const state = await signedUp(address, { email: emailOf(name), name })
  const person = personOf(await visitor({ ...(viewport && { viewport }), ...state }))
  const { rows } = await pool.query('select id from account where email = $1', [emailOf(name)])
  await setUnits(pool, rows[0].id, { analysis: 1, trend: 0 })
  return person
}

async function ask({ page, open }: Visitor, question: string) {
  await open('/')
  await page.getByRole('textbox', { name: 'What do you want to know about the future?' }).fill(question)
  await page.keyboard.press('Enter')
  return page.getByRole('region', { name: 'What the base knows about this' })
}

const order = 'That is right: order the analysis'

/** How far down on the page something ends. */
async function endOf(one: Locator): Promise<number> {
  const box = await one.boundingBox()
  return box ? box.y + box.height : Number.NaN
}

test('a question on a condition is read with it, and its answer never stands without it', async () => {
  const ada = await buyer('Ada Okafor', { width: 390, height: 844 })
  const { page } = ada
  const panel = await ask(ada, 'If China attacks Taiwan by 2035, will US forces fight?')
  await panel.getByText('Given', { exact: true }).waitFor()
  await panel.getByRole('definition').filter({ hasText: '“China attacks Taiwan”, by 2035' }).waitFor()
  await panel.getByRole('button', { name: order }).click()
  await page.waitForURL('**/analysis/*')
  const given = 'if China blockades or attacks the main island of Taiwan by the end of 2035'
  // Over the figure, and in sentence one.
  await page.getByText(`US forces fight within 90 days, ${given}`).first().waitFor()
  const first = page.getByText(
    /^If China blockades or attacks the main island of Taiwan by the end of 2035, the chance that/,
  )
  await first.waitFor()
  // On the first screen of a telephone.
  expect(await endOf(first)).toBeLessThan(844)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  expect(await violationsOn(page)).toEqual([])
})

test('a question of two parts is read as two, and both are answered', async () => {
  const bob = await buyer('Bob Lind')
  const { page } = bob
  const panel = await ask(bob, 'When do people go back to the Moon and from which country will they be?')
  await expect.poll(() => panel.getByText(/^We read: /).count()).toBe(2)
  await panel.getByText('The year in which people land on the Moon again, with how sure it is.').waitFor()
  await panel.getByText(/^The state that lands the next people on the Moon: the likeliest/).waitFor()
  await panel.getByRole('button', { name: order }).click()
  await page.waitForURL('**/analysis/*')
  await page.getByText('The year in which people land on the Moon again').first().waitFor()
  const answer = page.getByRole('region', { name: 'Answer', exact: true })
  // Each with a figure of its own, on the first screen.
  await answer
    .getByText(/^20\d\d$/)
    .first()
    .waitFor()
  await answer.getByText(/^The state that lands the next people on the Moon: /).waitFor()
  expect(await endOf(answer.getByText(/^\d+%$/).first())).toBeLessThan(900)
  await answer.getByText(/the state that lands the next people on the Moon is .+ is \d+%/).waitFor()
})

test('of two parts that are series each has its picture, and neither lies on the other', async () => {
  const eve = await buyer('Eve Two')
  const { page } = eve
  const panel = await ask(eve, 'What will child mortality be in 2035, and where will gold stand in 2029?')
  await panel.getByRole('button', { name: order }).click()
  await page.waitForURL('**/analysis/*')
  const pictures = page.getByRole('region', { name: 'Answer', exact: true }).getByRole('figure')
  await expect.poll(() => pictures.count()).toBe(2)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const [first, second] = await Promise.all([pictures.first().boundingBox(), pictures.last().boundingBox()])
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(second?.y ?? 0)
  }
})
