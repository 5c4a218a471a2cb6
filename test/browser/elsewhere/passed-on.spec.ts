/**
 * An item on its way through everything that shows it elsewhere: it is published, a value arrives, it is taken back.
 * Whoever reads it, and wherever, is told the same number of the same version at each moment.
 */
import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { paths } from '#items/paths.ts'
import { sayHeadline, sayShared, type SharedView } from '#items/sharing/shared-view.ts'
import { aPrediction, aTrend } from '../../given/entries.ts'
import { aSeries } from '../../given/series.ts'
import { trust } from '../../given/trust.ts'
import { givenUser } from '../../given/user.ts'
import { givenOembedReader } from '../../sharing/oembed-reader.ts'
import { givenElsewhere } from '../../sharing/page-elsewhere.ts'
import { givenSite } from '../visitor.ts'

const { app, pool, address } = await givenSite()
/** By which the site names itself. */
const named = 'http://localhost:3000'
const extract = await givenOembedReader(address, named)
const { pageWith } = await givenElsewhere()
const ada = await givenUser(app)
await pool.query('update account set email_verified = true where id = $1', [ada.id])
await trust(pool, ada.id)

const tag = 'walked'
const { id: _id, ...about } = aSeries([], { unit: 'pens a desk' })
const values = (last: number) =>
  Array.from({ length: last - 1989 }, (_, i) => [String(1990 + i), 12 + i * 1.25 + (i % 3)] as const)

type Item = { kind: string; id: string }
const call = async (method: 'POST' | 'PATCH', url: string, body?: object) => {
  const answer = await ada.call(method, url, body)
  if (answer.statusCode >= 300) throw new Error(answer.body)
  return answer.json<{ item: Item & { version: number } }>().item
}
const publish = async (entry: object) => {
  const { kind, id } = await call('POST', '/api/items', entry)
  return call('POST', `/api/items/${kind}/${id}/publish`)
}
const ask = async (path: string) => {
  const answer = await fetch(address + path)
  return { status: answer.status, text: await answer.text() }
}
const plainOf = async ({ kind, id }: Item, version?: number) =>
  JSON.parse((await ask(paths.itemFile(kind, id, '.json', version))).text) as SharedView

const figuresOf = (items: Item[]) => Promise.all(items.map(async (item) => (await plainOf(item)).figure))

/** Each view, and what it has to hold of the item as it now is, or as it was at a version. */
function viewsOf(view: SharedView, then?: number): [path: string, says: string][] {
  const { kind, id, version, digest, figure } = view
  const headline = sayHeadline(view)
  const page = then ? paths.itemThen(kind, id, then) : paths.item(kind, id)
  const file = (ending: string) => paths.itemFile(kind, id, ending, then)
  const picture = named + paths.picture(kind, id, digest, then)
  const always: [string, string][] = [
    [page, picture.replace('&', '&amp;')],
    [page, `content="${sayShared(view)}"`],
    [paths.oembed(named + page, 'json'), `"thumbnail_url":"${picture}"`],
    [`/embed${paths.item(kind, id)}${then ? `?v=${then}` : ''}`, figure],
    [file('.md'), `- Headline: ${headline}`],
    [file('.md'), `version ${version} of`],
    [file('.bib'), `  version = {${version}}`],
    [file('.cite.txt'), `Version ${version} of`],
    [file('.qr.svg'), '<svg'],
    ...view.days.map(({ key }): [string, string] => [file('.ics'), `UID:${kind}-${id}-${key}@localhost`]),
  ]
  if (then) return always
  const fed = ['atom', 'rss', 'json'].map((format): [string, string] => [
    paths.feed('new', format, { tag: [tag] }),
    headline,
  ])
  const dated = view.days.map((): [string, string] => [paths.calendar({ tag: [tag] }), `SEQUENCE:${version - 1}\r\n`])
  return [...always, ...fed, ...dated, [file('.atom'), headline]]
}

/** What tells of several items. */
const listings = [
  ...['new', 'moved', 'revised', 'resolved', 'closing'].map((name) => paths.feed(name, 'json', { tag: [tag] })),
  paths.calendar({ tag: [tag] }),
  paths.allStuff({ tag: [tag] }),
  '/sitemap/4.xml',
]

/** Those that do not hold it. */
async function silent(views: [path: string, says: string][]): Promise<string[]> {
  const read = await Promise.all(views.map(async ([path, says]) => ((await ask(path)).text.includes(says) ? '' : path)))
  return read.filter(Boolean)
}

async function notGone(own: string[]): Promise<string[]> {
  const read = await Promise.all(own.map(async (path) => ((await ask(path)).status === 404 ? '' : path)))
  return read.filter(Boolean)
}

test('all who show an item tell the same number of the same version, the new one once a value arrives, and nothing once it is taken back', async () => {
  const trend = await publish(
    aTrend('More pens lie on desks', { tags: [tag], series: { ...about, observations: values(2024) } }),
  )
  const automatic = { trend: `trend/${trend.id}`, at: '2030', comparison: '>=', threshold: 66 }
  const question = await publish(aPrediction('Will there be 66 pens a desk?', { tags: [tag], automatic }))
  const items = [trend, question]
  await expect.poll(() => figuresOf(items)).toEqual([expect.stringMatching(/^\d/), expect.stringMatching(/^\d+%$/)])

  const before = await Promise.all(items.map((item) => plainOf(item)))
  expect(before.map(({ version }) => version)).toEqual([1, 1])
  await expect.poll(() => silent(before.flatMap((view) => viewsOf(view)))).toEqual([])

  for (const { kind, id, figure, digest } of before) {
    const found = await extract(`/${kind}/${id}`)
    const { page, context, errors } = await pageWith(String(found['html']).replace(named, address))
    const [, frame] = page.frames()
    await frame?.getByText(figure, { exact: true }).first().waitFor()
    expect(errors).toEqual([])
    await context.close()
    expect(found['thumbnail_url']).toContain(digest)
    const picture = await fetch(String(found['thumbnail_url']).replace(named, address))
    const png = await (await PDFDocument.create()).embedPng(await picture.arrayBuffer())
    expect([png.width, png.height]).toEqual([1200, 630])
  }

  const [was, asked] = before as [SharedView, SharedView] // of two items
  await call('PATCH', `/api/items/trend/${trend.id}`, { version: 1, series: { ...about, observations: values(2025) } })
  await expect.poll(async () => (await plainOf(trend)).figure).not.toBe(was.figure)
  await expect.poll(async () => (await plainOf(question)).figure).not.toBe(asked.figure)
  const after = await Promise.all(items.map((item) => plainOf(item)))
  expect(after.map(({ version }) => version)).toEqual([2, 1])
  await expect.poll(() => silent(after.flatMap((view) => viewsOf(view)))).toEqual([])
  const then = await plainOf(trend, 1)
  expect([then.version, then.figure, then.beside]).toEqual([1, was.figure, was.beside])
  await expect.poll(() => silent(viewsOf(then, 1))).toEqual([])
  const moved = await ask(paths.feed('moved', 'atom', { tag: [tag] }))
  for (const { kind, id } of items) expect(moved.text).toContain(`2026:${kind}/${id}/moved-`)
  expect((await ask(`/trend/${trend.id}.csv`)).text).toContain('2025,')
  expect((await ask(`/trend/${trend.id}.csv?v=1`)).text).not.toContain('2025,')

  for (const { kind, id } of items.toReversed()) await call('POST', `/api/items/${kind}/${id}/unpublish`)
  const own = [...after.flatMap((view) => viewsOf(view)), ...viewsOf(then, 1)]
    .map(([path]) => path)
    .filter((path) => !/^\/(feeds|calendar)\b/.test(path))
  const files = ['.json', '.csv', '.metadata.json', '.png', '.ris'].map((ending) => `/trend/${trend.id}${ending}`)
  await expect.poll(() => notGone([...own, ...files])).toEqual([])
  for (const path of listings) {
    const { status, text } = await ask(path)
    expect(status).toBe(200)
    for (const { kind, id } of items) expect(text).not.toContain(`${kind}/${id}`)
  }
})
