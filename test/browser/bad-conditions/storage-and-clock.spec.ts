/** A browser that keeps nothing, and a browser whose clock is wrong. */
import { expect, test } from 'vitest'
import { signIn, signUp } from '../sign-in/person.ts'
import { fillTrend, givenBadSite, kept, titleIn } from './world.ts'

const site = await givenBadSite()
const noStorage = 'The browser you are using does not support Web Storage. Please try again in a different browser.'
/** Leaving warns of what could not be cleared, here and in pages that nobody was signed in on. */
const notCleared = /What this browser remembers of the membership could not be removed/

/** As strict settings do it: the mere name throws. */
const without = (names: string[]) =>
  names
    .map(
      (name) =>
        `Object.defineProperty(window, '${name}', { get() { throw new DOMException('Access is denied.', 'SecurityError') } });`,
    )
    .join('\n')

test('R51 with all storage off one can read and write on, and the sign-in page says that the browser will not do', async () => {
  const off = await site.person()
  off.expectComplaints(notCleared)
  await off.page.addInitScript(without(['localStorage', 'sessionStorage', 'indexedDB']))
  for (const [path, title] of [
    ['/', 'What do you want to know about the future?'],
    ['/all-stuff', 'All stuff'],
    ['/my-stuff', 'Your stuff would be here'],
  ] as const) {
    await off.open(path)
    await off.heading(title)
  }
  await off.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await off.heading('What do you want to know about the future?')
  await off.open('/sign-in')
  await off.heading('Signing in does not work in this browser')
  await off.alert(noStorage)
  expect(await off.page.getByRole('alert').allInnerTexts()).toEqual([noStorage])
  await off.open('/new/trend')
  await fillTrend(off.page, 'Words that nothing keeps')
  await off.alert(noStorage)
  await off.alert('what you type is lost once you leave this page')
  expect(await titleIn(off.page)).toBe('Words that nothing keeps')
})

test('R51 with only localStorage off one signs in, writes and saves; the form says where drafts are kept', async () => {
  const half = await site.person()
  // Whoever signs out looks at what they wrote; its numbers, just made, may have it asked for at that very moment.
  half.expectComplaints(notCleared, /40[14]/)
  await half.page.addInitScript(without(['localStorage']))
  await signUp(half, 'half@example.org', 'Half')
  await half.page.getByRole('link', { name: 'a trend', exact: true }).click()
  await fillTrend(half.page, 'Kept on the server alone')
  await half.alert(noStorage)
  await half.alert('You can go on writing: drafts are kept on the server.')
  await kept(half.page)
  await half.page.getByRole('button', { name: 'Save as private item' }).click()
  await half.page.waitForURL(/\/trend\/\d+$/)
  await half.heading('Kept on the server alone')
  expect((await site.written()).items).toContainEqual(['half@example.org', 'Kept on the server alone'])
  await half.signOut()
})

test.each([
  { what: 'ahead', days: 2 },
  { what: 'behind', days: -2 },
])(
  'R48 with the browser’s clock two days $what one signs in, writes, saves, reloads and signs out',
  async ({ what, days }) => {
    const late = await site.person()
    late.expectComplaints(/404/)
    await late.page.context().addInitScript(skew(days))
    await signUp(late, `${what}@example.org`, 'Late')
    expect(await late.page.evaluate(`Math.round((Date.now() - ${Date.now()}) / 86400000)`)).toBe(days)
    await late.open('/new/trend')
    await fillTrend(late.page, `Written ${what}`)
    await kept(late.page)
    await late.page.reload()
    await late.isIn('Late')
    await late.page.getByLabel('Title', { exact: true }).waitFor()
    expect(await titleIn(late.page)).toBe(`Written ${what}`)
    await late.page.getByLabel('Title', { exact: true }).fill(`Written further ${what}`)
    await kept(late.page)
    await late.page.getByRole('button', { name: 'Save as private item' }).click()
    await late.page.waitForURL(/\/trend\/\d+$/)
    await late.page.reload()
    await late.heading(`Written further ${what}`)
    await late.signOut()
    await signIn(late, `${what}@example.org`)
    await late.isIn('Late')
  },
)

/** Another `Date` before any script runs; what is given a time keeps it. */
function skew(days: number): string {
  return `{
    const Real = Date
    const ahead = ${days * 86_400_000}
    window.Date = class extends Real {
      constructor(...given) {
        if (given.length) super(...given)
        else super(Real.now() + ahead)
      }
      static now() {
        return Real.now() + ahead
      }
    }
  }`
}
