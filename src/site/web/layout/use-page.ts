/**
 * What the layout must know of the screen inside it: whose site it is, what it is to search engines, what lies on its
 * horizon.
 */
import { useLocation, useMatches } from 'react-router'
import type { Place, Site } from '#items/sharing.ts'
import type { HorizonOnPage } from './horizon/HorizonStrip.tsx'
import { type KindViews, useKindViews } from '#items/web/kind-view.ts'
import type { HomeData, ItemData, PageData, RootData } from './screen-data.ts'

type Page = { site: Site; place: Place; horizon: HorizonOnPage | null; hasSearch: boolean }

export function usePage(isFailed: boolean): Page {
  const views = useKindViews()
  const { pathname } = useLocation()
  const matches = useMatches()
  const site = useSite()
  const data = matches.at(-1)?.loaderData
  if (isFailed || !hasPlace(data))
    return { site, place: { is: 'screen', path: pathname, isPrivate: true }, horizon: null, hasSearch: isFailed }
  const { place } = data
  return {
    site,
    place,
    horizon: horizonOf(data, views),
    hasSearch: place.is === 'home' || place.is === 'shelf' || 'missing' in data,
  }
}

/** As the root's loader said it; until it did, the name that the specification decided. */
export function useSite(): Site {
  return useRoot()?.site ?? { productName: 'Farsight', origin: '' }
}

export function useRoot(): RootData | null {
  const data = useMatches().find(({ id }) => id === 'root')?.loaderData
  // The root's loader is the only one under this id, and this is what it answers.
  return (data as RootData | undefined) ?? null
}

function hasPlace(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'place' in data
}

function horizonOf(data: PageData, views: KindViews): HorizonOnPage | null {
  // Each place has one route, and each route one loader: the place says which data it stands beside.
  if (data.place.is === 'home') return { years: (data as HomeData).horizon.years }
  if (data.place.is !== 'item') return data.strip ?? null
  const { item } = data as ItemData
  const view = views[item.kind]
  return view ? { kind: item.kind, ...view.horizonOf(item) } : null
}
