/**
 * Tells somebody outside something, as a form or as JSON: through the same fence as all that is asked there. Nobody is followed
 * anywhere else, and whoever answers with anything but yes has not heard it.
 */
import { SourceFault } from '../../faults.ts'
import { faultOf } from './fault-of.ts'
import { type Allowed, readUrl } from './fence.ts'
import type { Outside } from './outside.ts'
import { usualLimits } from './read-body.ts'
import { send } from './send.ts'

export type Post = (
  url: string,
  said: { form: Record<string, string> } | { json: unknown },
  given: { allowed: Allowed; signal?: AbortSignal },
) => Promise<void>

/** Throws `SourceFault`. */
export function createPoster(outside: Outside): Post {
  const { limits = usualLimits } = outside
  return async (address, said, { allowed, signal }) => {
    const late = AbortSignal.timeout(limits.wholeMs)
    const either = signal ? AbortSignal.any([late, signal]) : late
    const asked = { url: address }
    try {
      const url = readUrl(address, allowed)
      const answer = await send(outside, {
        asked,
        allowed,
        limits,
        signal: either,
        url,
        isHome: true,
        told: bodyOf(said),
      })
      answer.destroy()
      const { statusCode = 0 } = answer
      if (statusCode < 200 || statusCode > 299) throw new SourceFault('odd-status', `It is ${statusCode}.`)
    } catch (error) {
      throw late.aborted ? new SourceFault('too-slow') : faultOf(error)
    }
  }
}

function bodyOf(said: Parameters<Post>[1]) {
  return 'form' in said
    ? { type: 'application/x-www-form-urlencoded', body: String(new URLSearchParams(said.form)) }
    : { type: 'application/json; charset=utf-8', body: JSON.stringify(said.json) }
}
