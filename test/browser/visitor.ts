/**
 * Somebody who uses the real application in a real Chromium. Whatever the browser complains about on the way (its
 * console, an error on the page, a request that fails) fails the story, unless the story itself broke something and
 * says what it expects.
 *
 * What runs inside the page is written as text: tests are checked as programs of the server, which know no document.
 */
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, BrowserContextOptions, Frame, Locator, Page, Request } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { givenBrowser, givenServer } from '../given.ts'
import { patienceMs } from '../patience.ts'
import { whenDone } from '../when-done.ts'

export type Visitor = {
  page: Page
  /** What the browser complained about so far. */
  complaints: string[]
  /** Opens an address of the site and waits until scripts have taken the page over. */
  open(path: string): Promise<void>
  /** Once every call has been answered. The browser's own word for it comes once a document, whatever is asked later. */
  atRest(): Promise<void>
  /** Complaints that match are part of the story. */
  expectComplaints(...which: RegExp[]): void
}

/**
 * The site with the starter collection, for one test file; `visitor()` is somebody new, with a browser profile of their
 * own.
 */
export async function givenSite(env: Record<string, string> = {}) {
  const { app, db, pool } = await givenServer({ stocked: true, env })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { app, db, pool, address, visitor: await visitorsOf(address) }
}

/** Makes visitors of a site, wherever it is served. */
export async function visitorsOf(address: string) {
  const browser = await givenBrowser()
  return async (options: BrowserContextOptions = {}): Promise<Visitor> => {
    const { context, visitor, check } = await enter(
      await browser.newContext(profile(address, options)),
      address,
      options,
    )
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await tellScreens(context.pages())
      await context.close()
      check()
    })
    return visitor
  }
}

/**
 * Makes somebody who looks at one page after the other in one window, for files that look at very many. Each page is a
 * document of its own, in a browser that remembers nothing of those before; but the site's program is read and compiled
 * once for all of them, which is two thirds of what a page takes that opens in a new profile. To be asked for outside
 * of tests.
 */
export async function onlookerOf(address: string) {
  const browser = await givenBrowser()
  const { context, visitor, check } = await enter(await browser.newContext(profile(address)), address)
  await context.addInitScript('try { localStorage.clear(); sessionStorage.clear() } catch {}') // a blank page has none
  whenDone(() => context.close())
  return async (viewport = { width: 1280, height: 720 }): Promise<Visitor> => {
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await tellScreens(context.pages())
      check()
    })
    await context.clearCookies()
    await visitor.page.setViewportSize(viewport)
    await visitor.page.emulateMedia({ media: null, colorScheme: null, forcedColors: null })
    return visitor
  }
}

function profile(address: string, options: BrowserContextOptions = {}): BrowserContextOptions {
  return { baseURL: address, reducedMotion: 'reduce', ...options }
}

/** `check` fails where the browser complained of more since it was last asked than was expected. */
async function enter(context: BrowserContext, address: string, options: BrowserContextOptions = {}) {
  const page = await context.newPage()
  page.setDefaultTimeout(patienceMs)
  const complaints: string[] = []
  // Pop-ups and second tabs are part of the visit.
  context.on('page', (other) => listen(other, complaints, { hasNoScripts: false }))
  context.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && new URL(request.url()).host !== new URL(address).host)
      complaints.push(`left the site: ${request.url()}`)
  })
  const underWay = callsUnderWay(context)
  listen(page, complaints, { hasNoScripts: options.javaScriptEnabled === false })
  const expected: RegExp[] = []
  const visitor: Visitor = {
    page,
    complaints,
    async atRest() {
      const end = Date.now() + patienceMs
      // What answers one call may ask for the next.
      for (let quiet = 0; quiet < 3; quiet = underWay.size === 0 ? quiet + 1 : 0) {
        if (Date.now() > end) throw new Error(`Never answered: ${[...underWay].map((one) => one.url()).join(', ')}`)
        await setTimeout(50)
      }
    },
    expectComplaints: (...which) => void expected.push(...which),
    async open(path) {
      await page.goto(path)
      await ready(page)
    },
  }
  const check = () => {
    const allowed = expected.splice(0)
    const unexpected = complaints.splice(0).filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))
    // As one text: a list of more than a few words is cut short where a failure is told.
    expect(unexpected.join('\n')).toBe('')
  }
  return { context, visitor, check }
}

/** All but the stream of events, which stays open. */
function callsUnderWay(context: BrowserContext): ReadonlySet<Request> {
  const underWay = new Set<Request>()
  const end = (request: Request) => void underWay.delete(request)
  context.on('request', (request) => {
    if (!request.url().includes('/api/stream')) underWay.add(request)
  })
  context.on('requestfinished', end)
  context.on('requestfailed', end)
  context.on('page', (page) => {
    // The browser tells of no end of what a document had under way when another took its place, however late it asked.
    let next: Request | null = null
    let isAnswered = false
    page.on('request', (request) => {
      if (request.isNavigationRequest() && frameOf(request) === page.mainFrame()) [next, isAnswered] = [request, false]
    })
    page.on('response', (response) => (isAnswered ||= response.request() === next))
    // It was a file, or was given up.
    page.on('requestfailed', (request) => (next = next === request ? null : next))
    page.on('framenavigated', (frame) => {
      // Until there is an answer it is the old document that goes on to another address by itself.
      if (frame !== page.mainFrame() || !next || !isAnswered) return
      for (const one of underWay) if (one !== next && frameOf(one)?.page() === page) end(one)
      next = null
    })
  })
  return underWay
}

/** Of no frame: what a worker asks, and what belongs to a page that is only just being opened. */
function frameOf(request: Request): Frame | null {
  try {
    return request.frame()
  } catch {
    return null
  }
}

/** Touches the page and waits until scripts have taken it over, which they say on its element. */
export async function ready(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.mouse.move(1, 1)
  await page.locator('#app[data-ready]').waitFor({ state: 'attached' })
}

/**
 * Goes to a page and leaves it alone until all it asks for by itself has come. A browser that is short of processors
 * calls its network idle while it still reads the document: scripts that have yet to listen would miss the next key.
 */
export async function comeToRest(page: Page, path: string, options: { referer?: string } = {}): Promise<void> {
  await page.goto(path, options)
  await page.waitForLoadState('networkidle')
}

/** Letters come a while after the page, and are read a while after that: what is measured before them may move. */
export async function lettersRead(page: Page): Promise<void> {
  await page.evaluate('document.fonts.ready.then(() => true)')
}

/** Those of labels are asked for last, once the page has been painted: a busy machine's network is idle before that. */
export async function lettersCame(page: Page): Promise<void> {
  const came = `[...document.fonts].some(({ stretch, status }) => stretch === '84%' && status === 'loaded')`
  await expect.poll(() => page.evaluate<boolean>(came)).toBe(true)
  await lettersRead(page)
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
  page.on(
    'request',
    (request) => void (request.isNavigationRequest() && documents.push(new URL(request.url()).pathname)),
  )
  return documents
}

/** What stood on the screens of a story that failed: on another machine nobody can look. */
async function tellScreens(pages: Page[]): Promise<void> {
  for (const page of pages) {
    const text = await page
      .locator('body')
      .innerText()
      .catch((problem: unknown) => `(unreadable: ${String(problem)})`)
    console.error(`On ${page.url()} stood:\n${text}\n`)
  }
}

function listen(page: Page, complaints: string[], { hasNoScripts }: { hasNoScripts: boolean }): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => void complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A reader who moves on breaks off what was under way, and scripts that are switched off are not loaded: neither is
    // a failure.
    if (reason === 'net::ERR_ABORTED' || (hasNoScripts && reason === 'csp')) return
    complaints.push(`request: ${reason} ${new URL(request.url()).pathname}`)
  })
}
