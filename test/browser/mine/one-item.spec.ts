/** One item from the first word to its end, and what happens when two browsers have it open at once. */
import { expect, test } from 'vitest'
import { type Person, signIn } from '../sign-in/person.ts'
import {
  arrived,
  decide,
  emailOf,
  expectUnknown,
  fillPrediction,
  givenAuthors,
  ownBar,
  publish,
  savePrivate,
  writePrediction,
} from './author.ts'

const site = await givenAuthors()

const draftsInBrowser = `Object.keys(localStorage).filter((key) => key.startsWith('farsight:draft:')).length`

test('R8 R10 what somebody writes is a draft while they type, theirs alone until they publish it, and gone for everybody once they delete it', async () => {
  const ada = await site.author('Ada Marsh', { permissions: ['clipboard-read', 'clipboard-write'] })
  const bob = await site.author('Bob Moss')
  const eve = await site.visitor()
  for (const one of [ada, bob, eve]) one.expectComplaints(/status of 404/)
  const { page } = ada
  const title = 'Will the Quendel freeze at Budapest before 2032?'

  await ada.open('/new/prediction')
  await fillPrediction(ada, title)
  await page.getByLabel('Give your own estimate').check()
  await page.getByLabel('Chance of yes', { exact: true }).fill('12')
  await page.getByLabel('Why', { exact: true }).fill('Forty winters without ice.')
  await page.getByRole('tab', { name: 'Preview' }).click()
  const preview = page.getByRole('tabpanel')
  await preview.getByRole('heading', { name: 'Why' }).waitFor()
  expect(await preview.getByRole('listitem').allInnerTexts()).toEqual(['dams', 'warm winters'])
  expect(await preview.getByRole('link', { name: 'the record' }).getAttribute('href')).toBe('https://example.org/ice')
  expect(await preview.getByRole('strong').innerText()).toBe('1985')

  await page.getByText(/^Draft kept \d\d:\d\d$/).waitFor()
  await expect.poll(() => page.evaluate<number>(draftsInBrowser)).toBe(0) // it lies on the server alone
  await page.reload()
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe(title)
  expect(await page.getByLabel('Chance of yes', { exact: true }).inputValue()).toBe('12')
  expect(await page.getByRole('list', { name: 'Tags so far' }).getByRole('listitem').allInnerTexts()).toEqual([
    'ice',
    'river',
  ])

  const path = await savePrivate(ada)
  const id = path.split('/')[2] ?? ''
  await ownBar(page).getByText('Private: only you see it.').waitFor()
  await ada.heading(title)
  await page.getByText('12%', { exact: true }).first().waitFor()
  await page.getByText('By Ada Marsh, not published').waitFor()

  const unseen = await site.served(path)
  const unknown = await site.served('/prediction/999999')
  expect([unseen.status, unknown.status]).toEqual([404, 404])
  expect(unseen.html.replaceAll(id, 'N')).toBe(unknown.html.replaceAll('999999', 'N'))
  for (const other of [bob, eve]) {
    await expectUnknown(other, path)
    await other.open('/all-stuff?q=Quendel')
    await other.heading('Nothing about “Quendel” yet')
  }
  await bob.open(`${path}/edit`)
  await bob.heading(`There is no prediction ${id}.`)

  await ownBar(page).getByRole('link', { name: 'Edit' }).click()
  await ada.heading(`Revise prediction ${id}`)
  await page.getByLabel('Title', { exact: true }).fill('Will the Quendel freeze at Vienna before 2032?')
  await ada.button('Save').click()
  await arrived(ada)
  await page.getByText(/, version 2$/).waitFor()
  await ada.button('Compare version 2 with the one before').click()
  await page.getByText('Compared with version 1.').waitFor()
  expect(await page.getByRole('deletion').first().innerText()).toBe('Budapest')
  expect(await page.getByRole('insertion').first().innerText()).toBe('Vienna')

  await ownBar(page).getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog', { name: 'Publish this item?' }).getByText('under the name Ada Marsh').waitFor()
  await ada.button('Close').click()
  await publish(ada)
  const { status, html } = await site.served(path)
  expect([status, /<title[^>]*>(.*?)<\/title>/.exec(html)?.[1]]).toEqual([200, `Farsight Prediction ${id}`])
  await eve.open(path)
  await eve.heading('Will the Quendel freeze at Vienna before 2032?')
  await eve.page.getByText(/^by Ada Marsh, published .*, version 2$/).waitFor()
  expect(await ownBar(eve.page).count()).toBe(0)
  // A list that was opened before may stand as it was for some seconds.
  const listed = async () => {
    await eve.open('/all-stuff?q=Quendel')
    return eve.page
      .getByRole('article')
      .getByRole('link', { name: /Quendel/ })
      .count()
  }
  await expect.poll(listed).toBe(1)

  await ada.button('Share').click()
  await ada.button('Copy address').click()
  await page.getByText('Address copied.').waitFor()
  expect(new URL(await page.evaluate<string>('navigator.clipboard.readText()')).pathname).toBe(path)
  await ada.button('Close').click()

  await decide(ada, 'Unpublish')
  await ownBar(page).getByText('Private: only you see it.').waitFor()
  expect((await site.served(path)).status).toBe(404)
  await expectUnknown(eve, path)
  await decide(ada, 'Delete', 'Delete for good')
  await page.getByText('You have written no item yet').waitFor()
  await expectUnknown(ada, path)
})

const fieldOf = ({ page }: Person, label: string) => page.getByLabel(label, { exact: true })
const toldTo = ({ page }: Person) => page.getByRole('dialog', { name: 'This item was changed elsewhere' })
const shows = ({ page }: Person, version: number) => page.getByText(new RegExp(`, version ${version}$`)).waitFor()

test('who saves second is shown what changed, and either takes it and brings their own back, or saves theirs over it', async () => {
  const desk = await site.author('Ada Okafor')
  const path = await writePrediction(desk, 'Will the Quendel freeze before 2032?')
  const sofa = await site.visitor()
  await signIn(sofa, emailOf('Ada Okafor'))
  await sofa.isIn('Ada Okafor')
  desk.expectComplaints(/status of 404/) // the server itself shows a private item to nobody
  sofa.expectComplaints(/status of 409/)
  /** Both have the form open when the first one saves a summary; the second one saves a title. */
  const collide = async (summary: string, title: string, version: number) => {
    for (const one of [desk, sofa]) {
      await one.open(`${path}/edit`)
      await fieldOf(one, 'Title').waitFor()
    }
    await fieldOf(sofa, 'Title').fill(title)
    await fieldOf(desk, 'Summary').fill(summary)
    await desk.button('Save').click()
    await shows(desk, version)
    await sofa.button('Save').click()
    await toldTo(sofa)
      .getByText(`You began with version ${version - 1}; version ${version} stands now.`)
      .waitFor()
  }

  await collide('Dams and warm winters speak against it.', 'Will the Quendel freeze at Vienna?', 2)
  await toldTo(sofa).getByRole('deletion').filter({ hasText: 'frozen river' }).waitFor()
  await toldTo(sofa).getByRole('button', { name: 'Load the newer version' }).click()
  expect(await fieldOf(sofa, 'Title').inputValue()).toBe('Will the Quendel freeze before 2032?')
  expect(await fieldOf(sofa, 'Summary').inputValue()).toBe('Dams and warm winters speak against it.')
  await sofa.button('Bring mine back').click()
  expect(await fieldOf(sofa, 'Title').inputValue()).toBe('Will the Quendel freeze at Vienna?')
  await sofa.button('Save').click()
  await shows(sofa, 3)
  await sofa.heading('Will the Quendel freeze at Vienna?')

  await collide('Only a volcano could bring the ice back.', 'Will the Quendel freeze at Linz?', 4)
  await toldTo(sofa).getByRole('button', { name: 'Save mine over it' }).click()
  await shows(sofa, 5)
  await sofa.heading('Will the Quendel freeze at Linz?')
  await desk.open(path)
  await desk.button('Compare version 4 with the one before').click()
  await desk.page.getByRole('insertion').filter({ hasText: 'volcano' }).waitFor()
})
