/**
 * A screen that could not be shown: what did not happen, what is safe, what to do. It stands in for the whole page, so
 * it brings the layout.
 */
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { isRefusal } from '#kit/refusal.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { dayOf } from '#kit/dates.ts'
import { TodayProvider } from '#kit/web/today.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { paths } from '#items/paths.ts'
import { Layout } from './Layout.tsx'
import { Outcome } from '#kit/web/ui/figures/Outcome.tsx'
import { useIsOffline } from '#items/web/use-page-state.ts'
import { useRoot } from './use-page.ts'

export function RouteError() {
  // What failed may be the very loader that says which day it is.
  const [today] = useState(useRoot()?.today ?? (() => dayOf(new Date())))
  return (
    <TodayProvider value={today}>
      <Layout isFailed>
        <Failure />
      </Layout>
    </TodayProvider>
  )
}

function Failure() {
  const isOffline = useIsOffline()
  const isBack = useReloadOnceBack(isOffline)
  if (isBack)
    return (
      <Outcome look="idle" icon="offline" title="You are connected again" actions={null}>
        <p>This page is loading.</p>
      </Outcome>
    )
  return <Failed isOffline={isOffline} />
}

/** What could not be had for want of a connection is asked for again as soon as there is one. True from then on. */
function useReloadOnceBack(isOffline: boolean): boolean {
  const [hasBeenOffline, setHasBeenOffline] = useState(isOffline)
  if (isOffline && !hasBeenOffline) setHasBeenOffline(true)
  const isBack = hasBeenOffline && !isOffline
  useEffect(() => {
    if (isBack) location.reload()
  }, [isBack])
  return isBack
}

function Failed({ isOffline }: { isOffline: boolean }) {
  const error = useRouteError()
  // A refusal has words of its own; whatever else went wrong is ours to mend and nothing the reader could act on.
  const refusal = wordsOf(error)
  return (
    <Outcome
      look={isOffline ? 'idle' : 'bad'}
      icon={isOffline ? 'offline' : 'warn'}
      title={isOffline ? 'You are offline' : 'This page could not be shown'}
      actions={
        <>
          <Button onClick={() => location.reload()}>Try again</Button>
          <Link className={buttonClass({ variant: 'plain' })} to={paths.home()}>
            Home
          </Link>
        </>
      }
    >
      <p>
        {isOffline
          ? 'This page is not on your device yet. It loads once you are connected again; nothing was changed.'
          : (refusal ?? 'Something went wrong on our side. Nothing was changed, and everything else works as before.')}
      </p>
    </Outcome>
  )
}

/** As the server sent them, or as a call made here was refused. */
function wordsOf(error: unknown): string | null {
  if (isRefusal(error)) return error.code === 'internal-error' ? null : error.message
  const isSaid = isRouteErrorResponse(error) && error.status !== 500 && typeof error.data === 'string'
  return isSaid ? (error.data as string) : null
}
