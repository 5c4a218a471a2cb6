/** What an author sees while a page of their own comes: never that it does not exist, and no complaint on the way. */
import { expect, test } from 'vitest'
import { ready } from '../visitor.ts'
import { givenAuthors, ownBar, writePrediction } from './author.ts'

const site = await givenAuthors()

/** Writes down each heading of the first rank that stands on the page, from before its first line is read. */
const watchHeadings = `
  window.headings = []
  const note = () => {
    const said = document.querySelector('h1')?.textContent ?? ''
    if (said && window.headings.at(-1) !== said) window.headings.push(said)
  }
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })`

test('an author who opens a private item of theirs is never told that there is none, and the browser complains of nothing', async () => {
  const ada = await site.author('Ada Okafor')
  const { page } = ada
  const title = 'Will the Quendel freeze before 2032?'
  const path = await writePrediction(ada, title)
  const complaintsBefore = ada.complaints.length
  await page.addInitScript(watchHeadings)

  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await ready(page)
  await ownBar(page).waitFor()
  expect(await page.evaluate('window.headings')).toEqual(['Looking among your items', title])
  expect(ada.complaints.slice(complaintsBefore)).toEqual([])

  await ada.open('/my-stuff')
  await page.getByRole('link', { name: title }).waitFor()
  expect(await page.evaluate('window.headings')).not.toContain('Your stuff would be here')
})

test('somebody else with an account is told that there is none once that is known, and a visitor at once', async () => {
  const ada = await site.author('Ada Marsh')
  const path = await writePrediction(ada, 'Will the Quendel flood before 2032?')
  const bob = await site.author('Bob Moss')
  bob.expectComplaints(/status of 404/)
  await bob.open(path)
  await bob.heading(/^There is no prediction/)
  const eve = await site.visitor()
  eve.expectComplaints(/status of 404/)
  expect((await eve.page.goto(path))?.status()).toBe(404)
  await eve.heading(/^There is no prediction/)
  await eve.open('/my-stuff')
  await eve.heading('Your stuff would be here')
})
