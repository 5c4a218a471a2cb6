/**
 * Follows an analysis while it is made: by the server's events, and where those do not come through (something between may hold them back), by
 * asking every two seconds. It rests while nobody looks at the page, and ends when the analysis is over.
 */
import type { Analysis } from '../analysis.ts'
import { isOver } from '../states.ts'

export type Means = {
  /** Null: it is gone. Throws where nothing answers. */
  find(): Promise<Analysis | null>
  /** The server's events, or what stands for them in tests. */
  open(): Events
  /** The page, which may be hidden. */
  page: Page
}
/** What is used of an EventSource, and of a document. */
type Events = { readyState: number; addEventListener(type: string, listener: (event: Event) => void): void; close(): void }
type Page = {
  visibilityState: string
  addEventListener(type: 'visibilitychange', listener: () => void): void
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

/** The first event comes at once. What has not come by then is held back. */
const silenceMs = 4000
const pollMs = 2000
const closed = 2

/** `told` hears of every change, and of null where the analysis is gone. Answers how to stop. */
export function watchAnalysis(told: (analysis: Analysis | null) => void, { find, open, page }: Means): () => void {
  let stopWay = nothing
  let isEnded = false
  const end = () => {
    isEnded = true
    stopWay()
    page.removeEventListener('visibilitychange', look)
  }
  const hear = (analysis: Analysis | null) => {
    if (isEnded) return
    told(analysis)
    if (!analysis || isOver(analysis.state)) end()
  }
  const poll = () => {
    stopWay()
    stopWay = pollBy(find, hear)
  }
  const look = () => {
    stopWay()
    stopWay = page.visibilityState === 'hidden' ? nothing : listenBy(open, { hear, giveUp: poll })
  }
  page.addEventListener('visibilitychange', look)
  look()
  return end
}

function nothing(): void {}

type Ears = { hear(analysis: Analysis): void; giveUp(): void }

function listenBy(open: Means['open'], { hear, giveUp }: Ears): () => void {
  const events = open()
  let isHeard = false
  let timer = setTimeout(giveUp, silenceMs)
  events.addEventListener('analysis', (event) => {
    isHeard = true
    clearTimeout(timer)
    // Cut to the contract's schema by the server.
    hear(JSON.parse(String((event as MessageEvent).data)) as Analysis)
  })
  events.addEventListener('open', () => {
    if (isHeard) clearTimeout(timer)
  })
  // The browser tries again by itself, unless it was refused; a way that never worked is left at once.
  events.addEventListener('error', () => {
    clearTimeout(timer)
    if (!isHeard || events.readyState === closed) giveUp()
    else timer = setTimeout(giveUp, silenceMs)
  })
  return () => {
    clearTimeout(timer)
    events.close()
  }
}

function pollBy(find: Means['find'], hear: (analysis: Analysis | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const ask = async () => {
    try {
      const found = await find()
      if (!isStopped) hear(found)
    } catch {
      // Offline, perhaps: the next look may do better.
    }
    if (!isStopped) timer = setTimeout(() => void ask(), pollMs)
  }
  void ask()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
