/**
 * Somebody who uses the real application in a real Chromium. Whatever the browser complains about on the way (its console, an error on the
 * page, a request that fails) fails the story, unless the story itself broke something and says what it expects.
 *
 * What runs inside the page is written as text: tests are checked as programs of the server, which know no document.
 */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { givenBrowser, givenServer } from '../given.ts'

export type Visitor = {
  page: Page
  /** What the browser complained about so far. */
  complaints: string[]
  /** Opens an address of the site and waits until scripts have taken the page over. */
  open(path: string): Promise<void>
  /** Complaints that match are part of the story. */
  expectComplaints(...which: RegExp[]): void
}

/** The site with the starter collection, for one test file; `visitor()` is somebody new, with a browser profile of their own. */
export async function givenSite() {
  const { app, db } = await givenServer({ stocked: true })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await givenBrowser()
  const visitor = async (options: BrowserContextOptions = {}): Promise<Visitor> => {
    const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce', ...options })
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    const complaints = complaintsOf(page, options.javaScriptEnabled === false)
    const expected: RegExp[] = []
    onTestFinished(async () => {
      await context.close()
      expect(complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([])
    })
    return {
      page,
      complaints,
      expectComplaints: (...which) => void expected.push(...which),
      async open(path) {
        await page.goto(path)
        await ready(page)
      },
    }
  }
  return { db, visitor }
}

/** Waits until scripts have taken the page over and run: the first thing they do is to write the head anew, at its end. */
export async function ready(page: Page): Promise<void> {
  await page.locator('head > [data-page]:last-child').waitFor({ state: 'attached' })
}

export async function hasFocus(locator: Locator): Promise<boolean> {
  return (await locator.and(locator.page().locator(':focus')).count()) === 1
}

/** The focus is on something inside it. */
export async function holdsFocus(locator: Locator): Promise<boolean> {
  return (await locator.locator(':focus').count()) === 1
}

/** Every request for a whole document from here on: a reload, or a step that the router did not take itself. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)))
  return documents
}

function complaintsOf(page: Page, hasNoScripts: boolean): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => void complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A reader who moves on breaks off what was under way, and scripts that are switched off are not loaded: neither is a failure.
    if (reason === 'net::ERR_ABORTED' || (hasNoScripts && reason === 'csp')) return
    complaints.push(`request: ${reason} ${new URL(request.url()).pathname}`)
  })
  return complaints
}
