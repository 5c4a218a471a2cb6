/** Polymarket: markets of real money. One market by the last part of its page's address; outcomes and prices are JSON inside text. */
import { z } from 'zod'
import { SourceFault } from '../../faults.ts'
import { parseJson, readJson } from '../../parsing/json.ts'
import { platform, type Resolution } from '../platform.ts'
import { chanceIn, countIn, idThere, lineIn, momentIn, whatever } from '../said.ts'

const host = 'gamma-api.polymarket.com'
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,160}$/)
const address = z.strictObject({ event: slug, slug })
const market = z.object({
  id: idThere,
  question: z.string(),
  slug: z.string(),
  outcomes: z.string(),
  outcomePrices: z.string(),
  endDate: whatever,
  active: z.boolean().nullish(),
  closed: z.boolean(),
  umaResolutionStatus: z.string().nullish(),
  volumeNum: whatever,
})
/** Prices of yes and no make one, but for what it costs to trade. */
const mostApart = 0.1

export const polymarket = platform<z.output<typeof address>>({
  id: 'polymarket',
  title: 'Polymarket',
  number: 'the price on a market of real money',
  volumeIn: 'US dollars',
  hosts: [host],
  address,
  matches({ host: asked, path }) {
    const [, event, own] = /^\/(?:event|market)\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path) ?? []
    if (!/^(www\.)?polymarket\.com$/.test(asked)) return null
    return address.safeParse({ event, slug: own ?? event }).data ?? null
  },
  pageOf: ({ event, slug: own }) => `https://polymarket.com/event/${event}${own === event ? '' : `/${own}`}`,
  request: ({ slug: own }) => ({ url: `https://${host}/markets?slug=${own}`, accept: 'application/json' }),
  parse(told, { slug: own }) {
    const markets = readJson(told, z.array(market))
    const [first] = markets
    if (!first)
      throw new SourceFault('not-there', 'It knows no market by this name; an event of several has a page for each.')
    if (markets.length > 1) throw new SourceFault('not-yes-or-no', `There are ${markets.length} markets by this name.`)
    if (first.slug !== own) throw new SourceFault('other-question', `It is ${lineIn(first.slug)}.`)
    const place = placeOfYes(first)
    const prices = listIn(first.outcomePrices)
    const isResolved = first.closed && first.umaResolutionStatus === 'resolved'
    return {
      id: first.id,
      question: first.question,
      chance: () => priceOf(prices, place),
      forecasters: null,
      volume: countIn(first.volumeNum),
      closes: momentIn(first.endDate),
      isOpen: first.active !== false && !first.closed,
      resolution: isResolved ? resolutionBy(prices[place]) : null,
    }
  },
  terms: {
    says: 'Its terms for passing its data on were not found. It takes bets of real money and is not offered in every country.',
    passesOn: false,
  },
  apartMs: 1000,
})

function placeOfYes({ outcomes }: z.output<typeof market>): number {
  const names = listIn(outcomes).map((name) => String(name).toLowerCase())
  if (names.length === 2 && names.includes('yes') && names.includes('no')) return names.indexOf('yes')
  throw new SourceFault('not-yes-or-no', `Its answers are ${lineIn(names.join(', '))}.`)
}

function listIn(text: string): unknown[] {
  const { data } = z.array(z.unknown()).safeParse(parseJson(text))
  if (!data) throw new SourceFault('other-shape', 'A list of outcomes or prices is none.')
  return data
}

function priceOf(prices: readonly unknown[], place: number): number {
  const [yes, no] = [prices[place], prices[1 - place]].map(chanceIn) as [number, number] // one for each
  if (Math.abs(yes + no - 1) <= mostApart) return yes
  throw new SourceFault('no-chance', `It says ${yes} of yes and ${no} of no.`)
}

function resolutionBy(price: unknown): Resolution {
  const paid = chanceIn(price)
  if (paid === 1) return 'yes'
  return paid === 0 ? 'no' : 'other'
}
