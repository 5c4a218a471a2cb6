/**
 * What each screen loads, and the place it is for titles and search engines. A refusal becomes a screen that says so,
 * with its status.
 */
import { createContext, data, type LoaderFunctionArgs } from 'react-router'
import type { MethodData, RecordData } from '#record/web/record-data.ts'
import { type DocumentName, documentPaths } from '#legal/documents.ts'
import type { DocumentData } from '#legal/web/document-data.ts'
import { paths } from '#items/paths.ts'
import { seriesOfWorlds } from '#scenarios/web/set/series-of-worlds.ts'
import type { SetData } from '#scenarios/web/set/set-data.ts'
import { type Place, sharedPart } from '#items/sharing.ts'
import { readShelf } from '#items/shelf/shelf.ts'
import type { KindViews } from '#items/web/kind-view.ts'
import type { AuthorData, HomeData, ItemData, MissingData, PageData, RootData } from '#site/web/layout/screen-data.ts'
import { onScale } from '#site/year-counts.ts'
import type { Guide, OpenApi } from '#kit/api-docs/guide.ts'
import { dayOf } from '#kit/dates.ts'
import { isRefusal } from '#kit/refusal.ts'
import type { KindName } from '../kinds.ts'
import type { World } from '../world.ts'
import { loadForecaster, loadLeaderboard } from './load-forecasters.ts'
import { loadShelf } from './load-shelf.ts'

const newestEach = 2
/** As high together as the radar beside them. */
const closingMost = 4
const signsMost = 3
/** Two rows of cards of what moved; beside less than one of them home shows what is new. */
const movedMost = 6
const movedFew = 3

/**
 * Whether the page is drawn for somebody with a session, of whom it is not yet known who they are. In the browser that
 * is never so: there the session says it.
 */
export const isAwaited = createContext(false)
/** Whether it is drawn without what people forecast; in the browser the server says of which questions that is so. */
export const isUnswayed = createContext(false)

export function createLoaders(world: World, views: KindViews) {
  const { now, site, hasStandIns, hasLocalPayments, describeApi } = world
  return {
    root: async ({ context }: LoaderFunctionArgs): Promise<RootData> => ({
      today: dayOf(now()),
      site,
      hasStandIns,
      hasLocalPayments,
      isAwaited: context.get(isAwaited),
      isUnswayed: context.get(isUnswayed),
    }),
    author: (args: LoaderFunctionArgs) => loadAuthor(world, args),
    set: (args: LoaderFunctionArgs) => loadSet(world, views, args),
    home: () => loadHome(world, Object.keys(views)),
    item: (kind: string) => (args: LoaderFunctionArgs) => loadItem(world, views, kind, args),
    allStuff: ({ request }: LoaderFunctionArgs) => loadShelf(world, views, new URL(request.url).searchParams),
    /** Screens that show nothing of the base. */
    screen: ({ request }: LoaderFunctionArgs): PageData => ({ place: privatePlace(request) }),
    /** Screens of what is the reader's own. */
    own: ({ request }: LoaderFunctionArgs): PageData => ({ place: privatePlace(request), isPersonal: true }),
    /** Screens that are there only where this server stands in for the services of others. */
    standIn: (args: LoaderFunctionArgs) => (hasStandIns ? { place: privatePlace(args.request) } : nothing(args)),
    localPayments: (args: LoaderFunctionArgs) =>
      hasLocalPayments ? { place: privatePlace(args.request) } : nothing(args),
    record: () => loadRecord(world),
    forecaster: async (args: LoaderFunctionArgs) => (await loadForecaster(world, args)) ?? nothing(args),
    leaderboard: async (args: LoaderFunctionArgs) => (await loadLeaderboard(world, args)) ?? nothing(args),
    method: async (): Promise<MethodData> => ({
      place: publicPlace(paths.method()),
      ...(await world.call('findExamples', { params: {}, query: {} })),
    }),
    /** A text with blanks is for nobody to find. */
    document: (name: DocumentName) => async (): Promise<PageData & DocumentData> => {
      const document = await world.call('findDocument', { params: { name }, query: {} })
      return { place: { is: 'screen', path: documentPaths[name], isPrivate: document.missing.length > 0 }, document }
    },
    pricing: (): PageData => ({ place: publicPlace(paths.pricing()) }),
    apiDocs: async (): Promise<PageData & { guide: Guide }> => {
      // Few read it: what makes it is fetched with it.
      const { guideOf } = await import('#kit/api-docs/guide.ts')
      return { place: publicPlace(paths.apiDocs()), guide: guideOf((await describeApi()) as OpenApi) } // made by this server
    },
    nothing,
  }
}

/** The newest of each kind, so that a day on which many of one kind came hides none of the others. */
async function loadHome({ call }: World, kinds: readonly string[]): Promise<HomeData> {
  const [moved, closing, { signs }, horizon, { record: right }] = await Promise.all([
    call('listMoved', { params: {}, query: { limit: movedMost } }),
    call('listItems', { params: {}, query: { sort: 'closing', limit: closingMost } }),
    call('listNextSigns', { params: {}, query: { limit: signsMost } }),
    call('findHorizon', { params: {}, query: {} }),
    call('findRecordInShort', { params: {}, query: {} }),
  ])
  const newestOf = (kind: string) =>
    call('listItems', { params: {}, query: { kind, sort: 'newest', limit: newestEach } })
  // What is new fills the room that what moved leaves.
  const newest = moved.items.length < movedFew ? await Promise.all(kinds.map(newestOf)) : []
  return {
    place: { is: 'home' },
    moved,
    newest: Array.from({ length: newestEach }, (_, i) => newest.flatMap(({ items }) => items[i] ?? [])).flat(),
    closing: closing.items,
    signs,
    horizon: { ...horizon, years: onScale(horizon.years) },
    right,
  }
}

async function loadItem({ call, site }: World, views: KindViews, name: string, args: LoaderFunctionArgs) {
  const view = views[name]
  if (!view) throw new Error(`No view is listed for the kind "${name}"`)
  const kind = name as KindName // the views are listed by the names of the kinds
  const params = { kind, id: args.params['id'] ?? '' }
  const version = versionIn(args)
  if (version === null) return noItem(args)
  try {
    const query = {
      include: ['numbers' as const, 'neighbours' as const, 'versions' as const, 'shared' as const],
      ...version,
    }
    const { item, newest = null, shared = null, ...beside } = await call('findItem', { params, query })
    const { body: _, ...whole } = item // the page shows the text as a tree
    // A view asks for the calls of its own room alone, and the whole API has them.
    const more = await view.load?.(call as never, whole)
    const place: Place = {
      is: 'item',
      item: sharedPart(whole),
      shared,
      isThen: newest !== null,
      kindTitle: view.title,
      section: view.section,
      structuredData: view.structuredData(whole, site.origin),
    }
    return { place, item: whole, newest, more, ...wholly(beside) } satisfies ItemData
  } catch (error) {
    if (isRefusal(error) && ['item-not-found', 'invalid-input'].includes(error.code)) return noItem(args)
    throw error
  }
}

/** What was asked for beside an item is there; the call says that it may not be. */
function wholly<N, Near, V>({
  numbers,
  neighbours,
  versions,
}: {
  numbers?: N | null | undefined
  neighbours?: Near[] | undefined
  versions?: V[] | undefined
}) {
  return { numbers: numbers ?? null, neighbours: neighbours ?? [], versions: versions ?? [] }
}

/** Null where none can be called so: a version is written in one way, so that its page has one address. */
function versionIn({ params: { version } }: LoaderFunctionArgs): { version?: number } | null {
  if (version === undefined) return {}
  return /^[1-9]\d{0,8}$/.test(version) ? { version: Number(version) } : null
}

async function loadAuthor({ call }: World, args: LoaderFunctionArgs) {
  const params = { author: args.params['id'] ?? '' }
  const { cursor } = readShelf(new URL(args.request.url).searchParams)
  // Of whom nothing is listed search engines are told nothing either, and of the rest by the first page.
  const placeOf = ({ id, total }: { id: string; total: number }): Place => ({
    is: 'screen',
    path: paths.author(id, cursor),
    isPrivate: total === 0 || cursor !== undefined,
  })
  try {
    const author = await call('findAuthor', { params, query: { cursor } })
    return { place: placeOf(author), author, cursor } satisfies AuthorData
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (['author-not-found', 'invalid-input'].includes(error.code)) return nothing(args)
    const author = await call('findAuthor', { params, query: {} })
    const refusal = error.toJSON().error
    return data({ place: placeOf(author), author, cursor, refusal } satisfies AuthorData, { status: error.status })
  }
}

async function loadRecord({ call, tell }: World): Promise<RecordData> {
  const { record } = await call('findRecord', { params: {}, query: {} })
  return { place: { ...publicPlace(paths.record()), shared: (await tell?.record(record))?.screen ?? null }, record }
}

async function loadSet({ call, site, tell }: World, views: KindViews, args: LoaderFunctionArgs) {
  const slug = args.params['slug'] ?? ''
  try {
    const asked = { params: { slug }, query: {} }
    const [{ set }, { worlds }] = await Promise.all([call('findScenarioSet', asked), call('listWorlds', asked)])
    const { to } = set.horizon
    const strip = {
      kind: 'scenario',
      marks: [{ year: to, label: `horizon ${to}`, side: 'right' as const }],
      spans: [set.horizon],
    }
    const shared = (await tell?.set({ set, worlds }))?.screen ?? null
    const structuredData = seriesOfWorlds({ set, worlds }, site.origin, views['scenario']?.section ?? '')
    const place = { ...publicPlace(paths.set(slug)), structuredData, shared }
    return { place, strip, set, worlds } satisfies PageData & SetData
  } catch (error) {
    if (isRefusal(error) && ['not-found', 'invalid-input'].includes(error.code)) return nothing(args)
    throw error
  }
}

function nothing({ request }: LoaderFunctionArgs) {
  return data({ place: privatePlace(request), missing: new URL(request.url).pathname } satisfies MissingData, {
    status: 404,
  })
}

/** For a visitor there is none. Whoever has a session may be its author, and their browser will find out. */
function noItem({ request, context }: LoaderFunctionArgs) {
  const missing = { place: privatePlace(request), isPersonal: true, missing: new URL(request.url).pathname }
  return data(missing satisfies MissingData, { status: context.get(isAwaited) ? 200 : 404 })
}

function publicPlace(path: string) {
  return { is: 'screen' as const, path, isPrivate: false }
}

function privatePlace(request: Request): Place {
  return { is: 'screen', path: new URL(request.url).pathname, isPrivate: true }
}
