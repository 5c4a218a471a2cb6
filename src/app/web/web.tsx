/** What the browser runs: takes over the page that the server drew. */
import '#kit/web/theme/theme.css'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { onChangeOfHiding, onChangeOfUser } from '#accounts/web/forget-answers.ts'
import { session } from '#accounts/web/session/session.ts'
import { userStore } from '#accounts/web/user-store.ts'
import { startMembership } from '#membership/web/start-membership.ts'
import { answers } from '#kit/web/answers/answers.ts'
import { createCaller } from '#kit/web/call.ts'
import { drawnPartsAreHere } from '#kit/web/later.tsx'
import { followLinks } from '#kit/web/follow-links.ts'
import { startWishes } from '#site/web/standing/start-wishes.ts'
import { screensAreReady } from '#site/web/layout/lazy-screen.ts'
import { pageAddresses } from '../addresses.ts'
import type { PageContract } from '../kinds.ts'
import type { RootData } from '#site/web/layout/screen-data.ts'
import { createRoutes } from './routes.tsx'

const app = document.getElementById('app')
const written = document.getElementById('data')?.textContent
if (!app || !written) throw new Error('This page was not drawn by the server.')
// The server wrote it into this very page.
const state = JSON.parse(written) as HydrationState & { loaderData: { root: RootData } }

if (state.errors)
  state.errors = Object.fromEntries(Object.entries(state.errors).map(([id, error]) => [id, revive(error)]))

const call = createCaller<PageContract>(pageAddresses, session)
const routes = createRoutes({
  call,
  now: () => new Date(),
  site: state.loaderData.root.site,
  hasStandIns: state.loaderData.root.hasStandIns,
  hasLocalPayments: state.loaderData.root.hasLocalPayments,
  describeApi: async () => (await fetch('/api/openapi.json')).json(),
})

// The screen that the server drew must be at hand before React looks at it. Where its code cannot be had, also after a
// reload, the failure has been logged and the page stays as the server drew it: readable, its links alive.
const isReady = await prepare().then(
  () => true,
  () => false,
)
if (isReady) {
  const router = createBrowserRouter(routes, { hydrationData: state })
  screensAreReady()
  followLinks((to, options) => router.navigate(to, options))
  hydrateRoot(app, <Taken router={router} />)
  startMembership()
  startWishes(call)
  onChangeOfUser(userStore, answers.forget)
  addEventListener('online', answers.reconnect)
  goLive()
  onChangeOfHiding(userStore, state.loaderData.root.isUnswayed, () => {
    answers.stale(() => true)
    void router.revalidate()
  })
  session.start()
}

/** Says on the element that the page answers to its reader: after the effects, which listen for keys, have run. */
function Taken({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  useEffect(() => document.getElementById('app')?.setAttribute('data-ready', ''), [])
  return <RouterProvider router={router} />
}

async function prepare(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    const { lazy } = route
    if (typeof lazy !== 'object' || !lazy.Component) continue
    Object.assign(route, { Component: await lazy.Component(), lazy: undefined })
  }
  await drawnPartsAreHere()
}

/** What changes elsewhere is followed for whoever is signed in. A visitor loads nothing of it. */
function goLive(): void {
  let isStarted = false
  const start = () => {
    if (isStarted || !userStore.getSnapshot().user) return
    isStarted = true
    import('./live.ts').then(
      ({ live }) => live(),
      () => (isStarted = false), // until then pages show what they were answered
    )
  }
  userStore.subscribe(start)
  addEventListener('online', start)
}

/** A refusal as the router knows it, from the status and words that the server wrote. */
function revive(error: { status?: number; data?: unknown }): unknown {
  return error.status ? new ErrorResponse(error.status, '', error.data) : error
}
