/** Kalshi: markets of real money, each by its ticker. Its chance is the middle of what is bid and asked for a yes. */
import { z } from 'zod'
import { SourceFault } from '../../faults.ts'
import { readJson } from '../../parsing/json.ts'
import { platform, type Resolution } from '../platform.ts'
import { chanceIn, countIn, lineIn, momentIn, whatever } from '../said.ts'

const host = 'api.elections.kalshi.com'
const part = z.string().regex(/^([a-z0-9][a-z0-9.-]{0,80})?$/)
const address = z.strictObject({
  series: part,
  /** The words of the page's address; empty where it was one of the API. */
  name: part,
  ticker: z.string().regex(/^[A-Z0-9][A-Z0-9.-]{2,80}$/),
})
/** Prices are looked up by name: in dollars, or in cents. */
const market = z.looseObject({
  ticker: z.string(),
  title: z.string(),
  yes_sub_title: z.string().nullish(),
  market_type: z.string().nullish(),
  status: z.string(),
  result: z.string().nullish(),
  close_time: whatever,
  volume_fp: whatever,
  volume: whatever,
})
type Market = z.output<typeof market>
const answer = z.object({ market })
/** What it calls a market of yes and no. */
const yesOrNo = new Set(['binary'])
/** What nobody bids for or asks has no middle. */
const widest = 0.5
const resolutions: Readonly<Record<string, Resolution>> = { yes: 'yes', no: 'no' }

export const kalshi = platform<z.output<typeof address>>({
  id: 'kalshi',
  title: 'Kalshi',
  number: 'the middle of what is bid and asked on a market of real money',
  volumeIn: 'contracts',
  hosts: [host],
  address,
  matches: ({ host: asked, path }) =>
    address.safeParse(partsOfApi(asked, path) ?? partsOfPage(asked, path)).data ?? null,
  pageOf: ({ series, name, ticker }) =>
    `https://kalshi.com/markets/${[series, name, name && ticker.toLowerCase()].filter(Boolean).join('/')}`,
  request: ({ ticker }) => ({ url: `https://${host}/trade-api/v2/markets/${ticker}`, accept: 'application/json' }),
  parse(told, { ticker }) {
    const said: Market = readJson(told, answer).market
    if (said.ticker !== ticker) throw new SourceFault('other-question', `It is ${lineIn(said.ticker)}.`)
    if (said.market_type && !yesOrNo.has(said.market_type))
      throw new SourceFault('not-yes-or-no', `It calls it ${lineIn(said.market_type)}.`)
    return {
      id: said.ticker,
      question: [said.title, said.yes_sub_title].filter(Boolean).join(': '),
      chance: () => middleOf(said),
      forecasters: null,
      volume: countIn(said.volume_fp ?? said.volume),
      closes: momentIn(said.close_time),
      isOpen: said.status === 'active' || said.status === 'open',
      resolution: isSettled(said) ? (resolutions[said.result ?? ''] ?? 'other') : null,
    }
  },
  terms: {
    says: 'Its terms for data were not found. It takes bets of real money and is not offered in every country.',
    passesOn: false,
  },
  apartMs: 1000,
})

function partsOfApi(asked: string, path: string) {
  const [, ticker] = (asked === host && /^\/trade-api\/v2\/markets\/([^/]+)$/.exec(path)) || []
  return ticker && { series: ticker.split('-')[0]?.toLowerCase(), name: '', ticker: ticker.toUpperCase() }
}

function partsOfPage(asked: string, path: string) {
  const isSite = /^(www\.)?kalshi\.com$/.test(asked)
  const [, series, name, ticker] =
    (isSite && /^\/markets\/([^/]+)\/([^/]+)\/([^/]+)\/?$/.exec(path.toLowerCase())) || []
  return { series, name, ticker: ticker?.toUpperCase() }
}

/** What is disputed may still turn. */
const isSettled = ({ status }: Market) => ['settled', 'finalized'].includes(status)

/** Of dollars as text, else of cents as they were before; where nobody bids or asks, what was paid last. */
function middleOf(said: Market): number {
  const [bid, ask] = [priceOf(said, 'yes_bid'), priceOf(said, 'yes_ask')]
  if (bid !== null && ask !== null && ask < bid)
    throw new SourceFault('no-chance', `It says ${bid} bid and ${ask} asked.`)
  if (bid !== null && ask !== null && ask - bid <= widest) return (bid + ask) / 2
  const last = priceOf(said, 'last_price')
  if (last) return last
  throw new SourceFault('no-chance', 'Nobody bids and asks, and nothing was paid yet.')
}

function priceOf(said: Market, name: string): number | null {
  const dollars = said[`${name}_dollars`]
  const cents = said[name]
  if (dollars === undefined || dollars === null) return typeof cents === 'number' ? chanceIn(cents / 100) : null
  return chanceIn(dollars)
}
