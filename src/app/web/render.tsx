/** What the server draws pages with: routes, their data, HTML. It knows no file and no port. */
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router'
import { headOf } from '#items/head.ts'
import { metadataOf, type Place } from '#items/sharing.ts'
import type { PageData } from '#site/web/layout/screen-data.ts'
import type { World } from '../world.ts'
import { createRoutes, type Handle } from './routes.tsx'

export type Rendered = { status: number; head: string; html: string; data: unknown; screens: string[]; bug?: unknown }

export function createRenderer(world: World): (address: string) => Promise<Rendered> {
  const handler = createStaticHandler(createRoutes(world))
  return async (address) => {
    const context = await handler.query(new Request(new URL(address, 'http://farsight.invalid')))
    if (context instanceof Response) throw new Error('No route answers with a redirect.')
    const html = renderToString(
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    )
    const { loaderData, statusCode } = context
    const bug = Object.values(context.errors ?? {})[0]
    const { route } = context.matches.at(-1) ?? {}
    const place = (route && (loaderData[route.id] as PageData | undefined)?.place) ?? lostPlace(address)
    return {
      status: statusCode,
      head: headOf(metadataOf(place, world.site)),
      html,
      data: { loaderData, errors: sayErrors(context.errors) },
      screens: context.matches.flatMap((match) => (match.route.handle as Handle | undefined)?.files ?? []),
      ...(bug !== undefined && !isRouteErrorResponse(bug) && { bug }),
    }
  }
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
  return isRouteErrorResponse(error) ? { status: error.status, data: error.data as unknown } : {}
}

/** Where a loader failed, nothing is known of the page but its address. */
function lostPlace(address: string): Place {
  return { is: 'screen', path: address.split('?')[0] ?? address, isPrivate: true }
}
