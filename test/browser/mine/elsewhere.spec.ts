/**
 * An operator ties a prediction to a market of another platform with the keyboard alone: what is said there comes to the
 * page that a visitor has open, goes on as it changes, and is gone once it is untied.
 */
import { expect, test } from 'vitest'
import { asked, recorded, there } from '../../sources/elsewhere/given.ts'
import { givenSource } from '../../sources/stand-in.ts'
import { emailOf, givenAuthors } from './author.ts'

const source = await givenSource()
const site = await givenAuthors({
  env: {
    OPERATOR_EMAILS: emailOf('Olga Moss'),
    SIGN_IN_STAND_INS: 'on',
    SOURCES: 'on',
    SOURCES_CONTACT: 'sources@example.org',
    FORECASTS_ELSEWHERE: 'manifold, metaculus',
  },
  sources: source.outside,
})

test('what a market says of a question is on its open page, apart from every number of the house, until it is untied', async () => {
  source.at(asked.manifold, recorded('manifold'))
  const olga = await site.author('Olga Moss')
  await olga.open('/prediction/1')
  await olga.page.getByLabel('Address of the question').focus()
  await olga.page.keyboard.type(there.manifold)
  for (const key of ['Tab', 'Tab', 'Space', 'Tab', 'Space', 'Tab', 'Enter'])
    // eslint-disable-next-line no-await-in-loop
    await olga.page.keyboard.press(key)
  await olga.page.getByText('It is tied.').waitFor()
  await olga.page.getByText('Manifold: in order. Looked at on').waitFor()

  await olga.page.getByText('Manifold says 62%').waitFor()

  const rex = await site.visitor()
  await rex.open('/prediction/1')
  const part = rex.page.getByRole('region', { name: 'Elsewhere', exact: true })
  await part.getByText('Manifold says 62%, the price on a market of play money.').waitFor()
  await part.getByText('An operator found alike: who decides, what counts as yes; not: the deadline.').waitFor()
  const first = rex.page.getByRole('region', { name: 'At first sight' })
  const figure = await first.innerText()

  source.at(asked.manifold, recorded('manifold', { probability: 0.4 }))
  await olga.page.getByRole('button', { name: 'Look now' }).press('Enter')
  await part.getByText('Manifold says 40%').waitFor()
  expect(await first.innerText()).toBe(figure)

  await olga.open('/operator/sources')
  const row = olga.page.getByRole('row').filter({ hasText: 'Manifold' })
  await row.getByRole('button', { name: 'Untie' }).press('Enter')
  await olga.page.getByText('No prediction is tied to a question').waitFor()
  await part.waitFor({ state: 'detached' })
  await rex.open('/prediction/1')
  await rex.page.getByRole('heading', { name: 'How it resolves' }).waitFor()
  expect(await part.count()).toBe(0)
})
