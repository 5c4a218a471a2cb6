/** What the head of the document says of each page while a reader moves about. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentsOf, givenSite } from './visitor.ts'

const site = await givenSite()

/** Its picture and how to frame it: of a list they are in what the server sends alone (docs/decisions/0045). */
const isReadElsewhere = /"og:image|"twitter:image|\+oembed"/
/** Title and own tags of the page in a document. */
const head = `(of => [of.title, ...[...of.head.querySelectorAll('[data-page]')].map(tag => tag.outerHTML)])`
const headOf = (page: Page) => page.evaluate<string[]>(`${head}(document)`)
/** The same as the server sends it for this address. */
async function sentHeadOf(page: Page): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text()
  return page.evaluate<string[]>(`${head}(new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html'))`)
}

/** An attribute of every element that there is. */
async function all(page: Page, selector: string, attribute: string): Promise<(string | null)[]> {
  return Promise.all(
    (await page.locator(selector).all()).map((element) => element.getAttribute(attribute, { timeout: 1000 })),
  )
}

async function factsOf(page: Page) {
  const content = (name: string) => all(page, `meta[name="${name}"], meta[property="${name}"]`, 'content')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  return {
    title: await page.title(),
    description: await content('description'),
    type: await content('og:type'),
    section: await content('article:section'),
    hasKeywords: (await content('keywords')).length > 0,
    hasTags: (await content('article:tag')).length > 0,
    canonical: (await all(page, 'link[rel="canonical"]', 'href')).map((href) => new URL(href ?? '').pathname),
    data: data.map((json) => new URL((JSON.parse(json) as { url: string }).url).pathname),
  }
}

function article(path: string) {
  const [, kind = '', id = ''] = path.split('/')
  const title = kind.charAt(0).toUpperCase() + kind.slice(1)
  return {
    title: `Farsight ${title} ${id}`,
    description: [`View this ${kind} on Farsight`],
    type: ['article'],
    section: [`${title}s`],
    hasKeywords: true,
    hasTags: true,
    canonical: [path],
    data: [path],
  }
}
function website(path: string, data: string[] = []) {
  const said = { title: 'Farsight', description: ['Knowledge Base of the Future'], type: ['website'] }
  return { ...said, section: [], hasKeywords: false, hasTags: false, canonical: [path], data }
}

test('R10 R11 R12 on every step through the site, also back and forward, the head is what the server would send', async () => {
  const { page, open } = await site.visitor()
  const expectHead = async (facts: Omit<ReturnType<typeof article>, 'section'> & { section: string[] }) => {
    await expect.poll(() => factsOf(page)).toEqual(facts)
    const isOfOne = facts.type.includes('article')
    const readHere = (tags: string[]) => (isOfOne ? tags : tags.filter((tag) => !isReadElsewhere.test(tag)))
    expect(readHere(await headOf(page))).toEqual(readHere(await sentHeadOf(page)))
  }
  const path = () => new URL(page.url()).pathname
  await open('/')
  const documents = documentsOf(page)
  await expectHead(website('/', ['/']))

  await page.getByRole('link', { name: /\d+ scenarios$/ }).click()
  // Home has articles too: those of the list are there once it is.
  await page.waitForURL('**/all-stuff?**')
  await page.getByRole('article').first().locator('a[href^="/scenario/"]').first().click()
  await page.waitForURL('**/scenario/*')
  const scenario = path()
  await expectHead(article(scenario))

  await page.getByRole('main').locator('a[href^="/trend/"]').first().click()
  await page.waitForURL('**/trend/*')
  const trend = path()
  await expectHead(article(trend))

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My stuff' }).click()
  await expectHead(website('/my-stuff'))

  await page.goBack()
  await expectHead(article(trend))
  await page.goBack()
  await expectHead(article(scenario))
  await page.goBack()
  await expectHead(website('/all-stuff'))
  await page.goForward()
  await expectHead(article(scenario))
  expect(documents).toEqual([])
})
