/**
 * Asks sources, and nothing else of the outside: only addresses that the fence lets through, with limits of size and
 * time, redirects followed by hand, keys never told to another host.
 */
import { SourceFault } from '../../faults.ts'
import { retryAfterOf } from '../../schedule.ts'
import { readRedirect, readUrl } from './fence.ts'
import { faultOf } from './fault-of.ts'
import type { Asking, Fetched, Fetcher, Outside } from './outside.ts'
import { decode, readBody, usualLimits } from './read-body.ts'
import { send } from './send.ts'
import { faultOfStatus } from './status.ts'

const mostRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

export function createFetcher(outside: Outside): Fetcher {
  const { limits = usualLimits } = outside
  return async (asked, { signal, ...given }) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new SourceFault('too-slow')), limits.wholeMs)
    const either = AbortSignal.any([late.signal, ...(signal ? [signal] : [])])
    try {
      return await follow(outside, { ...given, asked, signal: either, limits })
    } catch (error) {
      throw late.signal.aborted ? late.signal.reason : faultOf(error)
    } finally {
      clearTimeout(timer)
    }
  }
}

async function follow(outside: Outside, asking: Asking): Promise<Fetched | null> {
  let url = readUrl(asking.asked.url, asking.allowed)
  const first = url.host
  for (let hops = 0; hops <= mostRedirects; hops++) {
    // One after the other: each says where the next goes.
    // eslint-disable-next-line no-await-in-loop
    const answer = await send(outside, { ...asking, url, isHome: url.host === first })
    const { location } = answer.headers
    // eslint-disable-next-line no-await-in-loop
    if (location === undefined || !redirects.has(answer.statusCode ?? 0))
      return await read(outside, asking, url, answer)
    answer.destroy()
    url = readRedirect(url, location, asking.allowed)
  }
  throw new SourceFault('too-many-redirects')
}

type Answer = Awaited<ReturnType<typeof send>>

async function read(
  outside: Outside,
  { asked, since, statuses, limits }: Asking,
  url: URL,
  answer: Answer,
): Promise<Fetched | null> {
  const { statusCode: status = 0, headers } = answer
  if (status === 304 && since) {
    answer.destroy()
    return null
  }
  const now = outside.now?.() ?? new Date()
  const fault = faultOfStatus(status, { own: statuses, retryAfter: retryAfterOf(headers['retry-after'], now) })
  if (fault) {
    answer.destroy()
    throw fault
  }
  const { body, bytes } = await readBody(answer, limits)
  const { etag = null, 'last-modified': lastModified = null, 'content-type': type = '' } = headers
  return { url: url.href, type, ...toldIn(body, asked), status, bytes, validators: { etag, lastModified } }
}

function toldIn(body: Buffer, { isBytes }: Asking['asked']): Pick<Fetched, 'text' | 'body'> {
  return isBytes ? { text: '', body: new Uint8Array(body) } : { text: decode(body) }
}
