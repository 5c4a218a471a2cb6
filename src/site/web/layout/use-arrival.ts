/**
 * What happens on arriving at another page: the focus goes to its heading, which is also how a screen reader announces
 * it; or to the part that the address names. Another filter on the same page moves nothing.
 */
import { useContext, useEffect, useRef } from 'react'
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigation } from 'react-router'
import { noteTarget, screensAreReady } from './lazy-screen.ts'

export function useArrival(): void {
  const { pathname, hash } = useLocation()
  const { state } = useNavigation()
  const router = useContext(RouterContext)?.router
  const before = useRef(pathname)

  // The router itself is asked: `useNavigation` says it a render later, and a screen's code may have failed to load by
  // then.
  useEffect(
    () =>
      router?.subscribe(({ navigation: { location: to } }) =>
        noteTarget(to ? `${to.pathname}${to.search}${to.hash}` : null),
      ),
    [router],
  )

  useEffect(() => {
    if (state === 'idle') screensAreReady()
  }, [state])

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const named = hash ? document.getElementById(hash.slice(1)) : null
    focusOn(named ?? document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main'))
  }, [pathname, hash])
}

/** Headings take no focus by themselves; they lose it again without a trace. Scrolling is left to the router. */
function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1')
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  }
  element.focus({ preventScroll: true })
}
