/**
 * What is wrong with an item: a reader reports it, an operator hides it and says why, its author reads that, and it
 * comes back.
 */
import { expect, test } from 'vitest'
import { signUp } from '../sign-in/person.ts'
import { decide, emailOf, expectUnknown, givenAuthors, ownBar, publish, writePrediction } from './author.ts'

const site = await givenAuthors({ env: { OPERATOR_EMAILS: emailOf('Olga Moss') } })

test('an operator whose address is verified sees what a reader reported, hides it for everybody but its author, and restores it', async () => {
  const [ada, olga, rex] = [await site.author('Ada Okafor'), await site.author('Olga Moss'), await site.visitor()]
  for (const one of [ada, olga, rex]) one.expectComplaints(/status of 40[49]/)
  const title = 'Buy ice at the Quendel shop'
  const path = await writePrediction(ada, title)
  await publish(ada)

  await rex.open(path)
  await rex.page.getByRole('link', { name: 'Report this item' }).waitFor()
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

  await olga.open('/my-stuff')
  await olga.heading('Profile and account')
  expect(await olga.page.getByRole('heading', { name: 'Reported items' }).count()).toBe(0)
  await olga.open(path)
  await olga.button('Report this item').waitFor()
  expect(await olga.button('Hide this item').count()).toBe(0)

  await olga.open(await site.linkTo(emailOf('Olga Moss'), 'verifyEmail'))
  await olga.heading('Your email has been verified')
  await olga.open('/my-stuff')
  const reported = olga.page.getByRole('listitem').filter({ has: olga.page.getByRole('link', { name: title }) })
  await reported.getByText(/It is advertising/).waitFor()
  await reported.getByText('It names a shop.').waitFor()
  await olga.open(path)
  await olga.button('Hide this item').click()
  await olga.send({ Reason: 'Advertising of a shop' }, 'Hide')
  await olga.page
    .getByRole('complementary', { name: 'Hidden item' })
    .getByText(/Advertising of a shop/)
    .waitFor()
  expect((await site.served(path)).status).toBe(404)
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

  await olga.open('/my-stuff')
  await olga.page.getByRole('button', { name: `Restore ${title}` }).click()
  await olga.send({ Reason: 'The shop is named no more' }, 'Restore')
  await olga.page.getByText('Nothing is reported').waitFor()
  await rex.open(path)
  await rex.heading(title)
  expect((await site.served(path)).status).toBe(200)
  await ada.open(path)
  await ownBar(ada.page).getByText('Published: everybody can read it.').waitFor()

  await olga.open(path)
  await olga.button('Hide this item').click()
  await olga.send({ Reason: 'Advertising once more' }, 'Hide')
  await olga.page.getByRole('complementary', { name: 'Hidden item' }).waitFor()
  await decide(ada, 'Unpublish') // on a page that knows nothing of it
  await ownBar(ada.page).getByRole('button', { name: 'Publish', exact: true }).click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await ada.alert('An operator has hidden this item, so it cannot be published.')
  expect((await site.served(path)).status).toBe(404)
})
