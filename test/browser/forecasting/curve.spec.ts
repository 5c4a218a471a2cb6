/**
 * Somebody sets a number and a date by the points of their curve, by keyboard on a telephone and by mouse: points and
 * fields are the same, none passes another, and what others say stands beside, unless they wish to forecast first.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'
import type { Person } from '../sign-in/person.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const phone = { viewport: { width: 390, height: 844 } }
const overhang = 'document.documentElement.scrollWidth - innerWidth'
const fields = ['with 5% chance', 'with 25%', 'with 50%', 'with 75%', 'with 95%']

/** Four people who say the same of a question. */
async function peopleSay(id: number, estimate: object) {
  await pool.query(
    `with people as (insert into forecaster (is_counted) select true from generate_series(1, 4) returning id)
    insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, request_id)
    select $1, 1, '', id, now() - interval '1 hour', $2, gen_random_uuid() from people`,
    [id, JSON.stringify(estimate)],
  )
  await expect
    .poll(async () => (await site.served(`/api/items/prediction/${id}/crowd`)).html)
    .toMatch(/"forecasters":([4-9]|\d\d)/)
}
const of = <V>(type: string, [p5, p25, p50, p75, p95]: V[]) => ({ type, quantiles: { p5, p25, p50, p75, p95 } })

const ice = of('numeric', [3.6, 4.2, 4.64, 4.9, 5.4])

function isCut(input: unknown): boolean {
  const { scrollWidth, clientWidth } = input as { scrollWidth: number; clientWidth: number } // as in every browser
  return scrollWidth > clientWidth
}

function panelOf({ page }: Person) {
  const panel = page.getByRole('region', { name: 'What people forecast' })
  const field = (label: string) => panel.getByLabel(label, { exact: true })
  return {
    panel,
    field,
    point: (name: string) => panel.getByRole('slider', { name, exact: true }),
    button: (name: string) => panel.getByRole('button', { name, exact: true }),
    said: () => Promise.all(fields.map((label) => field(label).inputValue())),
    async isSound() {
      expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
      expect(await violationsOn(page)).toEqual([])
    },
  }
}

test('a number is set by its points, on a telephone by keyboard, and by mouse', async () => {
  await peopleSay(12, ice)
  const ada = await site.author('Ada Curve', phone)
  const { page } = ada
  await ada.open('/prediction/12')
  const { panel, field, point, button, said, isSound } = panelOf(ada)
  await button('Begin with a wide spread').press('Enter')
  await panel.getByText('The middle one takes the others along; none passes another.').waitFor()
  const [low] = await said()
  expect(Number(low)).toBeLessThan(3.75)
  await button('Start from the crowd').press('Enter')
  await panel.getByText('The fields say what the crowd says. Nothing is sent yet.').waitFor()
  for (const name of ['Crowd', 'Model', 'Farsight'])
    await panel.getByRole('columnheader', { name, exact: true }).waitFor()

  const middle = point('As likely above as below')
  await middle.press('ArrowRight')
  const before = await said()
  await middle.press('Shift+ArrowRight')
  const after = await said()
  const steps = after.map((value, i) => Math.round((Number(value) - Number(before[i])) * 1e6) / 1e6)
  expect(new Set(steps).size).toBe(1)
  expect(steps[0]).toBeGreaterThan(0)
  expect(await middle.getAttribute('aria-valuetext')).toBe(`${after[2]} million km²`)
  // As far as it can go it stops beside its neighbour.
  for (let i = 0; i < 12; i++) await point('One in four lower').press('PageUp')
  const [, stopped = '', next = ''] = await said()
  expect(Number(stopped)).toBeLessThan(Number(next))
  expect(Number(next) - Number(stopped)).toBeLessThan(0.1)
  await field('with 25%').fill('4.1')
  expect(await point('One in four lower').getAttribute('aria-valuetext')).toBe('4.1 million km²')
  await isSound()

  await page.setViewportSize({ width: 1280, height: 900 })
  const held = point('One in twenty higher')
  await held.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await held.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  const highest = Number(await field('with 95%').inputValue())
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2 + 40, y + height / 2, { steps: 4 })
  await page.mouse.up()
  expect(Number(await field('with 95%').inputValue())).toBeGreaterThan(highest)
  expect(String(await field('with 95%').inputValue()).length).toBeLessThanOrEqual(5)

  await field('Below').fill('4.1')
  await panel.getByText('25%', { exact: true }).last().waitFor()
  await isSound()
  await button('Forecast').press('Enter')
  await panel.getByText('Your forecast is kept.').waitFor()
  const kept = await said()
  await field('with 50%').fill(`${kept[2]}1`)
  await button('Start from my last').press('Enter')
  expect(await said()).toEqual(kept)
  await button('Start from the last ten years').press('Enter')
  await panel.getByText(/as far as the series went over 2 years, 10 times in the last ten years/).waitFor()
})

test('a date is typed as people write it, and pulled by a finger', async () => {
  await peopleSay(18, of('date', ['2033-01-01', '2038-01-01', '2044-01-01', '2050-01-01', '2058-01-01']))
  const bo = await site.author('Bo Curve', { ...phone, hasTouch: true })
  const { page } = bo
  await bo.open('/prediction/18')
  const { panel, field, point, button, said, isSound } = panelOf(bo)
  await button('Start from the crowd').press('Enter')
  await field('with 25%').fill('spring 2036')
  await panel.getByText('15 Apr 2036, the middle of spring 2036, in the north').waitFor()
  await field('with 95%').fill('never')
  await panel.getByText('or later, or never').waitFor()
  expect(await point('One in twenty later').getAttribute('aria-valuetext')).toBe('after 31 Dec 2059 or never')
  await panel.getByText('Later than 31 Dec 2059, or never').waitFor()
  await panel.getByText('Chance that it has happened, by date').waitFor()
  await field('with 50%').fill('5/6/2044')
  await panel.getByText('Write the month as a word').waitFor()
  await panel.getByText('Five that rise within the range make a curve.').waitFor()
  await field('with 50%').fill('June 2044')
  await isSound()

  const held = point('One in twenty earlier')
  await held.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await held.boundingBox())!
  const [from, to] = [x + width / 2, x + width / 2 - 12]
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y: y + height / 2 }],
    })
  const [earliest] = await said()
  await touch('touchStart', from)
  await touch('touchMove', (from + to) / 2)
  await touch('touchMove', to)
  await touch('touchEnd')
  await expect.poll(async () => (await said())[0]).not.toBe(earliest)
  expect((await said())[0]).toMatch(/^1 (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) 20(29|3[0-2])$/)
  await button('Forecast').press('Enter')
  await panel.getByText('2044 since').waitFor()
  await isSound()
})

test('who wishes to forecast first sees nobody else beside their curve', async () => {
  await peopleSay(13, of('numeric', [40_000, 60_000, 80_000, 110_000, 200_000]))
  const cy = await site.author('Cy Curve', phone)
  const { panel, field, button } = panelOf(cy)
  await cy.open('/my-stuff?tab=account')
  const kept = cy.page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await cy.page.getByLabel('Hide what people forecast until I have').press('Space')
  expect((await kept).status()).toBe(200)
  await cy.open('/prediction/13')
  await panel.getByText('Hidden until you have forecast.').waitFor()
  await button('Begin with a wide spread').press('Enter')
  await panel.getByText('The middle one takes the others along').waitFor()
  expect(await panel.getByRole('columnheader').allInnerTexts()).toEqual(['Chance that it is lower', 'You'])
  expect(await panel.getByRole('img').first().getAttribute('aria-label')).toMatch(/^You: [^:]*; [^:]*$/)
  // Six digits and more: of none is the last one cut.
  for (const label of fields) {
    expect([label, await field(label).evaluate(isCut)]).toEqual([label, false])
  }
})
