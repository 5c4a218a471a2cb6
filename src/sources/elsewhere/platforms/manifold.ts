/** Manifold: markets of play money. One market by the last part of its page's address. */
import { z } from 'zod'
import { SourceFault } from '../../faults.ts'
import { readJson } from '../../parsing/json.ts'
import { platform, type Resolution } from '../platform.ts'
import { countIn, idThere, lineIn, momentIn, peopleIn, whatever } from '../said.ts'

const host = 'api.manifold.markets'
const address = z.strictObject({
  user: z.string().regex(/^\w[\w.-]{0,59}$/),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{1,120}$/),
})
/** Pages of its own that look like a market of somebody. */
const ownPages = new Set(['api', 'browse', 'embed', 'group', 'leagues', 'markets', 'news', 'politics', 'topic'])
const answer = z.object({
  id: idThere,
  question: z.string(),
  url: z.string(),
  outcomeType: z.string(),
  probability: whatever,
  closeTime: whatever,
  isResolved: z.boolean(),
  resolution: z.string().nullish(),
  uniqueBettorCount: whatever,
  volume: whatever,
})
const resolutions: Readonly<Record<string, Resolution>> = { YES: 'yes', NO: 'no' }

export const manifold = platform<z.output<typeof address>>({
  id: 'manifold',
  title: 'Manifold',
  number: 'the price on a market of play money',
  volumeIn: 'mana',
  hosts: [host],
  address,
  matches({ host: asked, path }) {
    const [user = '', slug, ...more] = path.split('/').slice(1)
    if (!/^(www\.)?manifold\.markets$/.test(asked) || more.length > 0 || ownPages.has(user)) return null
    return address.safeParse({ user, slug }).data ?? null
  },
  pageOf: ({ user, slug }) => `https://manifold.markets/${user}/${slug}`,
  request: ({ slug }) => ({ url: `https://${host}/v0/slug/${slug}`, accept: 'application/json' }),
  parse(told, { slug }) {
    const read = readJson(told, answer)
    const { id, question, outcomeType, probability, isResolved, resolution } = read
    if (read.url.split('/').at(-1) !== slug) throw new SourceFault('other-question', `It is ${lineIn(read.url)}.`)
    if (outcomeType !== 'BINARY') throw new SourceFault('not-yes-or-no', `It calls it ${lineIn(outcomeType)}.`)
    return {
      id,
      question,
      chance: () => probability,
      forecasters: peopleIn(read.uniqueBettorCount),
      volume: countIn(read.volume),
      closes: momentIn(read.closeTime),
      isOpen: true,
      resolution: isResolved ? (resolutions[resolution ?? ''] ?? 'other') : null,
    }
  },
  terms: {
    says: 'Bots and integrations are allowed. Commercial use of its data needs a licence of Manifold’s.',
    passesOn: true,
  },
  apartMs: 1000,
})
