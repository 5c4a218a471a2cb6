/** Text that was written to do harm: to run, to lead elsewhere, to be another name, to be too much. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { trusted } from '../mine/author.ts'
import { signUp } from '../sign-in/person.ts'
import { ready } from '../visitor.ts'
import { fillTrend, givenBadSite, kept, titleIn } from './world.ts'

const site = await givenBadSite()

const hostile = `
<script>window.canary = 1</script>
<img src=x onerror="window.canary = 2"><svg onload="window.canary = 3"><script>window.canary = 4</script></svg>
<iframe srcdoc="<script>parent.canary = 5</script>"></iframe><style>main { display: none }</style><base href="https://evil.example/">

[one](javascript:window.canary=6) [two](data:text/html,<script>parent.canary=7</script>) [three](JaVaScRiPt&colon;window.canary=8)
[four](vbscript:x) [five](<java script:window.canary=9>) ![six](javascript:window.canary=10) <javascript:window.canary=11>
[seven]: javascript:window.canary=12
[seven] [eight](//evil.example/x) [nine](https://example.org "a\\" onmouseover=window.canary=13 b=\\"")

A last paragraph.
`

/** Everything that could run, load or lead, where the text is shown; and what has run. */
const harm = `JSON.stringify({
  canary: window.canary ?? null,
  elements: [...document.querySelectorAll('.prose :is(script, img, svg, iframe, object, embed, style, base, form, input, link, meta)')].map((one) => one.outerHTML),
  handlers: [...document.querySelectorAll('.prose *')].flatMap((one) => one.getAttributeNames()).filter((name) => name !== 'href'),
  links: [...document.querySelectorAll('.prose a')].map((one) => one.getAttribute('href')).filter((href) => !href.startsWith('https://')),
  base: document.baseURI === location.href,
})`
const harmless = { canary: null, elements: [], handlers: [], links: [], base: true }

async function expectHarmless(page: Page): Promise<void> {
  await page.locator('.prose').getByText('A last paragraph.').waitFor()
  for (const link of await page.locator('.prose a').all()) await link.hover()
  expect(JSON.parse(await page.evaluate<string>(harm))).toEqual(harmless)
}

async function saveAs(page: Page, button: 'Save as private item' | 'Publish'): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).click()
  if (button === 'Publish') await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click()
  await page.waitForURL(/\/trend\/\d+$/)
  return new URL(page.url()).pathname
}

test('R8 hostile Markdown does nothing in the preview, on the published page and without the page’s scripts', async () => {
  const mal = await site.person()
  await signUp(mal, 'mal@example.org', 'Mal')
  await trusted(site, mal, 'mal@example.org')
  await mal.open('/new/trend')
  await fillTrend(mal.page, 'A trend of hostile text', hostile)
  await mal.page.getByRole('tab', { name: 'Preview' }).click()
  await expectHarmless(mal.page)
  const path = await saveAs(mal.page, 'Publish')
  await expectHarmless(mal.page)

  for (const javaScriptEnabled of [true, false]) {
    const reader = await site.visitor({ javaScriptEnabled })
    await reader.page.goto(path)
    if (javaScriptEnabled) await ready(reader.page)
    await reader.page.getByRole('heading', { level: 1, name: 'A trend of hostile text' }).waitFor()
    await expectHarmless(reader.page)
    await reader.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All stuff' }).click()
    await reader.page.getByRole('heading', { level: 1, name: 'All stuff' }).waitFor()
    expect(await reader.page.getByRole('link', { name: 'A trend of hostile text' }).count()).toBeGreaterThan(0)
  }
})

test('R8 text that is nested ten thousand deep is shown, and the page stays usable', async () => {
  const mal = await site.person()
  await signUp(mal, 'deep@example.org', 'Mal')
  await trusted(site, mal, 'deep@example.org')
  await mal.open('/new/trend')
  const deep = ['> ', '- ', '[', '*a_'].map((one) => one.repeat(10_000)).join('\n\n')
  await fillTrend(mal.page, 'A trend of deep text', `${deep}\n\nA last paragraph.`)
  await mal.page.getByRole('tab', { name: 'Preview' }).click()
  await mal.page.locator('.prose').getByText('A last paragraph.').waitFor()
  await mal.page.getByRole('tab', { name: 'Write' }).click()
  const path = await saveAs(mal.page, 'Publish')
  const reader = await site.visitor()
  await reader.open(path)
  await expectHarmless(reader.page)
  await reader.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All stuff' }).click()
  await reader.page.getByRole('heading', { level: 1, name: 'All stuff' }).waitFor()
  expect(await reader.page.getByRole('link', { name: 'A trend of deep text' }).count()).toBeGreaterThan(0)
})

test('a megabyte of text is refused with a sentence, stays in this browser, and is there after a reload', async () => {
  const ada = await site.person()
  ada.expectComplaints(/413/)
  await signUp(ada, 'long@example.org', 'Ada')
  await ada.open('/new/trend')
  await fillTrend(ada.page, 'A trend of a megabyte')
  await kept(ada.page)
  const text = `${'A long sentence that says little. '.repeat(31_000)}The end.`
  const body = ada.page.getByLabel('Text in Markdown')
  const tooLong = 'This is longer than an item can be. Shorten the text, and it can be kept again.'
  await body.fill(text)
  await ada.page
    .getByText(`Not kept on the server. ${tooLong} Nothing you typed is lost; it stays in this browser.`)
    .waitFor()
  await ada.page.getByRole('button', { name: 'Save as private item' }).click()
  await ada.alert(`Not saved. ${tooLong} Nothing you typed is lost.`)
  await ada.page.getByRole('tab', { name: 'Preview' }).click()
  await ada.page.getByRole('tabpanel').getByText(tooLong).waitFor()

  await ada.page.reload()
  await body.waitFor()
  expect([await titleIn(ada.page), (await body.inputValue()).length]).toEqual(['A trend of a megabyte', text.length])
  await body.fill('Short.')
  await kept(ada.page)
  await saveAs(ada.page, 'Save as private item')
})

/** The р is Cyrillic in the first; the others hold signs that nobody sees, or that pile up. */
const disguised: [title: string, reason: string][] = [
  ['The \u0440ayment of debts', 'mixes letters of different alphabets in "\u0440ayment"'],
  ['Income \u202Eegnahc ot', 'has a sign in it that cannot be seen'],
  ['Far\u200Bsight of the many', 'has a sign in it that cannot be seen'],
  [`Z${'\u0334\u0315\u0327'.repeat(4)}algo comes again`, 'piles up signs on one letter'],
]

test('a title that reads otherwise than it is is refused at its field, with what is wrong with it', async () => {
  const mal = await site.person()
  mal.expectComplaints(/400/)
  await signUp(mal, 'disguise@example.org', 'Mal')
  await mal.open('/new/trend')
  await fillTrend(mal.page, 'A plain title')
  const field = mal.page.getByLabel('Title', { exact: true })
  for (const [title, reason] of disguised) {
    await field.fill(title)
    await mal.page.getByRole('button', { name: 'Save as private item' }).click()
    await mal.alert('One thing needs another look first.')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    const described = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
    const said = await Promise.all(described.map((id) => mal.page.locator(`[id="${id}"]`).innerText()))
    expect(said.join(' ')).toContain(reason)
  }
  expect((await site.written()).items.filter(([email]) => email === 'disguise@example.org')).toEqual([])
})

/** Where the first and the last sign of a title are drawn, and the line after it, in pixels from the left. */
const drawn = (selector: string, title: string) => `(() => {
  const place = (node, from, to) => {
    const range = document.createRange()
    range.setStart(node, from)
    range.setEnd(node, to)
    return range.getBoundingClientRect()
  }
  const box = [...document.querySelectorAll(${JSON.stringify(selector)})].find(({ textContent }) => textContent.includes(${JSON.stringify(title)}))
  const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
  while (texts.nextNode().data !== ${JSON.stringify(title)});
  const { currentNode: text } = texts
  return JSON.stringify([place(text, 0, 1).left, place(text, text.length - 1, text.length).left])
})()`

test.each([
  { language: 'Arabic', title: 'هل سيتجمد نهر الدانوب؟ 1985!', isRightToLeft: true },
  { language: 'Russian', title: 'Замёрзнет ли Дунай? 1985!', isRightToLeft: false },
])(
  'a title in $language reads in its own direction on its page and in lists, and leaves the rest as it is',
  async (one) => {
    const { language, title, isRightToLeft } = one
    const lea = await site.person()
    await signUp(lea, `${language.toLowerCase()}@example.org`, 'ليا')
    await trusted(site, lea, `${language.toLowerCase()}@example.org`)
    await lea.open('/new/trend')
    await fillTrend(lea.page, title)
    const path = await saveAs(lea.page, 'Publish')
    await lea.page.getByRole('heading', { level: 1, name: title }).waitFor()
    const expectInOrder = async (selector: string) => {
      const [first = 0, last = 0] = JSON.parse(await lea.page.evaluate<string>(drawn(selector, title))) as number[]
      expect([selector, first > last]).toEqual([selector, isRightToLeft])
    }
    await expectInOrder('h1')
    // "by <name>, published 21 November 2026": the day must not be drawn into a name that goes the other way.
    const byline = lea.page.getByText(/^by .*version 1$/)
    const [name, day] = await Promise.all([
      byline.locator('bdi').boundingBox(),
      byline.locator('time').first().boundingBox(),
    ])
    expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(day?.x ?? 0)
    for (const list of ['/my-stuff', '/all-stuff', '/all-stuff?view=table', '/']) {
      // A list that was drawn before may stand as it was for some seconds.
      const isServed = async () => (await (await fetch(site.address + list)).text()).includes(path)
      await expect.poll(async () => list === '/my-stuff' || isServed()).toBe(true)
      await lea.open(list)
      await lea.page.getByRole('main').locator(`a[href="${path}"]`).first().waitFor()
      await expectInOrder(`a[href="${path}"]`)
    }
  },
)
