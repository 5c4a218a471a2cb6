/** Somebody who writes: signed in, with an item of theirs in the words that stand on the form. */
import type { Pool } from 'pg'
import { expect } from 'vitest'
import { trust } from '../../given/trust.ts'
import { givenSignIn, type Person, signUp, verify } from '../sign-in/person.ts'
import { signedUp } from '../sign-in/signed-up.ts'
import type { Settings, SignInService } from '../../sign-in/world.ts'

/** The site with the starter collection; `author()` is somebody trusted with an account, `visitor()` somebody without. */
export async function givenAuthors(settings: Settings = {}) {
  const site = await givenSignIn({ stocked: true, ...settings })
  /** Somebody new, of whom nobody has said anything. */
  const newcomer = async (name: string, ...options: Parameters<typeof site.person>) => {
    const person = await site.person(...options)
    await signUp(person, emailOf(name), name)
    return person
  }
  const author = async (name: string, ...options: Parameters<typeof site.person>) => {
    const email = emailOf(name)
    const state = await signedUp(site.address, { email, name, linkTo: site.linkTo })
    await trustThem(site, email)
    return site.person({ ...options[0], ...state })
  }
  /** What the server itself sends to somebody without an account. */
  const served = async (path: string) => {
    const response = await fetch(site.address + path)
    return { status: response.status, html: await response.text() }
  }
  return { ...site, author, newcomer, visitor: site.person, served }
}

/** Their address is verified, and what they publish is listed. Of the emulator's accounts no story asks the latter. */
export async function trusted(site: Pick<SignInService, 'linkTo'>, person: Person, email: string): Promise<void> {
  await verify(site, person, email)
  await trustThem(site, email)
}

async function trustThem(site: object, email: string): Promise<void> {
  if (!('pool' in site)) return
  const pool = site.pool as Pool // of `ownService`
  const { rows } = await pool.query<{ id: string }>('select id from account where email = $1', [email])
  await trust(pool, ...rows.map(({ id }) => id))
}

/** 'Ada Okafor' is ada.okafor@example.org. */
export function emailOf(name: string): string {
  return `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
}

const text =
  '## Why\n\nThe river last froze in **1985**, says [the record](https://example.org/ice).\n\n- dams\n- warm winters'

/** All that a prediction needs, typed into the form that is open. */
export async function fillPrediction({ page }: Person, title: string): Promise<void> {
  const type = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value)
  await type('Title', title)
  await type('Summary', 'A frozen river was common once. Dams and warm winters speak against it.')
  await type('Criteria', 'Resolves yes if the weather service reports standing ice from bank to bank.')
  await type('Source that decides', 'The national weather service')
  await fillPlace(page)
  await type('Text in Markdown', text)
}

/** What every item says of where it belongs. */
export async function fillPlace(page: Person['page']): Promise<void> {
  await page.getByLabel('Category', { exact: true }).selectOption('environmental')
  await page.getByLabel('Tags', { exact: true }).fill('Ice, River')
  await page.getByLabel('Tags', { exact: true }).press('Enter')
  await page.getByLabel('To', { exact: true }).fill('2032')
}

/** Saves what stands in the form as a private item. Answers with its address. */
export async function savePrivate(person: Person): Promise<string> {
  await person.button('Save as private item').click()
  return arrived(person)
}

/** The address of the item that is shown once a form has become one. */
export async function arrived({ page }: Person): Promise<string> {
  await page.waitForURL(/\/(prediction|trend|scenario)\/\d+$/)
  await ownBar(page).waitFor()
  return new URL(page.url()).pathname
}

export async function writePrediction(person: Person, title: string): Promise<string> {
  await person.open('/new/prediction')
  await fillPrediction(person, title)
  return savePrivate(person)
}

/** What only its author sees over an item: who reads it, and what can be done with it. */
export const ownBar = (page: Person['page']) => page.getByRole('complementary', { name: 'Your item' })

/** Presses a button of the bar and the one that means it. */
export async function decide({ page }: Person, name: string, confirm = name): Promise<void> {
  await ownBar(page).getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

export async function publish(person: Person): Promise<void> {
  await decide(person, 'Publish')
  await ownBar(person.page).getByText('Published: everybody can read it.').waitFor()
}

/**
 * Reads the page at an address as somebody who must not know of it; it is the same page as that of an id that nobody
 * has.
 */
export async function expectUnknown(person: Person, path: string): Promise<void> {
  const wordsAt = async (address: string) => {
    await person.open(address)
    await person.heading(/^There is no/)
    return (await person.page.getByRole('main').innerText()).replaceAll(/\d+/g, 'N')
  }
  expect(await wordsAt(path)).toBe(await wordsAt(path.replace(/\d+/, '999999')))
}
