/** Finds what is told of a page that is no item by its address: of what its loader finds, for pictures and frames. */
import { paths, sets } from '#items/paths.ts'
import type { FindPage, ToldPage } from '#items/sharing/shared-page.ts'
import { readShelf } from '#items/shelf/shelf.ts'
import { isRefusal } from '#kit/refusal.ts'
import type { TellPages } from '../tell-pages.ts'
import type { World } from '../world.ts'
import { kindViews } from './kind-views.tsx'
import { findShelf } from './load-shelf.ts'

export function createFindPage(world: World, tell: TellPages): FindPage {
  const { call } = world
  const findSet = async (slug: string) => {
    const asked = { params: { slug }, query: {} }
    const [{ set }, { worlds }] = await Promise.all([call('findScenarioSet', asked), call('listWorlds', asked)])
    return tell.set({ set, worlds })
  }
  const findList = async (query: URLSearchParams) => {
    const shelf = readShelf(query, Object.keys(kindViews))
    return tell.shelf(shelf, await findShelf(world, shelf, kindViews))
  }
  const findAt = async ({ pathname, searchParams }: URL): Promise<ToldPage | null> => {
    if (pathname === paths.allStuff()) return findList(searchParams)
    if (pathname === paths.record()) return tell.record((await call('findRecord', { params: {}, query: {} })).record)
    return pathname.startsWith(sets) ? findSet(pathname.slice(sets.length)) : null
  }
  return async (address) => {
    try {
      return await findAt(new URL(address, 'http://farsight.invalid'))
    } catch (error) {
      // What lists refuse is no page, nor a set that is not there. What went wrong with us is told.
      if (isRefusal(error) && error.status < 500) return null
      throw error
    }
  }
}
