/**
 * Keeps what is looked at right when something else changes it: another tab, another process, time. One stream of
 * events says what has changed, never how: the call is asked again, as whoever is here by then. While the page is
 * hidden nobody asks; where the stream does not come through (something between may hold it back) calls are asked anew
 * from time to time.
 */
import { type Answers, type Key, readKey } from './answers.ts'

export type LiveCall = {
  /** What happens that makes its answers stale: 'analysis.progressed'. */
  kinds: readonly string[]
  /** How often it is asked where no events come. */
  everyMs: number
  /** Of an answer that only an event could change: then it is not asked for want of one. */
  isSettled?: (answer: unknown) => boolean
}
/** By the name of the call. */
export type LiveCalls = Readonly<Record<string, LiveCall>>

export type LiveWorld = {
  answers: Pick<Answers, 'watched' | 'look' | 'again'>
  calls: LiveCalls
  /** The server's events, or what stands for them in tests. */
  open(): Events
  page: Page
  /** Whether anybody is signed in: who has just left may still be looking for a moment. */
  isHere(): boolean
  now(): number
}
/** What is used of an EventSource, and of a document. */
type Events = {
  readyState: number
  addEventListener(type: string, listener: (event: Event) => void): void
  close(): void
}
type Page = { visibilityState: string; addEventListener(type: string, listener: () => void): void }
/** `ref`: 'analysis/12', where it is about one. */
type News = { kind: string; ref?: string }

/** The first event comes at once. What has not come by then is held back. */
const silenceMs = 4000
const tickMs = 1000
const closed = 2

/** Answers with how to begin anew, for when somebody else is here: what is open belongs to the one before. */
export function startLive({ answers, calls, open, page, isHere, now }: LiveWorld): () => void {
  let stream: Stream | null = null
  let isBlocked = false
  let timer: ReturnType<typeof setInterval> | undefined
  /** When each was asked last for want of events. */
  const askedAt = new Map<Key, number>()
  const callOf = (key: Key): LiveCall | undefined => calls[readKey(key)[0]]
  const wanted = () => (isHere() ? answers.watched().filter(callOf) : [])

  const hear = (news: News) => {
    for (const key of wanted()) if (isAbout(key, callOf(key), news)) answers.again(key)
  }
  const close = () => {
    stream?.close()
    stream = null
  }
  const tick = () => {
    const keys = wanted()
    if (keys.length === 0) close()
    else if (isBlocked) poll(keys)
    else stream ??= openStream(open, now, hear)
    if (!stream?.isSilent()) return
    close()
    isBlocked = true
    poll(keys)
  }
  const poll = (keys: readonly Key[]) => {
    for (const key of keys) {
      const call = callOf(key)
      const isDue = now() - (askedAt.get(key) ?? -Infinity) >= (call?.everyMs ?? 0)
      if (!isDue || call?.isSettled?.(answers.look(key).answer)) continue
      askedAt.set(key, now())
      answers.again(key)
    }
  }
  /** Whoever looks again is shown how things stand now: the stream's first word asks for it. */
  const look = () => {
    clearInterval(timer)
    close()
    isBlocked = false
    askedAt.clear()
    if (page.visibilityState === 'hidden') return
    timer = setInterval(tick, tickMs)
    tick()
  }
  page.addEventListener('visibilitychange', look)
  look()
  return look
}

type Stream = { close(): void; isSilent(): boolean }

function openStream(open: LiveWorld['open'], now: () => number, hear: (news: News) => void): Stream {
  const events = open()
  let isHeard = false
  /** Since when nothing has come through. */
  let silentSince: number | null = now()
  events.addEventListener('message', (event) => {
    isHeard = true
    silentSince = null
    hear(JSON.parse(String((event as MessageEvent).data)) as News) // the server of this very program wrote it
  })
  // The browser tries again by itself, unless it was refused; a way that never worked is left at once.
  events.addEventListener('error', () => {
    silentSince = isHeard && events.readyState !== closed ? now() : -Infinity
  })
  return { close: () => events.close(), isSilent: () => silentSince !== null && now() - silentSince >= silenceMs }
}

/** The stream has begun, or may have missed something: then everything may be old. */
const begins = ['hello', 'reset', 'everything']

function isAbout(key: Key, call: LiveCall | undefined, { kind, ref }: News): boolean {
  if (begins.includes(kind)) return true
  if (!call?.kinds.includes(kind)) return false
  const [, id] = ref?.split('/') ?? []
  const asked = readKey(key)[1].params['id']
  return id === undefined || asked === undefined || asked === id
}
