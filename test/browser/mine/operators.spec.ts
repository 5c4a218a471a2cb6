/**
 * What is wrong with an item: a reader reports it, an operator hides it and says why, its author reads that, and it
 * comes back.
 */
import { expect, test } from 'vitest'
import { signUp } from '../sign-in/person.ts'
import { decide, emailOf, expectUnknown, givenAuthors, ownBar, publish, writePrediction } from './author.ts'

const site = await givenAuthors({
  env: { OPERATOR_EMAILS: `${emailOf('Olga Moss')},${emailOf('Ora Reed')}`, SIGN_IN_STAND_INS: 'on' },
})

test('an operator whose address is verified sees what a reader reported, hides it for everybody but its author, and restores it', async () => {
  const [ada, olga, rex] = [await site.author('Ada Okafor'), await site.newcomer('Olga Moss'), await site.visitor()]
  for (const one of [ada, olga, rex]) one.expectComplaints(/status of 40[49]/)
  const title = 'Buy ice at the Quendel shop'
  const path = await writePrediction(ada, title)
  await publish(ada)

  const vic = await site.visitor()
  await vic.open(path)
  await vic.button('Report this item').click()
  await vic.page.getByLabel('It says something that is not true').check()
  await vic.button('Report').click()
  await vic.page.getByText('Reported. An operator will look at it.').waitFor()

  await signUp(rex, 'rex@example.org', 'Rex')
  await rex.open(path)
  await rex.button('Report this item').click()
  await rex.button('Report').click()
  await rex.alert('Choose what is wrong.')
  await rex.page.getByLabel('It is advertising').check()
  await rex.page.getByLabel('Note (optional)').fill('It names a shop.')
  await rex.button('Report').click()
  await rex.page.getByText('Reported. An operator will look at it.').waitFor()
  await rex.page.reload()
  await rex.page.getByText('Reported. An operator will look at it.').waitFor()
  expect(await rex.button('Report this item').count()).toBe(0)

  await olga.open('/operator/queue')
  await olga.page.getByText('Only operators may do this.').waitFor()
  await olga.page.getByRole('link', { name: 'verify it in your account' }).click()
  // The greeting of a new account offers it too, where it has come already.
  await olga.page.getByRole('button', { name: 'Send the email again' }).first().waitFor()
  await olga.open('/operator/queue')
  await olga.page.getByText('Only operators may do this.').waitFor()
  expect(await olga.page.getByRole('heading', { name: 'Reported items' }).count()).toBe(0)
  await olga.open(path)
  await olga.button('Report this item').waitFor()
  expect(await olga.button('Hide this item').count()).toBe(0)

  await olga.open(await site.linkTo(emailOf('Olga Moss'), 'verifyEmail'))
  await olga.heading('Your email has been verified')
  await olga.open('/my-stuff')
  await olga.page.getByRole('link', { name: 'Operators (1)' }).click()
  await olga.page.getByRole('link', { name: /^Reports ?: 1 reported item$/ }).click()
  const reported = olga.page.getByRole('listitem').filter({ has: olga.page.getByRole('link', { name: title }) })
  await reported.getByText(/It is advertising/).waitFor()
  await reported.getByText('It names a shop.').waitFor()
  await reported.getByText(/, a visitor: It says something that is not true/).waitFor()
  await olga.open(path)
  await olga.button('Hide this item').click()
  await olga.send({ Reason: 'Advertising of a shop' }, 'Hide')
  await olga.page
    .getByRole('complementary', { name: 'Hidden item' })
    .getByText(/Advertising of a shop/)
    .waitFor()
  await expect.poll(async () => (await site.served(path)).status).toBe(404)
  await expectUnknown(rex, path)

  await ada.open(path)
  await ownBar(ada.page)
    .getByText(/^Hidden by an operator on .*: Advertising of a shop/)
    .waitFor()
  expect(
    await ownBar(ada.page)
      .getByRole('button', { name: /ublish/ })
      .count(),
  ).toBe(0)
  await ada.open('/my-stuff')
  await ada.page.getByText('Hidden by an operator: Advertising of a shop').waitFor()

  await olga.open('/operator/queue')
  await olga.page.getByRole('button', { name: `Restore ${title}` }).click()
  await olga.send({ Reason: 'The shop is named no more' }, 'Restore')
  await olga.page.getByText('Nothing is reported').waitFor()
  await rex.open(path)
  await rex.heading(title)
  expect((await site.served(path)).status).toBe(200)
  await ada.open(path)
  await ownBar(ada.page).getByText('Published: everybody can read it.').waitFor()

  await rex.button('Report this item').click()
  await rex.page.getByLabel('Something else').check()
  await rex.button('Report').click()
  await rex.page.getByText('Reported. An operator will look at it.').waitFor()
  await olga.open('/operator/queue')
  await olga.page.getByRole('button', { name: `Leave it as it is ${title}` }).click()
  await olga.send({ Reason: 'Nothing is wrong with it' }, 'Leave it as it is')
  await olga.page.getByText('Nothing is reported').waitFor()
  expect((await site.served(path)).status).toBe(200)

  await olga.open(path)
  await olga.button('Hide this item').click()
  await olga.send({ Reason: 'Advertising once more' }, 'Hide')
  await olga.page.getByRole('complementary', { name: 'Hidden item' }).waitFor()
  await decide(ada, 'Unpublish') // on a page that knows nothing of it
  await ownBar(ada.page)
    .getByText(/^Hidden by an operator on .*: Advertising once more/)
    .waitFor()
  expect((await site.served(path)).status).toBe(404)
})

test('somebody new publishes once their address is verified, for those with the link; an operator trusts them, and home shows it on a card that leads to its author', async () => {
  const [nia, ora] = [await site.newcomer('Nia Holt'), await site.newcomer('Ora Reed')]
  for (const one of [nia, ora]) one.expectComplaints(/status of 40[349]/)
  const title = 'Will the Quendel be sold before 2032?'
  const path = await writePrediction(nia, title)
  const { page } = nia
  await ownBar(page).getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'This cannot be published yet' })
  await dialog.getByText(`No mail leaves this server: that to ${emailOf('Nia Holt')} waits in its outbox.`).waitFor()
  expect(await dialog.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Send the email again' }).click()
  await dialog.getByText('The email waits in the outbox.').waitFor()
  await nia.open(await site.linkTo(emailOf('Nia Holt'), 'verifyEmail'))
  await nia.heading('Your email has been verified')
  await nia.open(path)
  await decide(nia, 'Publish')
  await ownBar(page).getByText('Published, not listed yet. People with the link can read it.').waitFor()
  expect((await site.served(path)).status).toBe(200)
  expect((await site.served('/')).html).not.toContain(title)
  await nia.open('/my-stuff')
  await page.getByText('Published, not listed yet.').waitFor()

  await ora.open(await site.linkTo(emailOf('Ora Reed'), 'verifyEmail'))
  await ora.heading('Your email has been verified')
  await ora.open('/operator/queue')
  await ora.button('Trust Nia Holt').click()
  await ora.send({ Reason: 'A good question.' }, 'Trust')
  await ora.page.getByText('Nobody waits').waitFor()
  await ora.page.getByRole('link', { name: 'Operators', exact: true }).waitFor()
  await expect.poll(async () => (await site.served('/')).html).toContain(title)

  await ora.open('/')
  const card = ora.page.getByRole('article').filter({ has: ora.page.getByRole('link', { name: title }) })
  await card.getByRole('link', { name: 'Nia Holt' }).focus()
  await ora.page.keyboard.press('Enter')
  await ora.heading('Nia Holt')
  await ora.page.getByRole('link', { name: title }).click()
  await ora.heading(title)
  await nia.open(path)
  await ownBar(page).getByText('Published: everybody can read it.').waitFor()
})
