/** Is a window of a provider open, in which somebody is to go on? The SDK opens it, and keeps it to itself. */
import { useEffect, useMemo, useState } from 'react'
import type { Federated } from './page.ts'
import type { ExpectWindow } from './world.ts'

type Away = { provider: Federated; opened: Window; pressed: Element | null }

/** A browser tells nobody that a window was closed. */
const lookMs = 400

export function useAway() {
  const [away, setAway] = useState<Away | null>(null)
  const [expect, forget] = useMemo(() => {
    const forgetWindow = (one: Window | null) => setAway((now) => (now?.opened === one ? null : now))
    const expectWindow: ExpectWindow = (provider) => {
      let mine: Window | null = null
      const pressed = document.activeElement
      const stop = onNextWindow((opened) => {
        mine = opened
        setAway({ provider, opened, pressed })
      })
      return () => {
        stop()
        forgetWindow(mine)
      }
    }
    return [expectWindow, forgetWindow] as const
  }, [])

  useEffect(() => {
    if (!away) return
    const timer = setInterval(() => away.opened.closed && forget(away.opened), lookMs)
    return () => clearInterval(timer)
  }, [away, forget])

  const cancel = () => {
    if (!away) return
    away.opened.close()
    forget(away.opened)
    // The button that was pressed for it goes with the notice, and a keyboard must be somewhere.
    if (away.pressed instanceof HTMLElement) away.pressed.focus()
  }
  return { away, expect, cancel }
}

/** Whoever opens it gets it as ever. The answer stops listening. */
function onNextWindow(tell: (opened: Window) => void): () => void {
  const { open } = window
  let isListening = true
  const stop = () => {
    isListening = false
    if (window.open === listening) window.open = open
  }
  const listening: typeof open = (...given) => {
    const opened = open.apply(window, given)
    if (opened && isListening) tell(opened)
    stop()
    return opened
  }
  window.open = listening
  return stop
}
