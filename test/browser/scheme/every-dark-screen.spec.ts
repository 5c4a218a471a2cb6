/** The screens that people come by most, in the dark, in three widths: axe finds nothing to mend, above all no words too faint. */
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenShop, join } from '../money/world.ts'
import { onlookerOf, type Visitor } from '../visitor.ts'

const shop = await givenShop({ stocked: true })
const onlooker = await onlookerOf(shop.address)
type Look = { colorScheme: 'light' | 'dark'; width: number }
/** What is light is looked at in the other widths by every-screen.spec.ts. */
const looks: readonly Look[] = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 320 },
  { colorScheme: 'dark', width: 1280 },
]

/** Colours change over a frame or two, also where motion is reduced; on a busy machine frames are far apart. */
const painted = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(async () => {
  const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
  await Promise.allSettled(running.map(({ finished }) => finished))
  requestAnimationFrame(done)
})))`

/** By scheme and width, where there is any. */
async function faultsOn({ page }: Visitor, looked: readonly Look[] = looks): Promise<Record<string, string[]>> {
  await page.evaluate(`for (const fold of document.querySelectorAll('details')) fold.open = true`)
  const faults: Record<string, string[]> = {}
  for (const { colorScheme, width } of looked) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(painted)
    const found = await violationsOn(page)
    if (found.length > 0) faults[`${colorScheme}, ${width}`] = found
  }
  return faults
}

test.each([
  ['home', '/'],
  ['all stuff', '/all-stuff'],
  ['all stuff as a table', '/all-stuff?view=table'],
  ['all stuff in time', '/all-stuff?view=timeline'],
  ['all stuff on the radar', '/all-stuff?view=radar'],
  ['the radar as a list', '/all-stuff?view=radar&as=list'],
  ['all stuff on the map', '/all-stuff?view=map&item=trend/131'],
  ['a filter that is not known', '/all-stuff?category=nonsense'],
  ['a prediction of a number', '/prediction/12'],
  ['a prediction of a choice', '/prediction/46'],
  ['a trend', '/trend/131'],
  ['a scenario', '/scenario/181'],
  ['the track record', '/record'],
  ['a set of scenarios', '/set/climate-response-2050'],
  ['the methods', '/method'],
  ['what it costs', '/pricing'],
  ['signing in', '/sign-in'],
])('%s', async (_, path) => {
  const visitor = await onlooker()
  await visitor.open(path)
  expect(await faultsOn(visitor)).toEqual({})
})

test('what the base knows about a question, the report on it, and my stuff', async () => {
  const ada = await shop.buyer('Ada Okafor')
  const { page } = ada
  const two = looks.slice(-2)
  await join(ada)
  await ada.open('/')
  await page
    .getByRole('textbox', { name: 'What do you want to know about the future?' })
    .fill('Will the world emit less fossil CO2 in 2035 than in 2024?')
  await page.keyboard.press('Enter')
  const order = page.getByRole('button', { name: 'Order the analysis' })
  await order.waitFor()
  expect(await faultsOn(ada, two)).toEqual({})
  await order.click()
  await page.waitForURL('**/analysis/*')
  await page.getByRole('heading', { name: 'Notes' }).waitFor()
  expect(await faultsOn(ada, two)).toEqual({})
  await page.getByRole('main').locator('a[href="#note-1"]').first().click()
  await page.getByRole('dialog').waitFor()
  expect(await faultsOn(ada, two)).toEqual({})
  await ada.open('/my-stuff')
  expect(await faultsOn(ada, two)).toEqual({})
})
