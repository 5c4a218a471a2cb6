/** What the sign-in page is about to do: it loads the widget, waits for the login that follows, and goes on. */
import type { Auth, UserCredential } from '@firebase/auth'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf, messages } from '../sign-in-messages.ts'
import type { OpenSession } from './session/open-session.ts'
import { hasTask, placeAfter, queryOf } from './place-after.ts'
import { session } from './session/session.ts'
import type * as steps from './sign-in/steps/came-back.ts'
import type { SignInWidget } from './sign-in/SignInWidget.tsx'
import { useUser } from './use-user.ts'
import { userStore } from './user-store.ts'
import { welcome } from './welcome/welcome-store.ts'

export type Opened = OpenSession & { Widget: typeof SignInWidget } & typeof steps
type Loading = { is: 'loading' } | { is: 'failed' } | { is: 'open'; opened: Opened }

/** The widget and the sign-in service, once both are here. */
export function useOpened(): { loading: Loading; tryAgain: () => void } {
  const [loading, setLoading] = useState<Loading>({ is: 'loading' })
  useEffect(() => void load().then(setLoading), [])
  const tryAgain = () => {
    setLoading({ is: 'loading' })
    void load().then(setLoading)
  }
  return { loading, tryAgain }
}

async function load(): Promise<Loading> {
  try {
    const parts = [
      session.open(),
      import('./sign-in/SignInWidget.tsx'),
      import('./sign-in/steps/came-back.ts'),
    ] as const
    const [open, { SignInWidget: Widget }, { cameBack, isNewcomer }] = await Promise.all(parts)
    return { is: 'open', opened: { ...open, Widget, cameBack, isNewcomer } }
  } catch {
    return { is: 'failed' } // said on the page, with a way to try again
  }
}

export const networkFailure = messages['auth/network-request-failed']

/** A login that failed may be tried again with the same sign-in. */
type Entry = { is: 'none' } | { is: 'entering' } | { is: 'failed'; text: string; again: () => void }

export function useSignIn({ config, auth, cameBack: back, isNewcomer }: Opened, search: string) {
  const navigate = useNavigate()
  const query = useMemo(() => queryOf(search, location.origin), [search])
  const isTask = hasTask(query)
  const [entry, setEntry] = useState<Entry>({ is: 'none' })
  const arrival = useArrivalAs(auth)
  const place = placeAfter(query, config.options.signInSuccessUrl)

  useEffect(() => session.hold(), [])
  useRefreshAfter(isTask)

  const enter = async (result: UserCredential): Promise<void> => {
    setEntry({ is: 'entering' })
    try {
      const { iamId } = await session.signedIn(result)
      if (isNewcomer(result) && !result.user.isAnonymous) welcome.greet(iamId)
      void navigate(place, { replace: true })
    } catch (problem) {
      setEntry({ is: 'failed', text: messageOf(problem), again: () => void enter(result) })
    }
  }
  const goOn = useEffectEvent((result: UserCredential | null) => result && void enter(result))
  const isIn = !isTask && arrival === 'signed in'
  useEffect(() => {
    if (isIn) void back(auth).then((result) => goOn(result))
  }, [auth, back, isIn])

  // R31: the widget does not redirect; this page goes on when the server knows the user too.
  const signInSuccessWithAuthResult = (result: UserCredential): boolean => {
    void enter(result)
    return false
  }
  // Who signed in before, or in another tab, is let in too; the widget's own sign-ins it announces itself.
  const callbacks = { signInSuccessWithAuthResult, uiShown: session.retry }
  return { query, place, entry, arrival: isTask ? ('task' as const) : arrival, callbacks }
}

type Arrival = 'unknown' | 'signed in' | 'outside' | 'let in'

/** Whether somebody was signed in when they came to this page, or only since. A guest may still become somebody. */
function useArrivalAs(auth: Auth): Arrival {
  const { status } = useUser()
  const [cameIn, setCameIn] = useState<boolean | null>(null)
  if (status === 'waiting') return 'unknown'
  const isIn = status === 'user' && !auth.currentUser?.isAnonymous
  // Whoever signs out on this page is outside from then on, and may sign in again.
  if (cameIn === null || (cameIn && !isIn)) setCameIn(isIn)
  if (cameIn === null) return 'unknown'
  if (!isIn) return 'outside'
  return cameIn ? 'signed in' : 'let in'
}

/** A code may have changed what is known of the user who is signed in here. */
function useRefreshAfter(isTask: boolean): void {
  useEffect(() => {
    if (!isTask) return
    return () => {
      // Where it fails the record is as it was, and the next login brings the new one.
      if (userStore.getSnapshot().status === 'user') session.refreshUser().catch(() => {})
    }
  }, [isTask])
}
