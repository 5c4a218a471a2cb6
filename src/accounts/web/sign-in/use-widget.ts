/** Runs the widget: holds its state, runs steps one at a time, and turns what fails into something to read. */
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { codeOf, messages } from '../../sign-in-messages.ts'
import { afterFailure, firstPage, ignored } from './steps/decisions.ts'
import { openWidget } from './steps/open-widget.ts'
import { firstState, nextState, type Page, type State } from './page.ts'
import type { Step, World } from './world.ts'

/** R38. A wait that is shorter stays quiet. */
const spinnerMs = 500

type Actions = {
  /** `by` names the button, `isQuiet` leaves the page usable meanwhile. */
  run: (step: Step, how?: { by?: string; isQuiet?: boolean }) => void
  turnTo: (page: Page) => void
  /** Back to where everything begins. */
  leave: () => void
  tryAgain: () => void
}
/** What a page gets: what it needs to know, and what it can ask for. */
export type Widget = Actions &
  Pick<World, 'config' | 'query' | 'auth'> & {
    trouble: State['trouble']
    /** Which button has been working for long enough to show it. */
    slow: string | null
  }

export function useWidget(world: World): { state: State; widget: Widget } {
  const [state, send] = useReducer(nextState, firstState)
  const [pressed, setPressed] = useState('')
  const isSlow = useLasting(state.isBusy)
  // Steps are begun by events and end later: they ask for what is so when they begin.
  const current = useRef({ state, world })
  useEffect(() => void (current.current = { state, world }))
  /** The page whose step runs. Known at once, where the state is known only after the next drawing. */
  const running = useRef<number | null>(null)

  const [open, actions] = useMemo(() => {
    const perform = async (step: Step) => {
      const { state: before, world: given } = current.current
      const answer = await step(given).catch((error: unknown) => failed(given, error, before.page))
      if (running.current === before.turns) running.current = null
      send({ type: 'answer', turn: before.turns, answer })
    }
    const turnTo = (page: Page) => send({ type: 'turn', page })
    const run: Actions['run'] = (step, { by = 'form', isQuiet = false } = {}) => {
      const { turns } = current.current.state
      if (running.current === turns && !isQuiet) return
      if (!isQuiet) running.current = turns
      setPressed(by)
      send({ type: 'begin', isQuiet })
      void perform(step)
    }
    const leave = () => turnTo(firstPage(current.current.world.config.options, current.current.world.query))
    const tryAgain = () => turnTo({ name: 'opening' })
    return [() => void perform(openWidget), { run, turnTo, leave, tryAgain } satisfies Actions]
  }, [])

  // Each time the opening page is shown; never twice for one showing, as a code is good for one use.
  const opened = useRef<number | null>(null)
  const { page, turns } = state
  useEffect(() => {
    if (page.name !== 'opening' || opened.current === turns) return
    opened.current = turns
    open()
  }, [page, turns, open])

  useReturn(() => {
    running.current = null
    send({ type: 'rest' })
  })
  const { auth, config, query } = world
  return { state, widget: { ...actions, auth, config, query, trouble: state.trouble, slow: isSlow ? pressed : null } }
}

function failed({ callbacks }: World, error: unknown, page: Page) {
  const code = codeOf(error)
  const isExpected = code in messages || ignored.includes(code) || code === 'auth/admin-restricted-operation'
  if (!isExpected) void callbacks.signInFailure?.({ code: code || 'unknown', cause: error })
  return afterFailure(error, page)
}

/** The browser may show this page again as it was left for a provider: with a button that waits for ever. */
function useReturn(rest: () => void): void {
  const latest = useRef(rest)
  useEffect(() => void (latest.current = rest))
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => void (persisted && latest.current())
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
}

function useLasting(isBusy: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setLong(true), spinnerMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isBusy])
  return isBusy && isLong
}
