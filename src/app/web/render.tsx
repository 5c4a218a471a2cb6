/** What the server draws pages with: routes, their data, HTML. It knows no file and no port. */
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { headOf } from '#items/head.ts'
import { metadataOf, type Place } from '#items/sharing.ts'
import { isRefusal } from '#kit/refusal.ts'
import type { PageData } from '#site/web/layout/screen-data.ts'
import type { World } from '../world.ts'
import { isAwaited, isUnswayed } from './loaders.ts'
import { createRoutes } from './routes.tsx'
import type { Handle } from './screen.tsx'

export { createFindPage } from './find-page.ts'
export { drawEmbed } from '#outlets/web/embeds/draw-embed.tsx'

export type Rendered = {
  status: number
  head: string
  html: string
  data: unknown
  screens: string[]
  /** As figures call it. */
  screen: string | undefined
  /** A visitor reads all of it before the browser runs anything. */
  isCompleteAsDrawn: boolean
  /** What it tells a visitor may not hold for somebody with a session. */
  isPersonal: boolean
  isMissing: boolean
  bug?: unknown
}

export function createRenderer(world: World) {
  const handler = createStaticHandler(createRoutes(world))
  return async (address: string, reader: 'visitor' | 'unknown' | 'unswayed'): Promise<Rendered> => {
    const requestContext = new RouterContextProvider()
    requestContext.set(isAwaited, reader === 'unknown')
    requestContext.set(isUnswayed, reader === 'unswayed')
    const request = new Request(new URL(address, 'http://farsight.invalid'))
    const context = await handler.query(request, { requestContext })
    if (context instanceof Response) throw new Error('No route answers with a redirect.')
    // The handler has found what matches already: with no routes the router makes none of them ready anew.
    const router = createStaticRouter([], context)
    const html = renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)
    const { loaderData, statusCode } = context
    const bug = Object.values(context.errors ?? {})[0]
    const page = loadedOf(context)
    return {
      status: statusCode,
      head: headOf(metadataOf(page?.place ?? lostPlace(address), world.site)),
      html,
      data: { loaderData, errors: sayErrors(context.errors) },
      ...shownBy(context),
      isPersonal: page?.isPersonal === true,
      isMissing: page !== undefined && 'missing' in page,
      ...(bug !== undefined && !isRouteErrorResponse(bug) && { bug }),
    }
  }
}

/** Which screen it is, and the files of all that are drawn. */
function shownBy({ matches }: StaticHandlerContext): Pick<Rendered, 'screens' | 'screen' | 'isCompleteAsDrawn'> {
  const handles = matches.flatMap(({ route }) => (route.handle as Handle | undefined) ?? [])
  const { name: screen, isCompleteAsDrawn = false }: Partial<Handle> = handles.at(-1) ?? {}
  return { screens: handles.flatMap(({ files }) => files), screen, isCompleteAsDrawn }
}

/** What the screen itself was given; the loaders of this house make nothing else. */
function loadedOf({ matches, loaderData }: StaticHandlerContext): PageData | undefined {
  const { route } = matches.at(-1) ?? {}
  return route && (loaderData[route.id] as PageData | undefined)
}

/**
 * A refusal travels with its words. What went wrong on our side stays here; the browser is only told that something
 * did.
 */
function sayErrors(errors: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!errors) return null
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, sayError(error)]))
}

function sayError(error: unknown): { status?: number; data?: unknown } {
  if (isRefusal(error)) return { status: error.status, data: error.message }
  return isRouteErrorResponse(error) ? { status: error.status, data: error.data as unknown } : {}
}

/** Where a loader failed, nothing is known of the page but its address. */
function lostPlace(address: string): Place {
  return { is: 'screen', path: address.split('?')[0] ?? address, isPrivate: true }
}
