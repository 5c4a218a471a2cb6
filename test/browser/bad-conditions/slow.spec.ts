/** A slow connection, and people who press twice. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Person, signUp, verify } from '../sign-in/person.ts'
import { fillTrend, givenBadSite } from './world.ts'

const options = { signInOptions: ['password', 'emailLink', 'phone', 'anonymous'].map((provider) => ({ provider })) }
const site = await givenBadSite({ options })

/** From now on the answers to changes take so long. */
async function slowDown(page: Page, ms: number): Promise<() => Promise<void>> {
  const every = /\/(api|identitytoolkit\.googleapis\.com)\//
  await page.route(every, async (route) => {
    await new Promise((done) => setTimeout(done, ms))
    await route.continue().catch(() => {}) // the page has gone on
  })
  return () => page.unroute(every)
}

/** Every change that the page asks for from here on, as `POST /api/items`. */
function changesOf(page: Page): string[] {
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.method() !== 'OPTIONS')
      changes.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  return changes
}
const times = (changes: string[], name: string) => changes.filter((one) => one === name).length

const twice = (person: Person, button: string) => person.button(button).dblclick()

/** Notes, in the page's own time, when a button was pressed and when one began to look busy. */
const watch = `
  window.waits = { pressed: null, busy: null }
  addEventListener('click', () => (waits.pressed = performance.now()), true)
  new MutationObserver(() => {
    if (document.querySelector('main button[aria-busy="true"]')) waits.busy ??= performance.now()
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })`

const ofCy = (all: [string, string][]) => all.filter(([email]) => email === 'cy@example.org').map(([, title]) => title)

test('R38 a button looks busy once a step takes longer than half a second, and not before', async () => {
  const una = await site.person()
  await una.open('/sign-in')
  await una.page.getByLabel('Email').fill('una@example.org')
  await una.page.evaluate(watch)
  await una.button('Continue').click()
  await una.heading('Create account')
  expect(await una.page.evaluate('waits.busy === null || waits.busy - waits.pressed > 490')).toBe(true)

  await una.open('/sign-in')
  const speedUp = await slowDown(una.page, 1500)
  await una.page.getByLabel('Email').fill('una@example.org')
  await una.page.evaluate(watch)
  await una.button('Continue').click()
  await una.page.locator('main button[aria-busy="true"]').waitFor()
  expect(await una.page.evaluate('waits.busy - waits.pressed > 490')).toBe(true)
  await una.heading('Create account')
  await speedUp()
})

test('R34 pressed twice, every button of the sign-in pages does what it does once', async () => {
  const bo = await site.person()
  await bo.open('/sign-in')
  const speedUp = await slowDown(bo.page, 300)
  const changes = changesOf(bo.page)
  await bo.page.getByLabel('Email').fill('bo@example.org')
  await twice(bo, 'Continue')
  await bo.heading('Create account')
  await bo.page.getByLabel('Name', { exact: true }).fill('Bo')
  await bo.page.getByLabel('Choose password').fill('abc123')
  await twice(bo, 'Create account')
  await bo.isIn('Bo')
  expect(
    ['createAuthUri', 'signUp', 'login'].map((name) => times(changes, `accounts:${name}`) + times(changes, name)),
  ).toEqual([1, 1, 1])
  await bo.signOut()

  await bo.open('/sign-in')
  await bo.send({ Email: 'bo@example.org' }, 'Continue')
  await twice(bo, 'Trouble signing in?')
  await bo.page.getByLabel('Email').waitFor()
  const before = times(changes, 'accounts:sendOobCode')
  await twice(bo, 'Send')
  await bo.heading('Check your email')
  expect(times(changes, 'accounts:sendOobCode') - before).toBe(1)
  await bo.button('Sign in').click()
  await bo.page.getByLabel('Password', { exact: true }).fill('abc123')
  await twice(bo, 'Sign in')
  await bo.isIn('Bo')
  expect([times(changes, 'accounts:signInWithPassword'), times(changes, 'login')]).toEqual([1, 2])
  await speedUp()
  await bo.signOut()

  await bo.open('/sign-in')
  await bo.button('Continue with phone').click()
  await bo.page.getByLabel('Country').selectOption('US')
  await bo.page.getByLabel('Phone number').fill('650 555 0123')
  await twice(bo, 'Send code')
  await bo.page.getByLabel('Code of 6 digits').fill(await site.codeTo('+16505550123'))
  await twice(bo, 'Verify')
  await bo.isIn('User')
  expect([times(changes, 'accounts:sendVerificationCode'), times(changes, 'accounts:signInWithPhoneNumber')]).toEqual([
    1, 1,
  ])
  await bo.signOut()

  await bo.open('/sign-in')
  await twice(bo, 'Continue as guest')
  await bo.isIn('User')
  expect(times(changes, 'accounts:signUp')).toBe(2) // Bo, and one guest
  const { rows } = await site.pool.query('select count(*)::int as users from identity."user"')
  expect(rows).toEqual([{ users: 3 }])
})

test('R42 what was asked before a sign-out and is refused late does not end the next sign-in', async () => {
  const dee = await site.person()
  dee.expectComplaints(/401/)
  const held = Promise.withResolvers<void>()
  let isFirst = true
  await dee.page.route('**/api/me/drafts', async (route) => {
    if (isFirst) {
      isFirst = false
      await held.promise
    }
    await route.continue() // with what proved who asked at that time
  })
  const asked = dee.page.waitForRequest('**/api/me/drafts')
  await signUp(dee, 'dee@example.org', 'Dee')
  await asked
  await dee.signOutAtOnce()
  await dee.page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await dee.send({ Email: 'dee@example.org' }, 'Continue')
  await dee.send({ Password: 'abc123' }, 'Sign in')
  await dee.isIn('Dee')
  const refused = dee.page.waitForResponse((response) => response.status() === 401)
  held.resolve()
  await refused
  await dee.atRest()
  await dee.isIn('Dee')
  expect(await dee.page.getByText('Your sign-in session has expired').count()).toBe(0)
})

test('pressed twice on a slow connection, Save and Publish make one item', async () => {
  const cy = await site.person()
  await signUp(cy, 'cy@example.org', 'Cy')
  await verify(site, cy, 'cy@example.org')
  const changes = changesOf(cy.page)
  for (const [title, publishes] of [
    ['Saved once', false],
    ['Published once', true],
  ] as const) {
    await cy.open('/new/trend')
    await fillTrend(cy.page, title)
    const speedUp = await slowDown(cy.page, 400)
    if (publishes) {
      await cy.button('Publish').click()
      await cy.page.getByRole('dialog').getByRole('button', { name: 'Publish' }).dblclick()
    } else await twice(cy, 'Save as private item')
    await cy.page.waitForURL(/\/trend\/\d+$/)
    await cy.heading(title)
    await speedUp()
  }
  expect(times(changes, 'items')).toBe(2)
  const { items, drafts } = await site.written()
  expect([ofCy(items), ofCy(drafts)]).toEqual([['Published once', 'Saved once'], []])
})
