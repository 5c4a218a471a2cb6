/**
 * Somebody puts a curve together from parts, by keyboard on a telephone: what is no curve is said, it is kept, stands as
 * it was entered when they come back, and is left for five points by their own wish alone.
 */
import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const { pool } = site as unknown as { pool: Pool } // of `ownService`
const overhang = 'document.documentElement.scrollWidth - innerWidth'
/** Of 2 to 7 million km², open at both ends. */
const amount = '/prediction/12'
const day = '/prediction/18'
const fields = ['From', 'Top', 'To', 'Weight'] as const

async function forecaster(name: string, path: string) {
  const who = await site.author(name)
  const { page } = who
  await page.setViewportSize({ width: 390, height: 844 })
  await who.open(path)
  const panel = page.getByRole('region', { name: 'What people forecast' })
  const part = (number: number) => panel.getByRole('group', { name: new RegExp(`^Part ${number}`) })
  const field = (number: number, label: string) => part(number).getByLabel(label, { exact: true })
  const valuesOf = (number: number) => Promise.all(fields.map((label) => field(number, label).inputValue()))
  const press = async (button: string) => {
    await panel.getByRole('button', { name: button, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  /** From field to field, as whoever has no mouse. */
  const type = async (number: number, values: readonly string[]) => {
    await field(number, 'From').focus()
    for (const value of values) {
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(value)
      await page.keyboard.press('Tab')
    }
  }
  return { ...who, panel, part, field, valuesOf, press, type }
}

test('two parts of a number are kept, and stand as they were entered', async () => {
  const ada = await forecaster('Ada Part', amount)
  const { page, panel, field, valuesOf, press, type } = ada
  await press('Put it together from parts')
  await panel.getByText('It begins with one part.').waitFor()
  await type(1, ['3', '3.5', '3.8', '3'])
  await press('Add a part')
  await type(2, ['5.9', '5.2', '5.6', '1'])
  await panel.getByText('It has the top of part 2 not between its two ends.').waitFor()
  await field(2, 'From').fill('5')
  await panel.getByText('Part 2: 25% of the chance').waitFor()
  await panel.getByText(/^All parts together: 3\.\d+ million km² in the middle/).waitFor()
  const top = panel.getByRole('slider', { name: 'Part 2, top' })
  await top.focus()
  await page.keyboard.press('Shift+ArrowRight')
  const moved = await valuesOf(2)
  expect(moved[1]).not.toBe('5.2')
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])
  // Whoever pulls a point past others goes on holding it.
  const end = panel.getByRole('slider', { name: 'Part 1, to', exact: true })
  await end.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await end.boundingBox())!
  const at = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 150, at.y, { steps: 15 })
  await page.mouse.up()
  expect(Number(await field(1, 'To').inputValue())).toBeGreaterThan(Number(await field(2, 'To').inputValue()))
  await field(1, 'To').fill('3.8')
  await press('Forecast')
  await panel.getByText('Your forecast is kept.').waitFor()

  await ada.open('/')
  await ada.open(amount)
  await field(2, 'Weight').waitFor()
  expect([await valuesOf(1), await valuesOf(2)]).toEqual([['3', '3.5', '3.8', '3'], moved])

  await press('Say it in five points instead')
  await panel.getByText('The parts are left behind.').waitFor()
  expect(await panel.getByLabel('with 50%', { exact: true }).inputValue()).toMatch(/^3\.\d+$/)
  await press('Put it together from parts')
  await panel.getByText('It begins with the one part that is nearest to your five points.').waitFor()
  await field(1, 'Top').waitFor()
  expect(await field(2, 'Top').count()).toBe(0)
})

test('two parts of a day likewise, written as people write days', async () => {
  const ben = await forecaster('Ben Part', day)
  const { page, panel, field, valuesOf, press, type } = ben
  await press('Put it together from parts')
  await type(1, ['2033-01-01', '2036-01-01', '2040-01-01', '2'])
  await press('Add a part')
  await type(2, ['2048-01-01', '2050-01-01', '2056-01-01', '1'])
  await panel.getByText('Part 2: 33% of the chance').waitFor()
  expect(await page.evaluate<number>(overhang)).toBeLessThanOrEqual(0)
  expect(await violationsOn(page)).toEqual([])
  const given = [await valuesOf(1), await valuesOf(2)]
  await press('Forecast')
  await panel.getByText('Your forecast is kept.').waitFor()
  await ben.open(day)
  await field(2, 'Weight').waitFor()
  const { rows } = await pool.query<{ parts: { from: string; top: string; to: string; weight: number }[] }>(
    `select estimate -> 'parts' as parts from forecast where estimate ->> 'type' = 'date' and estimate ? 'parts'`,
  )
  expect(rows).toEqual([
    {
      parts: [
        { from: '2033-01-01', top: '2036-01-01', to: '2040-01-01', weight: 2 },
        { from: '2048-01-01', top: '2050-01-01', to: '2056-01-01', weight: 1 },
      ],
    },
  ])
  expect([(await valuesOf(1))[3], (await valuesOf(2))[3]]).toEqual([given[0]?.[3], given[1]?.[3]])
})
