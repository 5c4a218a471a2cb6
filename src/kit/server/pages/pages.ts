/**
 * Serves pages as anonymous visitors see them: public, without cookies, with an ETag, from the store of kept pages.
 * What is personal is fetched by the browser, so that every page can be kept, here and in shared caches. Where a
 * visitor would be told what may not hold for whoever has a session, these get a page that waits until that is known; and
 * whoever hides what others forecast, one that is drawn without it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { retrySeconds } from '../database-trouble.ts'
import type { SharedCaches } from '../config/shared-caches.ts'
import { dayOf } from '#kit/dates.ts'
import type { Drawn, Reader } from './drawings.ts'
import type { Found, KeptPages } from './kept-pages.ts'
import { knows } from '../http/etag.ts'
import type { Encoding } from './packed-page.ts'
import type { PageOutcome } from '../watching/of-pages.ts'
import { steadyMs } from '../steady-clock.ts'
import { readAt } from '../replica/read-here.ts'
import { cachingOf } from './shared-caches.ts'

export type Pages = {
  kept: KeptPages
  /**
   * The address under which equal pages are kept: without what does not change the page. Another path means: go there.
   */
  canonical(path: string, query: URLSearchParams): string
  draw(address: string, reader: Reader): Promise<Drawn>
  /** Headers of a page that is there, by its path. */
  headersFor(path: string): Record<string, string>
  /** Whether the request brings a session's cookie, live or not. */
  hasSession(request: FastifyRequest): boolean
  /** Whether that session is of somebody who hides what others forecast. */
  hidesCrowds(request: FastifyRequest): Promise<boolean>
  /** Undefined where none is told what to forget. */
  sharedCaches: SharedCaches | undefined
  /** What a request has cost beside its entry. */
  owe(request: FastifyRequest, cost: number): void
  /** Told of each page that is served. */
  onServed(outcome: PageOutcome): void
}

/** Drawing a page costs twenty times what it costs to send a kept one. */
const drawingCost = 5

export function servePages(
  app: FastifyInstance,
  { kept, canonical, draw, headersFor, hasSession, hidesCrowds, sharedCaches, owe, onServed }: Pages,
): void {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url)
    const query = new URLSearchParams(request.url.slice(path.length))
    const address = canonical(path, query)
    if (pathOf(address) !== path) return reply.redirect(address, 301)
    const state = { isDrawn: false }
    // Whoever waits with others for a page that is being drawn has not caused it.
    const drawn = (reader: Reader) => {
      state.isDrawn = true
      owe(request, drawingCost)
      // Whoever has just written is shown what they wrote, however far a replica is.
      return versionIn(query) > 0 ? readAt('primary', () => draw(address, reader)) : draw(address, reader)
    }
    // What a page says of time (open, closing, now) holds for a day.
    const find = (reader: Reader) =>
      kept.find(`${dayOf(new Date())} ${reader} ${address}`, () => drawn(reader), versionIn(query))
    const forVisitors = await find('visitor')
    const readerOf = async (): Promise<Reader> => {
      if (!hasSession(request)) return 'visitor'
      if (forVisitors.isPersonal) return 'unknown'
      return forVisitors.isOfBase && (await hidesCrowds(request)) ? 'unswayed' : 'visitor'
    }
    const reader = await readerOf()
    const page = reader === 'visitor' ? forVisitors : await find(reader)
    reply.screen = page.screen
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      ...headersOf(page, reader !== 'visitor' || page.isPersonal, () => ({
        ...cachingOf(kept.tagsOf(page), sharedCaches, Date.now()),
        vary: page.isOfBase ? 'accept-encoding, cookie' : 'accept-encoding',
      })),
      etag: page.etag,
    })
    if (page.status === 200) reply.headers(headersFor(path))
    if (page.status === 503) reply.header('retry-after', retrySeconds.unavailable)
    const isKnown = page.status === 200 && knows(request, page.etag)
    onServed(isKnown ? 'not_modified' : outcomeOf(page, state.isDrawn))
    if (isKnown) return reply.code(304).send()
    return send(reply.code(page.status), page.body(encodingFor(request)), encodingFor(request))
  }
  // The docs are a page too, though they lie where calls are answered.
  for (const url of ['/*', '/api/docs']) app.get(url, handler)
}

function outcomeOf(page: Found, isDrawn: boolean): PageOutcome {
  if (page.isOld) return 'stale'
  if (isDrawn) return 'drawn'
  return page.until === Number.POSITIVE_INFINITY ? 'hit' : 'stale'
}

/** What is drawn for some alone is kept by no shared cache: whether it is right, the cookie says. */
function headersOf(page: Found, isForSome: boolean, caching: () => Record<string, string>): Record<string, string> {
  const { status, isOld, drawnAt } = page
  if (isOld) return { 'cache-control': 'no-store', vary: 'accept-encoding, cookie', ...oldness(drawnAt) }
  if (status !== 200) return { 'cache-control': 'no-store', vary: 'accept-encoding' }
  if (isForSome) return { 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' }
  return caching()
}

/** The page is shown as it last was, since nobody can say what it is now. */
function oldness(drawnAt: number) {
  const age = String(Math.max(0, Math.round((steadyMs() - drawnAt) / 1000)))
  return { age, warning: '111 - "Revalidation Failed"' }
}

/** `?v=3`: whoever has just written version 3 opens the page. It is the same page as without. */
function versionIn(query: URLSearchParams): number {
  return /^\d{1,9}$/.test(query.get('v') ?? '') ? Number(query.get('v')) : 0
}

function send(reply: FastifyReply, body: Buffer, encoding: Encoding) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}

function takes(encoding: string, accepted: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(accepted)
}

/** Brotli where the client takes it, else gzip, else plain. `br;q=0` means: not brotli. */
function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (takes('br', accepted)) return 'br'
  return takes('gzip', accepted) ? 'gzip' : 'identity'
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? address
}
