/**
 * What the page needs is away for a while: the sign-in service, the server, or the keys by which the server knows a
 * token.
 */

import { expect, test } from 'vitest'
import { type Person, signUp } from '../sign-in/person.ts'
import {
  api,
  cut,
  cutComplaints,
  fillTrend,
  givenBadSite,
  isGone,
  isOverloaded,
  kept,
  signInService,
  storedDrafts,
} from './world.ts'

const site = await givenBadSite()
const type = ({ page }: Person, title: string) => page.getByLabel('Title', { exact: true }).fill(title)
const lost = 'Nothing you typed is lost; it stays in this browser.'

async function givenPerson(name: string): Promise<Person> {
  const person = await site.person()
  person.expectComplaints(...cutComplaints)
  await signUp(person, `${name.toLowerCase()}@example.org`, name)
  return person
}

test.each([
  { what: 'cannot be reached', how: isGone },
  { what: 'answers 503', how: isOverloaded },
])('R37 where the sign-in service $what the sign-in page says so, and works once it is back', async ({ how }) => {
  const una = await site.person()
  una.expectComplaints(...cutComplaints)
  await una.open('/sign-in')
  await una.page.getByLabel('Email').waitFor()
  const mend = await cut(una.page, signInService, how)
  await una.send({ Email: 'una@example.org' }, 'Continue')
  await una.alert('A network error has occurred')
  expect(await una.page.getByLabel('Email').inputValue()).toBe('una@example.org')
  await mend()
  await una.button('Continue').click()
  await una.heading('Create account')
})

test('R37 where the server cannot be asked the sign-in page says so, and opens on another try', async () => {
  const una = await site.person()
  una.expectComplaints(...cutComplaints)
  const mend = await cut(una.page, api, isOverloaded)
  await una.open('/sign-in')
  await una.alert('A network error has occurred')
  await mend()
  await una.button('Try again').click()
  await una.page.getByLabel('Email').waitFor()
  expect(await una.page.getByRole('alert').count()).toBe(0)
})

test.each([
  {
    name: 'Ida',
    what: 'the sign-in service cannot be reached',
    where: signInService,
    how: isGone,
    said: 'the sign-in service cannot be reached',
  },
  {
    name: 'Max',
    what: 'the sign-in service answers 503',
    where: signInService,
    how: isOverloaded,
    said: 'the sign-in service cannot be reached',
  },
  {
    name: 'Pia',
    what: 'the server answers 503',
    where: api,
    how: isOverloaded,
    said: 'the server cannot do it just now',
  },
  {
    name: 'Zoe',
    what: 'the server cannot be reached',
    where: api,
    how: isGone,
    said: 'you are offline, or the connection broke',
  },
])(
  'while $what, a draft stays in the browser with a sentence, Save says what is so, and both work once it is back',
  async (one) => {
    const { name, where, how, said } = one
    const ida = await givenPerson(name)
    await ida.open('/new/trend')
    await fillTrend(ida.page, 'Written before')
    await kept(ida.page)
    const mend = await cut(ida.page, where, how)
    await type(ida, `Written without ${name}`)
    await ida.page.getByText(`Not kept on the server: ${said}. ${lost}`).waitFor()
    expect(await storedDrafts(ida.page)).toContain(`Written without ${name}`)
    await ida.button('Save as private item').click()
    await ida.alert('Not saved.')
    await ida.alert('Nothing you typed is lost.')
    await ida.isIn(name)
    await mend()
    await kept(ida.page)
    await expect.poll(() => storedDrafts(ida.page)).toBe('[]')
    const email = `${name.toLowerCase()}@example.org`
    expect((await site.written()).drafts).toContainEqual([email, `Written without ${name}`])
    await ida.button('Save as private item').click()
    await ida.page.waitForURL(/\/trend\/\d+$/)
    expect((await site.written()).items.filter(([whose]) => whose === email)).toHaveLength(1)
  },
)

test.each([
  { name: 'Ray', what: 'the sign-in service', where: signInService },
  { name: 'Sue', what: 'the sign-in service and the server', where: /\/api\/|googleapis\.com\// },
])('who reloads while $what is away reads on, and is signed in again once it is back', async ({ name, where }) => {
  const ray = await givenPerson(name)
  const mend = await cut(ray.page, where, isGone)
  await ray.open('/all-stuff')
  await ray.heading('All stuff')
  await ray.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).waitFor()
  expect(await ray.page.evaluate(`localStorage.getItem('farsight:session')`)).not.toBeNull()
  await mend()
  await ray.page.evaluate(`dispatchEvent(new Event('online'))`)
  await ray.isIn(name)
  await ray.page.reload()
  await ray.isIn(name)
  await ray.open('/new/trend')
  await fillTrend(ray.page, 'Back again')
  await kept(ray.page)
})

test.each([
  { name: 'Tom', what: 'how to sign in is asked', which: /\/api\/auth\/config/ },
  { name: 'Uma', what: 'the login is under way', which: /\/api\/auth\/login/ },
])('who comes online while $what, and then fails, is tried once more', async ({ name, which }) => {
  const tom = await givenPerson(name)
  // It asks how to sign in for itself.
  await tom.button('Close the welcome').click()
  let failed = 0
  await tom.page.route(which, async (route) => {
    if (failed++ > 0) return route.continue()
    await tom.page.evaluate(`dispatchEvent(new Event('online'))`)
    return route.abort('connectionrefused')
  })
  await tom.page.route('**/api/me', (route) => (failed > 1 ? route.continue() : isGone(route)))
  await tom.page.reload()
  await tom.isIn(name)
  expect(failed).toBe(2)
})

test.each([
  { name: 'Lea', what: 'the sign-in service', where: signInService, answer: 401 },
  // It could not be told: what only reads goes on until the next login, or until its time is over.
  { name: 'Liv', what: 'the server', where: api, answer: 200 },
])('R42 signing out works while $what is away, and lasts', async ({ name, where, answer }) => {
  const lea = await givenPerson(name)
  lea.expectComplaints(/401/)
  const mend = await cut(lea.page, where, isGone)
  await lea.signOut()
  await lea.page.getByRole('heading', { name: 'Your stuff would be here' }).waitFor()
  await mend()
  await lea.page.reload()
  await lea.isOut()
  await lea.atRest()
  await lea.isOut()
  expect(await lea.page.evaluate(`fetch('/api/me/items').then(({ status }) => status)`)).toBe(answer)
})
