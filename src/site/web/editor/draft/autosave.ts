/**
 * When is a draft sent to the server? A moment after the last change, one at a time, the last state wins, and again
 * after a failure. It knows no form, no storage and no address: those are handed in.
 */
import { type Failure, failureOf } from '#kit/web/failure.ts'

export type KeepState =
  | { is: 'unchanged' }
  /** Changed; it goes out in a moment. */
  | { is: 'waiting' }
  | { is: 'keeping' }
  | { is: 'kept'; at: Date }
  /** Nobody is signed in, so this browser alone has it. */
  | { is: 'here' }
  | { is: 'failed'; failure: Failure }

type World<E> = {
  send(entry: E): Promise<unknown>
  canSend(): boolean
  now(): Date
  show(state: KeepState): void
  /** The server has the last state: nothing newer waits. */
  onKept(entry: E): void
}

const pauseMs = 800
const firstWaitMs = 2000
const longestWaitMs = 60_000

/** How long to wait after so many failures in a row: 2 s, 4 s, 8 s, ... up to a minute. */
export function waitAfter(failures: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1))
}

export function createAutosave<E>({ send, canSend, now, show, onKept }: World<E>) {
  let unkept: { entry: E } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let onTheWay: Promise<void> | null = null
  /** In a row. A failure stays in sight until something is kept: it does not flicker with every try. */
  let failures = 0

  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(go, ms)
  }
  const forget = () => {
    clearTimeout(timer)
    timer = undefined
    unkept = null
  }
  function go(): void {
    clearTimeout(timer)
    timer = undefined
    if (onTheWay || !unkept) return
    if (!canSend()) return show({ is: 'here' })
    const { entry } = unkept
    unkept = null
    if (failures === 0) show({ is: 'keeping' })
    onTheWay = send(entry).then(
      () => arrived(entry),
      (error: unknown) => failed(entry, failureOf(error)),
    )
  }
  const arrived = (entry: E) => {
    onTheWay = null
    failures = 0
    if (!unkept) {
      show({ is: 'kept', at: now() })
      onKept(entry)
    } else if (timer === undefined) go()
  }
  const failed = (entry: E, failure: Failure) => {
    onTheWay = null
    unkept ??= { entry } // what was typed meanwhile is newer
    failures += 1
    show({ is: 'failed', failure })
    if (failure.is === 'refused' || failure.is === 'signed-out') return
    if (timer === undefined) plan(waitAfter(failures))
  }
  return {
    change(entry: E): void {
      unkept = { entry }
      if (!canSend()) show({ is: 'here' })
      else if (failures === 0) show({ is: 'waiting' })
      plan(pauseMs)
    },
    /** What held it back may be over: the connection is there again, somebody signed in. */
    retry: go,
    /** Sends nothing more; resolves once nothing is on its way either. A later change starts it again. */
    async rest(): Promise<void> {
      forget()
      await onTheWay
      forget() // a failure has planned another try
    },
  }
}
