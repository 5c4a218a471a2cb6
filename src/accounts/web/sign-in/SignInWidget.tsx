/** Signing in, every page of it (R30 to R38). The page around it says in its callbacks what happens afterwards. */
import type { Auth } from '@firebase/auth'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { SignInConfig } from '../../sign-in-options.ts'
import type { SignInQuery } from '../../sign-in-rules.ts'
import { AwayNotice } from './AwayNotice.tsx'
import { createBrowser } from './browser.ts'
import { createMemory } from './memory.ts'
import type { Page } from './page.ts'
import { pages } from './pages/index.ts'
import styles from './SignInWidget.module.css'
import { useFocus } from './use-focus.ts'
import { useOneTap } from './provider/use-one-tap.ts'
import { useAway } from './use-away.ts'
import { useWidget, type Widget } from './use-widget.ts'
import type { SignInCallbacks } from './world.ts'

/** `auth` stays the same for as long as the widget is shown; the rest may be made anew with each drawing. */
type Props = { auth: Auth; config: SignInConfig; callbacks: SignInCallbacks; query: SignInQuery }

export function SignInWidget({ auth, config, callbacks, query }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const proof = useId()
  const [browser] = useState(() => createBrowser(auth, () => document.getElementById(proof) ?? document.body))
  const [memory] = useState(() =>
    createMemory({ local: () => localStorage, session: () => sessionStorage, now: Date.now }),
  )
  const { away, expect: expectWindow, cancel } = useAway()
  const { state, widget } = useWidget({ auth, config, query, callbacks, memory, browser, expectWindow })
  const announced = useFocus(root, state)
  useOneTap(widget, state.page.name)

  const isShown = state.page.name !== 'opening'
  const uiShown = useEffectEvent(() => callbacks.uiShown?.())
  useEffect(() => {
    if (isShown) uiShown()
  }, [isShown])

  // A page's name and its component belong together by the list's own type, which TypeScript cannot follow through a
  // variable.
  const Shown = pages[state.page.name] as (props: { page: Page; widget: Widget }) => ReactNode
  return (
    <div ref={root} className={styles.widget} aria-busy={widget.slow !== null}>
      <AwayNotice away={away} cancel={cancel} />
      <Shown key={state.turns} page={state.page} widget={widget} />
      <output className="unseen" ref={announced} />
      <div id={proof} />
    </div>
  )
}
