/**
 * Draws a page on the server: the routes' data, the screen as HTML, the document around it. In development Vite serves
 * the parts unbuilt.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { findUnearned } from '#forecasts/server/earned.ts'
import { readAsked } from '#forecasts/leaderboard/asked.ts'
import { authors, paths, sets } from '#items/paths.ts'
import { oembedLinks } from '#items/sharing/oembed-links.ts'
import { leftOutOf } from '#items/shelf/left-out.ts'
import { readShelf } from '#items/shelf/shelf.ts'
import { type Assets, documentOf, readAssets } from '#kit/server/pages/document.ts'
import type { Drawn, Reader } from '#kit/server/pages/drawings.ts'
import { openDevServer } from '#kit/server/pages/dev-server.ts'
import { type EmbedAssets, readEmbedAssets } from '#kit/server/pages/embed-assets.ts'
import { isRefusal } from '#kit/refusal.ts'
import { hideCrowds } from '#items/server/hidden-crowds.ts'
import type { FindPage } from '#items/sharing/shared-page.ts'
import type { DrawEmbed } from '#outlets/embeds/embed-given.ts'
import { kinds } from '../kinds.ts'
import { readPair } from '#scenarios/worlds.ts'
import type { TellPages } from '../tell-pages.ts'
import type { World } from '../world.ts'
import { gatherShown } from '#kit/server/pages/shown.ts'

/**
 * What the program of `render.tsx` offers. It is loaded from the build, or from Vite, so TypeScript sees it only
 * through this type.
 */
type Rendered = {
  status: number
  head: string
  html: string
  data: unknown
  screens: string[]
  screen?: string
  isCompleteAsDrawn: boolean
  isPersonal: boolean
  isMissing: boolean
  bug?: unknown
}
type Render = (address: string, reader: Reader) => Promise<Rendered>
type Renderer = {
  createRenderer(world: World): Render
  createFindPage(world: World, tell: TellPages): FindPage
  drawEmbed: DrawEmbed
}

export type PageRenderer = {
  pages: {
    draw(address: string, reader: Reader): Promise<Drawn>
    /** Of equal pages the one address. Another path means: go there. */
    canonical(path: string, query: URLSearchParams): string
    /** What a page says of itself before it is read: where programs learn how to show it. */
    headersFor(path: string): Record<string, string>
  }
  embeds: { draw: DrawEmbed; assets: EmbedAssets }
  /** What is told of a page that is no item. */
  findPage: FindPage
}
type Given = { app: FastifyInstance; dev: boolean; tell: TellPages; pool: Pool } & Pick<
  World,
  'call' | 'site' | 'hasStandIns' | 'hasLocalPayments' | 'describeApi'
>

export async function createPageRenderer({ app, dev, pool, ...rest }: Given): Promise<PageRenderer> {
  const world: World = { ...rest, now: () => new Date() }
  const { load, assets, embeds } = dev ? await openDevServer(app) : await openBuild(resolve('dist'))
  /** One for each program: in development a new program comes with every change. */
  const renderers = new WeakMap<Renderer['createRenderer'], Render>()
  const draw = async (address: string, reader: Reader) => {
    const { createRenderer } = (await load()) as Renderer
    const render = renderers.get(createRenderer) ?? createRenderer(world)
    renderers.set(createRenderer, render)
    // Whoever happens to ask for it: it is drawn for all of these readers, and who has forecast what, no document knows.
    const earned = reader === 'unswayed' ? await findUnearned(pool) : null
    const { page, shown } = await hideCrowds(earned, () => gatherShown(() => render(address, reader)))
    const { status, head, html, data, screens, screen, isCompleteAsDrawn, isPersonal, isMissing, bug } = page
    if (bug) tellOf(app.log, bug, address)
    const completeFor = isCompleteAsDrawn && !isPersonal && reader === 'visitor' ? address : null
    const document = documentOf({ head, html, data, assets: assets.tagsFor(screens, completeFor) })
    // Of what is not there any address may be asked: nothing of it is kept.
    return {
      status: isRefusal(bug) ? bug.status : status,
      ...(screen && { screen }),
      isFleeting: isMissing || isOrderedBySaves(address),
      isPersonal,
      html: document,
      shown,
    }
  }
  return {
    pages: { draw, canonical: canonicalAddress, headersFor: (path) => linkHeader(path, rest.site.origin) },
    embeds: { draw: async (given) => ((await load()) as Renderer).drawEmbed(given), assets: embeds },
    findPage: async (address) => ((await load()) as Renderer).createFindPage(world, rest.tell)(address),
  }
}

/** Of the address the log keeps the path alone. */
function tellOf(log: FastifyInstance['log'], bug: unknown, address: string): void {
  const req = { method: 'GET', url: address }
  if (isRefusal(bug)) log.warn({ err: bug.cause, req }, 'a page could not be drawn')
  else log.error({ err: bug, req }, 'a page could not be drawn')
}

type Program = { load(): Promise<unknown>; assets: Assets; embeds: EmbedAssets }

async function openBuild(dist: string): Promise<Program> {
  const program: unknown = await import(pathToFileURL(resolve(dist, 'server/render.js')).href)
  return { load: async () => program, assets: await readAssets(dist), embeds: await readEmbedAssets(dist) }
}

const kindNames = kinds.map(({ name }) => name)
const shelfPath = paths.allStuff()

/** How often something was saved empties no store of pages. */
function isOrderedBySaves(address: string): boolean {
  return new URLSearchParams(address.split('?')[1]).get('sort') === 'saved'
}

/** Letters and digits are written as themselves, not as escapes; the escapes that are needed, in capitals. */
function spelt(path: string): string {
  return path.replaceAll(/%[\da-f]{2}/gi, (escape) => {
    const letter = String.fromCharCode(Number.parseInt(escape.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : escape.toUpperCase()
  })
}

/** Of lists only the head says it: what they find, their path does not tell. */
const shownPage = new RegExp(`^(/(${kindNames.join('|')})/[1-9]\\d*(/v/[1-9]\\d*)?|${sets}[^/]+|${paths.record()})$`)

function linkHeader(path: string, origin: string): Record<string, string> {
  if (!shownPage.test(path)) return {}
  const links = oembedLinks(origin, origin + path)
  return { link: links.map(({ href, type }) => `<${href}>; rel="alternate"; type="${type}"`).join(', ') }
}

/** The newest version of an item is what its own address shows. */
function newestOf(path: string): string {
  return path.replace(/(?<=^\/[a-z]+\/\d+)\/v\/latest$/, '')
}

function withView(query: URLSearchParams, view: string): URLSearchParams {
  const asked = new URLSearchParams(query)
  asked.set('view', view)
  return asked
}

/** Equal pages have one address: filters in one order, nothing that changes nothing, no slash at the end. */
function canonicalAddress(path: string, query: URLSearchParams): string {
  const plain = newestOf(spelt(path).replace(/(?<=.)\/+$/, '') || '/')
  // The radar is a view of all stuff, and has an address that can be remembered.
  if (plain === '/radar') return canonicalAddress(shelfPath, withView(query, 'radar'))
  if (plain === shelfPath) {
    const shelf = readShelf(query, kindNames)
    return paths.allStuffAsked(shelf, leftOutOf(query, shelf))
  }
  // Names are in small letters, however they are typed.
  if (/^\/forecaster\/[\w-]+$/.test(plain)) return plain.toLowerCase()
  if (plain === paths.leaderboard()) return paths.leaderboard(readAsked(query))
  if (plain.startsWith(sets)) return paths.set(plain.slice(sets.length), readPair(query))
  return plain.startsWith(authors) ? paths.author(plain.slice(authors.length), readShelf(query).cursor) : plain
}
