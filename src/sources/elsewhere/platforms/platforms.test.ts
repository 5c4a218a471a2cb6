/** What each platform makes of addresses that people paste, what it asks, how recorded answers read, and hostile ones. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Told } from '../../connector.ts'
import { SourceFault } from '../../faults.ts'
import { readForecast } from '../forecast.ts'
import { platformOf, questionAt } from './index.ts'

const now = new Date('2026-03-01T00:00:00Z')
const recorded = (id: string) => JSON.parse(readFileSync(`test/sources/elsewhere/${id}.json`, 'utf8'))
const addresses: Record<string, Record<string, string>> = {
  manifold: { user: 'someone', slug: 'will-x-happen-by-2030' },
  polymarket: { event: 'will-x-happen', slug: 'will-x-happen-by-2026' },
  kalshi: { series: 'kxtest', name: 'will-x', ticker: 'KXTEST-30' },
}

const read = (id: string, body: unknown) => {
  const [platform, address] = [platformOf(id), addresses[id]]
  if (!platform || !address) throw new Error(`no platform ${id}`)
  const told: Told = { url: '', type: '', text: typeof body === 'string' ? body : JSON.stringify(body) }
  return readForecast(platform, told, address, now)
}
const faultOf = (act: () => unknown) => {
  try {
    return act()
  } catch (error) {
    return error instanceof SourceFault ? error.code : error
  }
}

test.each([
  ['https://manifold.markets/someone/will-x-happen-by-2030', 'manifold', addresses['manifold']],
  ['https://manifold.markets/someone/will-x-happen-by-2030?r=abc#comments', 'manifold', addresses['manifold']],
  ['https://polymarket.com/event/will-x-happen/will-x-happen-by-2026', 'polymarket', addresses['polymarket']],
  ['https://polymarket.com/event/will-y?tid=1', 'polymarket', { event: 'will-y', slug: 'will-y' }],
  ['https://kalshi.com/markets/kxtest/will-x/kxtest-30', 'kalshi', addresses['kalshi']],
  [
    'https://api.elections.kalshi.com/trade-api/v2/markets/KXTEST-30',
    'kalshi',
    { series: 'kxtest', name: '', ticker: 'KXTEST-30' },
  ],
  [
    'https://www.metaculus.com/questions/3479/date-weakly-general-ai/',
    'metaculus',
    { question: '3479', name: 'date-weakly-general-ai' },
  ],
])('%s is a question of %s', (url, id, address) => {
  expect(questionAt(url)).toMatchObject({ platform: { id }, address })
})

test.each([
  'https://manifold.markets/someone',
  'https://manifold.markets/topic/climate',
  'https://manifold.markets.example.org/someone/will-x',
  'https://manifold.markets/../will-x',
  'https://polymarket.com/profile/x',
  'https://kalshi.com/markets/kxtest',
  'https://metaculus.com/questions/',
  'https://ada@manifold.markets/someone/will-x',
  'will it rain?',
])('%s is none of any platform', (url) => {
  expect(questionAt(url)).toBeNull()
})

test.each([
  [
    'manifold',
    'https://api.manifold.markets/v0/slug/will-x-happen-by-2030',
    'https://manifold.markets/someone/will-x-happen-by-2030',
  ],
  [
    'polymarket',
    'https://gamma-api.polymarket.com/markets?slug=will-x-happen-by-2026',
    'https://polymarket.com/event/will-x-happen/will-x-happen-by-2026',
  ],
  [
    'kalshi',
    'https://api.elections.kalshi.com/trade-api/v2/markets/KXTEST-30',
    'https://kalshi.com/markets/kxtest/will-x/kxtest-30',
  ],
])('of %s just its question is asked, and its page is for people', (id, asked, page) => {
  const address = addresses[id] ?? {}
  expect(platformOf(id)?.request(address)?.url).toBe(asked)
  expect(platformOf(id)?.pageOf(address)).toBe(page)
})

test('of Metaculus nothing is asked: it is a link', () => {
  const address = { question: '3479', name: '' }
  expect(platformOf('metaculus')).toMatchObject({ number: null, hosts: [] })
  expect(platformOf('metaculus')?.request(address)).toBeNull()
  expect(platformOf('metaculus')?.pageOf(address)).toBe('https://www.metaculus.com/questions/3479/')
})

test('an address that its schema does not take is asked nowhere', () => {
  expect(faultOf(() => platformOf('manifold')?.request({ user: 'x', slug: '../../me' }))).toBe('refused-address')
})

test.each([
  ['manifold', { chance: 0.62, forecasters: 41, volume: 1234.5, closes: '2030-01-01T00:00:00.000Z', resolution: null }],
  ['polymarket', { chance: 0.65, forecasters: null, volume: 0, closes: '2026-06-01T00:00:00.000Z', resolution: null }],
  ['kalshi', { chance: 0.62, forecasters: null, volume: 1000, closes: '2030-01-01T00:00:00.000Z', resolution: null }],
])('a recorded answer of %s is read', (id, said) => {
  expect(read(id, recorded(id))).toMatchObject({ ...said, question: expect.stringMatching(/^Will X happen/) })
})

const changed = (id: string, other: object) => {
  const body = recorded(id)
  if (id === 'kalshi') return { market: { ...body.market, ...other } }
  return id === 'polymarket' ? [{ ...body[0], ...other }] : { ...body, ...other }
}
const prices = (...of: string[]) => ({ outcomePrices: JSON.stringify(of) })
const settled = { closed: true, active: true, umaResolutionStatus: 'resolved' }

test.each<[id: string, other: object, resolution: string]>([
  ['manifold', { isResolved: true, resolution: 'YES', probability: 0.99 }, 'yes'],
  ['manifold', { isResolved: true, resolution: 'NO', probability: undefined }, 'no'],
  ['manifold', { isResolved: true, resolution: 'MKT' }, 'other'],
  ['manifold', { isResolved: true, resolution: 'CANCEL', closeTime: 0 }, 'other'],
  ['polymarket', { ...settled, ...prices('1', '0') }, 'yes'],
  ['polymarket', { ...settled, ...prices('0', '1') }, 'no'],
  ['polymarket', { ...settled, ...prices('0.5', '0.5') }, 'other'],
  ['kalshi', { status: 'finalized', result: 'no', yes_bid_dollars: null }, 'no'],
  ['kalshi', { status: 'settled', result: 'yes' }, 'yes'],
  ['kalshi', { status: 'finalized', result: 'void' }, 'other'],
])('a resolved question of %s with %j is resolved, and says no chance', (id, other, resolution) => {
  expect(read(id, changed(id, other))).toMatchObject({ resolution, chance: null })
})

test.each<[id: string, other: object, code: string]>([
  ...[7, -0.1, null, 'NaN', '62%', '', true, [0.5], { is: 0.5 }].map(
    (probability) => ['manifold', { probability }, 'no-chance'] as [string, object, string],
  ),
  ['manifold', { url: 'https://manifold.markets/someone/will-y-happen' }, 'other-question'],
  ['manifold', { outcomeType: 'MULTIPLE_CHOICE', answers: [] }, 'not-yes-or-no'],
  ['manifold', { closeTime: 1_700_000_000_000 }, 'takes-none'],
  ['manifold', { question: ' \u202e\u200b ' }, 'other-shape'],
  ['manifold', { isResolved: 'no' }, 'other-shape'],
  ['manifold', { id: 'a\u0000b' }, 'other-shape'],
  ['polymarket', { slug: 'another' }, 'other-question'],
  ['polymarket', { outcomes: '["A","B","C"]', ...prices('0.2', '0.3', '0.5') }, 'not-yes-or-no'],
  ['polymarket', { outcomes: '["Lakers","Celtics"]' }, 'not-yes-or-no'],
  ['polymarket', { outcomes: 'Yes,No' }, 'cut-off'],
  ['polymarket', prices('7', '0.3'), 'no-chance'],
  ['polymarket', prices('0.65'), 'no-chance'],
  ['polymarket', prices('0.65', '0.65'), 'no-chance'],
  ['polymarket', prices('NaN', 'NaN'), 'no-chance'],
  ['polymarket', { outcomePrices: '{"0":1}' }, 'other-shape'],
  ['polymarket', { closed: true }, 'takes-none'],
  ['polymarket', { active: false }, 'takes-none'],
  ['kalshi', { ticker: 'KXTEST-31' }, 'other-question'],
  ['kalshi', { market_type: 'scalar' }, 'not-yes-or-no'],
  ['kalshi', { status: 'closed' }, 'takes-none'],
  ['kalshi', { status: 'disputed', result: 'yes' }, 'takes-none'],
  ['kalshi', { yes_bid_dollars: '6.1000' }, 'no-chance'],
  ['kalshi', { yes_bid_dollars: 'NaN' }, 'no-chance'],
  ['kalshi', { yes_bid_dollars: '0.7000', yes_ask_dollars: '0.6000' }, 'no-chance'],
  ['kalshi', { yes_bid_dollars: '0.0000', yes_ask_dollars: '1.0000', last_price_dollars: '0.0000' }, 'no-chance'],
])('an answer of %s with %j is a fault', (id, other, code) => {
  expect(faultOf(() => read(id, changed(id, other)))).toBe(code)
})

test.each([
  ['manifold', '<!doctype html><title>Just a moment</title>', 'a-page'],
  ['manifold', '', 'empty'],
  ['manifold', '{"id":"x","probability":NaN}', 'cut-off'],
  ['manifold', '[]', 'other-shape'],
  ['polymarket', '[]', 'not-there'],
  ['polymarket', '{}', 'other-shape'],
  ['kalshi', '{"error":"too many requests"}', 'other-shape'],
])('where %s answers %s, that is a fault', (id, body, code) => {
  expect(faultOf(() => read(id, body))).toBe(code)
})

const about = (id: string, other: object) => {
  try {
    return read(id, changed(id, other))
  } catch (error) {
    return error instanceof SourceFault ? error.about : error
  }
}

test('no sign of an answer that no database takes is said of a fault', () => {
  expect(about('manifold', { outcomeType: 'A\u0000\ud800B' })).toBe('It calls it A B.')
  expect(about('polymarket', { slug: 'A\u0000' })).toBe('It is A.')
  expect(about('kalshi', { market_type: '\u0000C' })).toBe('It calls it C.')
})

test('a count of people that is none is left out', () => {
  expect(read('manifold', changed('manifold', { uniqueBettorCount: 1.5, volume: 'much' }))).toMatchObject({
    forecasters: null,
    volume: null,
  })
})

test('two markets by one name are no question', () => {
  const [one] = recorded('polymarket')
  expect(faultOf(() => read('polymarket', [one, one]))).toBe('not-yes-or-no')
})

test('a yes that stands second is a yes', () => {
  expect(read('polymarket', changed('polymarket', { outcomes: '["No","Yes"]' })).chance).toBe(0.35)
})

test('Kalshi’s older cents are read, and what was paid last where nobody bids and asks', () => {
  const old = { yes_bid_dollars: undefined, yes_ask_dollars: undefined, yes_bid: 40, yes_ask: 44 }
  expect(read('kalshi', changed('kalshi', old)).chance).toBeCloseTo(0.42)
  expect(read('kalshi', changed('kalshi', { yes_bid_dollars: '0.0000', yes_ask_dollars: '1.0000' })).chance).toBe(0.62)
})

test('what a platform writes in a question is one plain line, and no longer than a line', () => {
  const { question } = read('manifold', changed('manifold', { question: `Will\n<b>X</b>\u202e ${'y'.repeat(500)}` }))
  expect(question).toMatch(/^Will <b>X<\/b> y+…$/)
  expect(question).toHaveLength(300)
})
