/** A view of a shared item at an address beside its page: `/trend/131.json`. Each is a file, and a line in `app/server/outlets/outlets.ts`. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import { tagOf } from '#kit/server/http/etag.ts'
import type { Site } from '#items/sharing.ts'
import { answerView, type Made } from './answer-view.ts'
import type { FindShared, Shared } from './find-shared.ts'

export type View = {
  /** What follows the item in the address: '.json'. */
  ending: string
  /** What one costs whoever asks, besides what every request does. */
  cost: number
  /** Whether it says which day it is. */
  isOfDay?: boolean
  /** What it says that the digest of the shared view knows nothing of. */
  alsoSays?(shared: Shared): string
  /** Whether this item has such a view: one without a series has no file of its values. All have, where nothing is said. */
  isThere?(shared: Shared): boolean
  make(shared: Shared, given: Given): Made | Promise<Made>
}
/** `query`: as it was sent, checked by nobody. `today`: in UTC. `owe`: for what turns out to cost more. */
export type Given = { site: Site; query: Record<string, unknown>; today: string; owe(cost: number): void }

type Parts = {
  find: FindShared
  site: Site
  /** By name. */
  kinds: readonly string[]
  owe(request: FastifyRequest, cost: number): void
}

export function serveViews(app: FastifyInstance, views: readonly View[], { find, site, kinds, owe }: Parts): void {
  for (const kind of kinds)
    for (const view of views) serveView(app, `/${kind}/:id(^\\d{1,18})${view.ending}`, { kind, view, find, site, owe })
}

type One = Omit<Parts, 'kinds'> & { kind: string; view: View }

function serveView(app: FastifyInstance, address: string, { kind, view, find, site, owe }: One): void {
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(address, async (request, reply) => {
    const { params, query } = request
    const shared = await find({ kind, id: params.id, version: versionNamed(query['v']) })
    if (!shared || view.isThere?.(shared) === false) throw new Refusal('item-not-found')
    const { version, digest, isListed, isNewest } = shared.view
    const today = dayOf(new Date())
    const more = [view.isOfDay && today, view.alsoSays && tagOf(view.alsoSays(shared))].filter(Boolean)
    const tag = [`v${version}`, digest, ...more].join('.')
    // Search engines find of it what they find of its page.
    if (!isListed || !isNewest) reply.header('x-robots-tag', 'noindex')
    return answerView(request, reply, tag, async () => {
      owe(request, view.cost)
      return view.make(shared, { site, query, today, owe: (cost) => owe(request, cost) })
    })
  })
}

/** `1` to `999999999`; undefined where none is named. A version that cannot be is one that is not there. */
function versionNamed(said: unknown): number | undefined {
  if (said === undefined || said === 'latest') return undefined
  if (typeof said !== 'string' || !/^[1-9]\d{0,8}$/.test(said)) throw new Refusal('item-not-found')
  return Number(said)
}
