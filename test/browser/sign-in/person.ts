/** What people do on the sign-in page, in the words that stand on it. */
import type { Page } from 'playwright-core'
import { ready, type Visitor, visitorsOf } from '../visitor.ts'
import { givenSignInService } from '../../sign-in/service.ts'
import type { Settings, SignInService } from '../../sign-in/world.ts'

export type Person = Visitor & {
  button(name: string): ReturnType<Page['getByRole']>
  /** Fills fields by their labels and presses a button. */
  send(fields: Record<string, string>, button: string): Promise<void>
  heading(name: string | RegExp): Promise<void>
  alert(text: string): Promise<void>
  /** Signed in as somebody of this name, as the masthead says. */
  isIn(name: string): Promise<void>
  isOut(): Promise<void>
  /** Once all is answered: what is under way while a session ends is refused, and the browser says so. */
  signOut(): Promise<void>
  signOutAtOnce(): Promise<void>
  /** Who the sign-in service says is here, asked of the session's own call. */
  me(): Promise<{ iamId: string; email: string | null; emailVerified: boolean }>
}

export async function givenSignIn(settings: Settings = {}) {
  const service = await givenSignInService(settings)
  const visitor = await visitorsOf(service.address)
  return {
    ...service,
    person: async (...options: Parameters<typeof visitor>) => {
      const person = personOf(await visitor(...options))
      person.expectComplaints(...service.lacks)
      return person
    },
  }
}

export function personOf(visitor: Visitor): Person {
  const { page } = visitor
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const signOutAtOnce = async () => {
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor()
  }
  return {
    ...visitor,
    button,
    async send(fields, name) {
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value)
      await button(name).click()
    },
    heading: (name) => page.getByRole('heading', { name }).first().waitFor(),
    alert: (text) => page.getByRole('alert').filter({ hasText: text }).first().waitFor(),
    isIn: (name) => page.getByRole('button', { name: `Account of ${name}` }).waitFor(),
    isOut: () => page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor(),
    signOutAtOnce,
    async signOut() {
      await visitor.atRest()
      await signOutAtOnce()
    },
    async me() {
      // A login under way gives this browser another session.
      await visitor.atRest()
      return page.evaluate(`fetch('/api/me').then((r) => r.json()).then(({ user }) => user)`)
    },
  }
}

/** A new account with a password, signed in; ends on my stuff. */
export async function signUp(person: Person, email: string, name = 'Ada Okafor', password = 'abc123'): Promise<void> {
  await person.open('/sign-in')
  await person.send({ Email: email }, 'Continue')
  await person.heading('Create account')
  await person.send({ Name: name, 'Choose password': password }, 'Create account')
  await person.isIn(name)
}

/** Opens the link that the sign-in service has mailed to a new address. */
export async function verify({ linkTo }: Pick<SignInService, 'linkTo'>, person: Person, email: string): Promise<void> {
  await person.open(await linkTo(email, 'verifyEmail'))
  await person.heading('Your email has been verified')
}

export async function signIn(person: Person, email: string, password = 'abc123'): Promise<void> {
  await person.open('/sign-in')
  await person.send({ Email: email }, 'Continue')
  await person.page.getByLabel('Password', { exact: true }).waitFor()
  await person.send({ Password: password }, 'Sign in')
}

/** The page that stands in for a provider, in this window or in one of its own. */
export async function consent(page: Page, email: string, name: string): Promise<void> {
  await ready(page)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill(name)
  const isPopup = (await page.opener()) !== null
  const press = page.getByRole('button', { name: 'Continue', exact: true }).click()
  // A pop-up closes itself on the press, at times before the press is reported; that it closes is what tells.
  await (isPopup ? Promise.all([page.waitForEvent('close'), press.catch(() => {})]) : press)
}
