/**
 * Waits for news of one thing, for a page that was drawn before all of it was there. The stream of events says that
 * something has happened, never what; where it does not come through, the page looks from time to time, for a while.
 */

export type NewsWorld = {
  /** The server's events, or what stands for them in tests. */
  open(): Pick<EventSource, 'addEventListener' | 'close'>
  /** `kind`: what is waited for. */
  kind: string
  onNews(): void
}

/** The first event comes at once. What has not come by then is held back. */
const silenceMs = 4000
const everyMs = 5000
/** Whatever takes longer than five minutes has failed, and nobody asks for ever. */
const mostLooks = 60
/** The stream has begun, or may have missed something: it may have happened by then. */
const begins = ['hello', 'reset']

/** Answers with how to stop. */
export function awaitNews({ open, kind, onNews }: NewsWorld): () => void {
  const events = open()
  let timer: ReturnType<typeof setTimeout>
  let looks = 0
  const look = () => {
    onNews()
    looks += 1
    if (looks < mostLooks) timer = setTimeout(look, everyMs)
  }
  events.addEventListener('message', (event) => {
    clearTimeout(timer)
    const { kind: heard } = JSON.parse(String(event.data)) as { kind: string } // the server of this very program wrote it
    if (heard === kind || begins.includes(heard)) onNews()
  })
  timer = setTimeout(look, silenceMs)
  return () => {
    clearTimeout(timer)
    events.close()
  }
}
