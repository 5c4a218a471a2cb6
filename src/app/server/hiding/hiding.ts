/** Who is told nothing of what others forecast before they have forecast: by whichever way they ask. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { digestOf, readSessionToken } from '#accounts/server/who-asks/session-cookie.ts'
import { findEarned } from '#forecasts/server/earned.ts'
import { type Earned, hideCrowds } from '#items/server/hidden-crowds.ts'
import type { Admit } from '#kit/server/budget/admission.ts'

/** The account whose session a request brings, where it hides crowds. */
type HiderOf = (request: FastifyRequest) => Promise<string | null>
type Parts = { pool: Pool; hiderOf: HiderOf; publicUrl: string | undefined }

/** Calls of the API, by token or session. */
export function hidingCrowds(admit: Admit, pool: Pool): Admit {
  return (request, call, act) =>
    admit(request, call, async (viewer) =>
      viewer?.hidesCrowd ? hideCrowds(await findEarned(pool, viewer.id), () => act(viewer)) : act(viewer),
    )
}

/** What is made for an account while nobody of it asks. */
export function readingAs(pool: Pool) {
  return async <Made>(accountId: string, work: () => Promise<Made>): Promise<Made> =>
    hideCrowds(await findEarned(pool, accountId), work)
}

/**
 * What `open` serves would be for everybody: pictures, frames, files, feeds. Caches that are shared must tell apart who
 * has a session; what is answered to whoever hides is kept by none.
 */
export async function hideInBrowsers(
  app: FastifyInstance,
  { pool, hiderOf }: Parts,
  open: (part: FastifyInstance) => void,
): Promise<void> {
  const hidden = new WeakMap<FastifyRequest, Earned>()
  await app.register(async (part) => {
    part.addHook('onRequest', async (request) => {
      const hider = await hiderOf(request)
      const earned = hider === null ? null : await findEarned(pool, hider)
      if (earned) hidden.set(request, earned)
    })
    part.addHook('onRequest', (request, _, done) => hideCrowds(hidden.get(request) ?? null, done))
    part.addHook('onSend', async (request, reply) => {
      reply.header('vary', 'cookie')
      if (hidden.has(request)) reply.header('cache-control', 'private, no-store')
    })
    open(part)
  })
}

/** Kept pages are handed out while the database is away: nobody waits longer for it to say who reads. */
const patienceMs = 2500
const mostKnown = 10_000

/**
 * Of pages: whether somebody brings a session, live or not, and whether they hide crowds. While the database does not
 * answer it is as it said last; where it never said anything nothing is risked.
 */
export function hidingReaders({ hiderOf, publicUrl }: Omit<Parts, 'pool'>) {
  const known = new LRUCache<string, boolean>({ max: mostKnown })
  return {
    hasSession: (request: FastifyRequest) => readSessionToken(request, publicUrl) !== null,
    async hidesCrowds(request: FastifyRequest): Promise<boolean> {
      const key = digestOf(readSessionToken(request, publicUrl) ?? '').toString('base64url')
      const asked = hiderOf(request).then(
        (hider) => hider !== null,
        () => null, // the database is away: the page is found, or says so itself
      )
      const hides = await Promise.race([asked, wait(patienceMs, null, { ref: false })])
      if (hides !== null) known.set(key, hides)
      return hides ?? known.get(key) ?? true
    },
  }
}
