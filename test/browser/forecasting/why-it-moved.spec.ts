/**
 * Why a crowd moved, on a phone and by keyboard: three people forecast, then two of them and a third move far, are asked
 * once what changed, and everybody reads what that came to, with a comment of then.
 */
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { givenAuthors } from '../mine/author.ts'

const site = await givenAuthors({ env: { SIGN_IN_STAND_INS: 'on' } })
const path = '/prediction/1'
const phone = { viewport: { width: 390, height: 844 } }
type Site = { pool: { query(text: string, values?: unknown[]): Promise<unknown> } }
const { pool } = site as unknown as Site // of the house’s own sign-in service
/** All that was told in the last hour, as if it were so many days ago. */
const ago = (days: number) =>
  pool.query(
    `update crowd_point set at = at - make_interval(days => $1) - interval '1 hour' where item_id = 1 and at > now() - interval '1 hour'`,
    [days],
  )

/** What the crowd is told to say. */
async function told(): Promise<number> {
  const { html } = await site.served('/api/items/prediction/1/crowd')
  return (JSON.parse(html) as { crowd: { estimate: { probability: number } } | null }).crowd?.estimate.probability ?? 0
}

type Author = Awaited<ReturnType<typeof site.author>>
const panelOf = ({ page }: Author) => page.getByRole('region', { name: 'What people forecast' })
async function say(person: Author, chance: string) {
  const field = panelOf(person).getByLabel('Chance of yes', { exact: true })
  await field.fill(chance)
  await field.press('Enter')
}
const kept = (person: Author) => panelOf(person).getByText('Your forecast is kept.').waitFor()

test('whoever moves far is asked once what changed, and all of it is told as what came of three', async () => {
  const people = [
    await site.author('Nia Holt', phone),
    await site.author('Ben Sato', phone),
    await site.author('Eve Marsh', phone),
  ]
  const [nia, , eve] = people as [Author, Author, Author]
  for (const person of people) {
    await person.open(path)
    await say(person, '30')
    await kept(person)
  }
  await expect.poll(told).toBe(0.3)
  await ago(9)

  // A small step is sent as it is; a large one asks first, at the field of the reason, and keeps what was typed.
  await say(nia, '60')
  const why = panelOf(nia).getByLabel('What changed? (optional)')
  await why.waitFor()
  expect(await nia.page.evaluate(`document.activeElement?.tagName`)).toBe('TEXTAREA')
  await panelOf(nia).getByText('This is far from 30%.').waitFor()
  expect(await violationsOn(nia.page)).toEqual([])
  // What is corrected to a small step is not called far any more, and what is far again is asked about again.
  const chance = panelOf(nia).getByLabel('Chance of yes', { exact: true })
  await chance.fill('31')
  await panelOf(nia).getByLabel('Why (optional)').waitFor()
  expect(await panelOf(nia).getByText('This is far from 30%.').count()).toBe(0)
  await say(nia, '60')
  await why.waitFor()
  await nia.page.keyboard.type('The dams were given up.')
  await panelOf(nia).getByRole('button', { name: 'Update to 60%' }).press('Enter')
  await kept(nia)
  await panelOf(nia).getByLabel('Why (optional)').waitFor()
  await panelOf(nia).getByText('All that you have said of it (2)').click()
  await panelOf(nia).getByText('The dams were given up.').waitFor()
  const talk = nia.page.getByRole('region', { name: 'Discussion' })
  await talk.getByLabel('Add a comment', { exact: true }).fill('Two dams were given up in *May*.')
  await talk.getByRole('button', { name: 'Comment', exact: true }).press('Enter')
  await talk.getByText('Your comment is there for everybody to read.').waitFor()

  // Who has no reason to give sends it again as it is.
  for (const person of people.slice(1)) {
    await say(person, '70')
    await panelOf(person).getByLabel('What changed? (optional)').waitFor()
    await say(person, '70')
    await kept(person)
  }
  // What came of a comment that changed one's mind: one's own by itself, and of fewer than three nothing together.
  const [, ben] = people as [Author, Author, Author]
  await ben.open(path)
  const comment = ben.page.getByRole('article').filter({ hasText: 'Two dams were given up in May.' })
  await comment.getByRole('button', { name: 'It changed my mind' }).press('Enter')
  await comment.getByRole('button', { name: 'One person changed their mind' }).press('Enter')
  await comment.getByText('You said 30% before it changed your mind, and 70% after.').waitFor()
  await comment
    .getByText('How far they went is told once three of them who count in the crowd said so more than a day ago.')
    .waitFor()
  expect(await violationsOn(ben.page)).toEqual([])
  await expect.poll(told).toBe(0.68)
  await ago(2)
  await pool.query(`update comment set at = at - interval '2 days' - interval '1 hour'`)

  await eve.open(path)
  const said = panelOf(eve)
  await said.getByText('How it went', { exact: true }).scrollIntoViewIfNeeded()
  await said.getByRole('heading', { name: 'Why it moved' }).waitFor()
  const row = said.getByRole('row').filter({ hasText: 'Who changed their forecast' })
  await row.getByRole('cell', { name: '3', exact: true }).waitFor()
  await said.getByText(/The crowd went from 30% on .* to 68% on .*: \+38 points\./).waitFor()
  await said.getByText('Two dams were given up in May.').waitFor()
  expect(await said.getByRole('heading', { name: 'Why it moved' }).locator('..').textContent()).not.toContain('Nia')
  expect(await violationsOn(eve.page)).toEqual([])
  expect(await eve.page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  const day = said.getByRole('button', { name: 'A day', exact: true })
  await day.focus()
  await eve.page.keyboard.press('Enter')
  await said.getByText(/It says the same since/).waitFor()

  // Of what one said 90 days ago and longer one reads how right it looks so far.
  await pool.query('alter table forecast disable trigger forecast_stands')
  await pool.query(`update forecast set at = at - interval '98 days' where item_id = 1`)
  await pool.query('alter table forecast enable trigger forecast_stands')
  await eve.open(path)
  await said.getByText('So far, by what the crowd said 90 days later, 2 forecasts of yours').waitFor()
  await said.getByText('Each of them so far (2)').click()
  expect(await violationsOn(eve.page)).toEqual([])
  await eve.open('/my-stuff?tab=forecasts')
  await eve.page.getByRole('columnheader', { name: 'Brier so far' }).waitFor()
  await eve.page.getByText('in no total across questions and on no leaderboard').waitFor()
  expect(await violationsOn(eve.page)).toEqual([])
})
