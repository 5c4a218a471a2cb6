/**
 * What visitors may ask for, with examples: every route that answers a GET and every screen. A route or a screen of
 * which this table says nothing is a fault, so that none is forgotten; what is left out has a reason.
 */
import { contract } from '#app/kinds.ts'
import type { Endpoint } from '#kit/endpoint.ts'
import { paths } from '#items/paths.ts'
import { dataFilters } from '#items/shelf/data-filter.ts'
import { sorts } from '#items/shelf/sorts.ts'
import { documentPaths } from '#legal/documents.ts'

/** What the base has: an item that many know and one that nobody does, of each kind, and others. */
export type Examples = {
  items: Readonly<Record<string, readonly string[]>>
  set: string
  author: string
  forecaster: string
  /** Below an item of that kind: `prediction/12/comments/1`. */
  comment: { kind: string; id: string; comment: string }
  /** Of the site, as its pages name themselves. */
  origin: string
}

export type Asked = {
  /** The route or screen that it stands for. */
  of: string
  url: string
  /** Sent, where it is no GET. */
  body?: object
}
export type LeftOut = Record<string, string>

const lists = [
  '',
  ...sorts.map((sort) => `sort=${sort}`),
  'kind=trend',
  'kind=scenario',
  'category=social',
  'tag=climate',
  'tag=asteroids',
  'status=open',
  'status=resolved',
  'status=closed',
  ...dataFilters.map((data) => `data=${data}`),
  'from=2040&to=2045',
  'to=2027&kind=scenario',
  'from=2099',
  'family=co2-450',
  'kind=scenario&sort=horizon',
  'category=social&kind=prediction',
  'category=political&tag=climate&sort=closing',
  'q=climate',
  'q=solar%20energy',
  'q=carbon%20emisions',
  'q=sol',
  'q=the%20world',
  'q=climate&kind=scenario&to=2040',
]
const counted = lists.filter((query) => !query.includes('sort='))
const drawn = ['', 'view=table', 'view=timeline', 'view=radar', 'view=map&item=trend%2F131']
const shelves = [
  ...drawn,
  ...lists.filter(Boolean),
  'view=radar&kind=trend',
  'view=timeline&tag=climate',
  'view=radar&q=climate',
]

/** What routes may be asked beside their address; one without is asked once, without any. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/api/items': lists,
  '/api/counts': counted,
  '/api/moved': ['', 'kind=prediction&days=30'],
  '/api/radar/since': ['', 'kind=trend&tag=climate'],
  '/api/radar/then': ['', '&kind=trend', '&tag=climate', '&q=climate', '&q=asteroid&category=social'].map(
    (query) => `edition=2999-01-01${query}`,
  ),
  '/api/signposts': ['', 'limit=50'],
  '/api/items/:kind/:id': ['', 'include=numbers,neighbours,versions'],
  '/api/items/trend/:id/series': ['', 'thin=2'],
  '/api/leaderboards': ['', 'season=all'],
  '/embed/shelf': ['', 'kind=trend', 'q=climate'],
  '/feeds/new.atom': ['', 'kind=trend&category=environmental', 'tag=asteroids'],
  '/feeds/moved.atom': ['', 'kind=prediction&tag=climate'],
  '/calendar.ics': ['', 'kind=prediction&category=economic'],
}

/** By how their address begins. */
const routesLeftOut: LeftOut = {
  '/api/stream': 'is open until its reader leaves; tells what changed, and asks nothing of the base',
  '/api/docs': 'a screen, asked for as one',
  '/identitytoolkit': 'of the stand-in for sign-in: as large as its users',
  '/.well-known': 'of the stand-in for sign-in, and whom to tell of holes: files',
  '/metrics': 'for this machine',
  '/healthz': 'asks for nothing',
  '/u/:token': 'for whoever has the link of a mail',
  '/feeds/mine': 'for whoever has the address of their own feed',
  '/calendar/mine': 'for whoever has the address of their own calendar',
  ...Object.fromEntries(
    ['prediction', 'scenario'].flatMap((kind) =>
      ['csv', 'metadata.json'].map((file) => [`/${kind}/:id(^\\d{1,18}).${file}`, 'of trends alone']),
    ),
  ),
  '/api/analyses': 'of one order, for whoever ordered it',
}
const screensLeftOut: LeftOut = {
  checkout: 'of the stand-in for payments',
  portal: 'of the stand-in for payments',
  control: 'of the stand-in for payments',
  standIn: 'of the stand-in for sign-in',
  outbox: 'of the stand-in for sign-in',
}
const questions = [
  'Will solar power be cheap in 2040?',
  'Will a human being land on Mars by 2050?',
  'How high will the sea rise by 2100?',
]
/** Calls that are no GET and change nothing. */
const otherCalls: readonly Asked[] = questions.map((question) => ({
  of: 'POST /api/analyses/preview',
  url: '/api/analyses/preview',
  body: { question },
}))

export function addressesOf(given: { routes: readonly string[]; screens: readonly string[]; examples: Examples }) {
  const { routes, screens, examples } = given
  const leftOut: LeftOut = {}
  const asked: Asked[] = [...otherCalls]
  for (const route of routes.filter((one) => one !== '*')) {
    const why = whyNotRoute(route)
    if (why !== null) leftOut[route] = why
    else asked.push(...filledIn(route, examples).flatMap((path) => withQueries(route, path, examples)))
  }
  for (const screen of screens) {
    const why = screensLeftOut[screen]
    if (why !== undefined) leftOut[`screen ${screen}`] = why
    else asked.push(...screenAddresses(screen, examples).map((url) => ({ of: `screen ${screen}`, url })))
  }
  return { asked, leftOut }
}

function whyNotRoute(route: string): string | null {
  const found = Object.values<Endpoint>(contract).find(({ address }) => address === `GET ${route}`)
  if (found && found.policy !== 'anyone') return `for ${found.policy} alone`
  const [, why] = Object.entries(routesLeftOut).find(([start]) => route.startsWith(start)) ?? []
  return why ?? null
}

function withQueries(route: string, path: string, { origin }: Examples): Asked[] {
  const shown = { '/oembed': [`url=${encodeURIComponent(`${origin}/trend/131`)}&format=json`] }
  return ({ ...queries, ...shown }[route] ?? ['']).map((query) => ({
    of: route,
    url: query ? `${path}?${query}` : path,
  }))
}

/** Of each kind of item both examples. */
function filledIn(route: string, { items: all, set, author, forecaster, comment: told }: Examples): string[] {
  // A comment is one of its item.
  const items = route.includes(':comment') ? { [told.kind]: [told.id] } : all
  const kinds = route.includes(':kind')
    ? Object.keys(items)
    : [/\/(trend|prediction|scenario)\/:id/.exec(route)?.[1] ?? '']
  const values: Record<string, string> = {
    version: '1',
    range: '0',
    slug: set,
    author,
    after: '0',
    comment: told.comment,
    name: namedBy(route, forecaster),
  }
  return kinds.flatMap((kind) =>
    (route.includes(':id') ? (items[kind] ?? []) : ['']).map((id) =>
      route.replace(/:(\w+)(\([^)]*\))?/g, (_, name: string) => {
        const value = { ...values, kind, id }[name]
        if (!value) throw new Error(`Of ${route} this bench knows no ${name}: see bench/size/addresses.ts.`)
        return value
      }),
    ),
  )
}

/** Of a person there is no file of all scores; of Farsight there is. */
function namedBy(route: string, forecaster: string): string {
  if (route.startsWith('/api/documents')) return 'help'
  return route.endsWith('.csv') ? 'farsight' : encodeURIComponent(forecaster)
}

/** What is somebody's own is drawn for visitors, too. */
function screenAddresses(screen: string, { items, set, author, forecaster }: Examples): string[] {
  const each = Object.entries(items).flatMap(([kind, ids]) => ids.map((id) => ({ kind, id })))
  const pages: Record<string, readonly string[]> = {
    item: each.flatMap(({ kind, id }) => [paths.item(kind, id), paths.itemThen(kind, id, 1)]),
    write: Object.keys(items).map((kind) => paths.write(kind)),
    edit: each.map(({ kind, id }) => paths.edit(kind, id)),
    analysis: [paths.analysis('1')],
    allStuff: shelves.map((query) => `${paths.allStuff()}${query && `?${query}`}`),
    set: [paths.set(set)],
    author: [paths.author(null), paths.author(author)],
    forecaster: [paths.forecaster(encodeURIComponent(forecaster))],
    documentPaths: Object.values(documentPaths),
  }
  const still: Readonly<Record<string, unknown>> = paths
  const path = still[screen]
  if (pages[screen]) return [...pages[screen]]
  const one = typeof path === 'function' ? String(path()) : 'undefined'
  if (one.includes('undefined'))
    throw new Error(`Of the screen ${screen} this bench has no address: see bench/size/addresses.ts.`)
  return [one]
}
