/**
 * The screens of people with an account, in the narrowest and a wide window: nothing is cut off, and axe finds nothing
 * to mend.
 */
import { expect, test } from 'vitest'
import { inspection } from '../inspection.ts'
import { emailOf, givenAuthors, ownBar, publish, writePrediction } from './author.ts'

const site = await givenAuthors({ env: { OPERATOR_EMAILS: emailOf('Olga Moss'), SIGN_IN_STAND_INS: 'on' } })

test('the pages of signing in, the outbox and the stand-in fit 320 and 1280 px, and have nothing that axe would mend', async () => {
  const ada = await site.author('Ada Okafor')
  const { page } = ada
  const { look, faults } = inspection(ada)
  await ada.open('/outbox')
  await page.getByRole('link', { name: 'Open the link of this mail' }).waitFor()
  await look('outbox')
  await ada.signOut()
  await ada.open('/sign-in')
  await page.getByLabel('Email', { exact: true }).waitFor()
  await look('sign-in')
  await ada.send({ Email: 'nobody' }, 'Continue')
  await ada.alert("That email address isn't correct")
  await look('sign-in, refused')
  await ada.send({ Email: emailOf('Ada Okafor') }, 'Continue')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await look('password')
  await ada.open('/sign-in')
  await ada.send({ Email: 'new@example.org' }, 'Continue')
  await ada.heading('Create account')
  await look('sign-up')
  await ada.open('/emulator/auth/handler')
  await look('stand-in that nobody asked')
  await ada.open('/sign-in')
  await ada.button('Continue with Google').click()
  await ada.heading('Stand-in for Google')
  await look('stand-in')
  expect(faults).toEqual({})
})

test('empty shelves, an empty form and one with faults fit 320 and 1280 px, and have nothing that axe would mend', async () => {
  const bob = await site.author('Bob Moss')
  const { page } = bob
  bob.expectComplaints(/status of 400/)
  const { look, faults } = inspection(bob)
  for (const [tab, empty] of [
    ['items', 'You have written no item yet'],
    ['saved', 'You have saved nothing yet'],
    ['analyses', 'No analyses yet'],
  ] as const) {
    await bob.open(`/my-stuff?tab=${tab}`)
    await bob.heading(empty)
    await look(`my ${tab}, empty`)
  }
  for (const kind of ['prediction', 'trend', 'scenario']) {
    await bob.open(`/new/${kind}`)
    await page.getByLabel('Title', { exact: true }).waitFor()
    await look(`new ${kind}`)
    if (kind === 'trend') await page.getByLabel('There is data').check()
    await bob.button('Save as private item').click()
    await bob.alert('need another look')
    await look(`new ${kind} with faults`)
  }
  expect(faults).toEqual({})
})

test('my stuff, an item of one’s own and its dialogs fit 320 and 1280 px, and have nothing that axe would mend', async () => {
  const olga = await site.author('Olga Moss')
  const { page } = olga
  const rex = await site.author('Rex Marsh')
  olga.expectComplaints(/status of 404/)
  const { look, faults } = inspection(olga)
  const path = await writePrediction(olga, 'Will the Quendel freeze before 2032?')
  await look('private item')
  await ownBar(page).getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('dialog').waitFor()
  await look('asked whether to publish')
  await olga.button('Close').click()
  await publish(olga)
  await olga.button('Save').click()
  await olga.button('Saved').waitFor()
  await olga.open(`${path}/edit`)
  await page.getByLabel('Summary', { exact: true }).fill('Dams speak against it.')
  await page.getByText(/^Draft kept/).waitFor()
  await page.getByRole('tab', { name: 'Preview' }).click()
  await look('edit')

  await rex.open(path)
  const asRex = inspection(rex)
  await rex.button('Report this item').click()
  await rex.page.getByLabel('Something else').check()
  await asRex.look('asked what is wrong')
  await rex.button('Report').click()
  await rex.page.getByText('Reported. An operator will look at it.').waitFor()

  await olga.open('/operator/queue')
  await page.getByRole('button', { name: /^Hide/ }).waitFor()
  await page.getByText('Nobody waits').waitFor()
  await look('what waits for operators')
  await olga.open('/my-stuff')
  await page.getByText('1 draft', { exact: true }).waitFor()
  await page.getByText('1 item', { exact: true }).waitFor()
  await look('my items and drafts')
  await page.getByRole('main').getByRole('button', { name: 'Write' }).click()
  await page.getByRole('link', { name: 'A scenario' }).waitFor()
  await look('what may be written')
  await olga.open('/my-stuff?tab=saved')
  await page.getByText('1 item', { exact: true }).waitFor()
  await look('my saved items')
  await olga.open('/my-stuff?tab=account')
  await olga.button('Change email').waitFor()
  await look('my account')
  await olga.button('Delete account').click()
  await page.getByRole('dialog').waitFor()
  await look('asked whether to delete the account')
  expect({ ...faults, ...asRex.faults }).toEqual({})
})
