/**
 * A report read down to the datum, computed again, taken away, asked again after an observation has changed, and shared
 * by a secret link.
 */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentOf } from '#analyses/document/document.ts'
import { report as reportSchema } from '#analyses/report/report.ts'
import { loadCollection } from '#app/server/collection.ts'
import { collectionWithOther } from '../../collection-copy.ts'
import { bare, copied, sentencesWithMarks, textOf } from '../../analyses/report-files.ts'
import { violationsOn } from '../axe.ts'
import { givenShop, join } from '../money/world.ts'
import type { Person } from '../sign-in/person.ts'
import { hasFocus } from '../visitor.ts'

const shop = await givenShop({ stocked: true })
const question = 'Will the world emit less fossil CO2 in 2035 than in 2024?'

/** Ends on the report. Answers with its address. */
async function order(person: Person): Promise<string> {
  const { page } = person
  await person.open('/')
  await page.getByRole('textbox', { name: 'What do you want to know about the future?' }).fill(question)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Order the analysis' }).click()
  await page.waitForURL('**/analysis/*')
  await onReport(person)
  return new URL(page.url()).pathname
}

async function onReport({ page }: Person): Promise<void> {
  await page.getByRole('heading', { name: 'Notes' }).waitFor()
}

const cardOn = (page: Page) => page.getByRole('dialog')
const noteOn = (page: Page, number: number) => page.getByRole('main').locator(`a[href="#note-${number}"]`).first()

/** Down from a computed value to one that was read. */
async function followToDatum(page: Page): Promise<void> {
  const card = cardOn(page)
  for (let depth = 0; depth < 6 && (await card.getByText('Item', { exact: true }).count()) === 0; depth++) {
    const inputs = card.getByRole('list').first().getByRole('button')
    if ((await inputs.count()) === 0) return
    await inputs.first().click()
  }
}

/** All that a reader would copy who marks the whole report. */
async function copiedFrom(page: Page): Promise<string> {
  await page.evaluate(`getSelection().selectAllChildren(document.querySelector('main'))`)
  const text = await page.evaluate<string>('String(getSelection())')
  await page.evaluate('getSelection().removeAllRanges()')
  return copied(text)
}

async function take(page: Page, format: RegExp): Promise<{ name: string; file: Buffer }> {
  await page.getByRole('button', { name: 'Download' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: format }).click(),
  ])
  await page.keyboard.press('Escape')
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) }
}

test('R52 a member reads a report down to the datum, computes it again, takes it away, asks it again after an observation changed, and reads what changed', async () => {
  const ada = await shop.buyer('Ada Okafor')
  const { page } = ada
  await join(ada)
  const path = await order(ada)
  await ada.heading('Will the world emit less fossil CO2 in 2035 than in 2024?')
  const figure = await noteOn(page, 1).innerText()
  // The answer and its picture are the first screen.
  const picture = await page.getByRole('region', { name: 'Answer', exact: true }).getByRole('img').first().boundingBox()
  expect(picture && picture.y + picture.height).toBeLessThan(900)

  // A footnote, by the keyboard: no value is a stop before their numbers are asked for, and each is one then.
  const stops = page.getByRole('main').locator('a[href^="#note-"]:not([tabindex="-1"])')
  expect(await stops.count()).toBe(0)
  await ada.button('Note numbers').press('Enter')
  expect(await stops.count()).toBeGreaterThan(10)
  // Who hears it hears the value, and not the number of its note.
  const mark = page.getByRole('link', { name: '10,527 million tonnes of carbon', exact: true }).first()
  await mark.focus()
  await page.keyboard.press('Enter')
  const card = cardOn(page)
  await card.getByText('10,527 million tonnes of carbon', { exact: true }).waitFor()
  expect(await card.getByText('series, observation 2024', { exact: true }).count()).toBe(1)
  expect(await card.getByRole('link', { name: 'version 1' }).getAttribute('href')).toMatch(/^\/trend\/\d+#versions$/)
  expect(await violationsOn(page)).toEqual([])
  await card.getByRole('button', { name: 'Recompute this number' }).click()
  await card.getByText('The same came out: 10,527 million tonnes of carbon.').waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(await hasFocus(mark)).toBe(true)

  // One that was computed, down to what it was computed from.
  await noteOn(page, 1).click()
  await card.getByText('Formula', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Recompute this number' }).click()
  await card.getByText(/^The same came out: \d+%\.$/).waitFor()
  await followToDatum(page)
  await card.getByText('Item', { exact: true }).waitFor()
  await card.getByRole('button', { name: /^Back to note \d+$/ }).click()
  await page.keyboard.press('Escape')

  // All formats.
  const json = await take(page, /^JSON/)
  const report = JSON.parse(json.file.toString('utf8'))
  expect(json.name).toMatch(/^farsight-\d+-will-the-world-emit-less-fossil-co2-in-2035-than-in-2024\.json$/)
  expect(report).toMatchObject({ question, schema: 1 })
  const whole = reportSchema.parse(report)

  // What is copied out of the page keeps its values: "19% [1]" with the numbers of notes, the sentence itself without.
  const withNumbers = await copiedFrom(page)
  for (const sentence of sentencesWithMarks(whole, documentOf(whole, {})))
    expect(withNumbers).toContain(copied(sentence))
  await ada.button('Note numbers').click()
  const withoutNumbers = await copiedFrom(page)
  for (const { text } of whole.sections.flatMap(({ sentences }) => sentences))
    expect(withoutNumbers).toContain(copied(text))
  const pdf = await take(page, /^PDF/)
  const { text } = await textOf(new Uint8Array(pdf.file))
  expect(bare(text)).toContain(bare(question))
  expect((await take(page, /^Markdown/)).file.toString('utf8')).toMatch(/^# Will the world emit/)
  expect((await take(page, /^Word/)).file.subarray(0, 2).toString()).toBe('PK')

  // The base learns another value, and the question is asked again.
  // Farther from the newer value of 2025 the projection would be withdrawn, and nothing would follow.
  const folder = collectionWithOther('trends/co2-fossil-emissions.md', (item) =>
    item.replace('2024 10527', '2024 10400'),
  )
  await loadCollection(shop.database.db, { folder })
  await shop.app.makeNumbers()
  await page.getByRole('button', { name: /^Run again/ }).click()
  await page
    .getByRole('dialog')
    .getByText(/^The same question is asked/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Run again' }).click()
  await page.waitForURL((url) => url.pathname !== path)
  await onReport(ada)
  const changed = page.getByRole('region', { name: 'What changed since the report before' })
  await changed.getByText(/^The answer (is the same|was)/).waitFor()
  const read = changed.getByRole('table', { name: 'Read differently' })
  await read.getByRole('row', { name: /10,527.*10,400/ }).waitFor()
  await changed.getByRole('table', { name: 'What followed from it' }).getByRole('row').nth(1).waitFor()
  await changed
    .getByText(/, version 1, then 2$/)
    .first()
    .waitFor()
  expect(await violationsOn(page)).toEqual([])

  // The old one stands as it was.
  await changed.getByRole('link', { name: 'the report before' }).click()
  await page.waitForURL(`**${path}`)
  await expect.poll(() => noteOn(page, 1).innerText()).toBe(figure)
})

test('R13 a report is read by whoever has its secret link, until its owner stops sharing; without the link a visitor goes home', async () => {
  const bob = await shop.buyer('Bob Moss')
  await join(bob)
  const path = await order(bob)
  const { page } = bob
  await bob.button('Share').click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Secret link').inputValue()
  expect(link).toMatch(/\/analysis\/\d+#key=[\w-]{43}$/)

  const eve = await shop.visitor()
  eve.expectComplaints(/status of 404/)
  await eve.open(new URL(link).pathname + new URL(link).hash)
  await onReport(eve)
  await eve.page.getByText('Shared with you by a secret link.').waitFor()
  expect(await eve.page.getByRole('button', { name: /Download|Run again|Share/ }).count()).toBe(0)
  await noteOn(eve.page, 1).click()
  await cardOn(eve.page).getByText('Note 1', { exact: true }).waitFor()
  expect(await eve.page.getByRole('button', { name: 'Recompute this number' }).count()).toBe(0)
  await eve.page.keyboard.press('Escape')
  // A part of the page, and a reload: the link still holds.
  await eve.page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: 'What we do not know' })
    .or(eve.page.getByRole('link', { name: 'How it was made' }))
    .first()
    .click()
  // The key comes back into the address once the browser has told of the part.
  await eve.page.waitForURL(/#key=/)
  await eve.page.reload()
  await onReport(eve)
  expect(await violationsOn(eve.page)).toEqual([])

  const kim = await shop.visitor()
  await kim.open(path)
  await kim.page.waitForURL((url) => url.pathname === '/')

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('button', { name: 'Make a link' }).waitFor()
  await eve.page.reload()
  await eve.heading('This report is not shared any more')

  // Somebody else who is signed in finds nothing either.
  const mia = await shop.buyer('Mia Lund')
  mia.expectComplaints(/status of 404/)
  await mia.open(path)
  await mia.heading('No page at this address')
})

test('a report is read at 320 pixels without sideways scrolling, and printed with its notes', async () => {
  const kim = await shop.buyer('Kim Rand')
  const { page } = kim
  await join(kim)
  await order(kim)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  await noteOn(page, 1).click()
  await cardOn(page).waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320)
  await page.keyboard.press('Escape')
  await page.emulateMedia({ media: 'print' })
  await page.locator('#note-1').waitFor({ state: 'visible' })
  expect(await noteOn(page, 1).locator('sup').isVisible()).toBe(true)
  expect(await page.getByRole('button', { name: 'Download' }).isVisible()).toBe(false)
})
