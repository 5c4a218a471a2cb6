/**
 * Local mode only: stands in for the script of Google's that the SDK loads to talk with the page at which one signs in.
 * With `window.gapi.iframes.Iframe` there the SDK loads nothing, and its own ways through popup and redirect run
 * against our stand-in page.
 */
import { eventKey, isAuthMessage } from './stand-in-event.ts'

type Handler = (message: { type: 'authEvent'; authEvent: unknown }) => unknown

/** What the SDK expects to hear when nobody comes back from a provider. */
const noEvent = {
  type: 'unknown',
  eventId: null,
  urlResponse: null,
  sessionId: null,
  postBody: null,
  tenantId: null,
  error: { code: 'auth/no-auth-event', message: 'no event' },
}

export function installGapiShim(): void {
  if ('gapi' in window) return
  const iframes = { Iframe: () => {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => ({ open }) }
  Object.assign(window, { gapi: { load: (_name: string, { callback }: { callback(): void }) => callback(), iframes } })
}

/** Stands for the hidden frame: hears the popup by messages, and a redirect by what it left in this tab's storage. */
async function open(_options: unknown, ready: (frame: unknown) => unknown): Promise<unknown> {
  let handler: Handler | undefined
  addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin === location.origin && isAuthMessage(data))
      handler?.({ type: 'authEvent', authEvent: data.farsightAuthEvent })
  })
  return ready({
    restyle: async () => {},
    ping: async (answered: () => void) => answered(),
    register: (name: string, given: Handler) => {
      if (name !== 'authEvent') return
      handler = given
      // Not at once: the SDK notes the handler's owner only after this call.
      queueMicrotask(() => given({ type: 'authEvent', authEvent: leftByRedirect() ?? noEvent }))
    },
    send: (type: string, _message: unknown, done: (answers: unknown[]) => void) => {
      if (type === 'webStorageSupport') setTimeout(() => confirmStorage(done))
    },
  })
}

function confirmStorage(done: (answers: unknown[]) => void): void {
  try {
    done([{ webStorageSupport: true, status: 'ACK' }])
  } catch {
    // The SDK's callback always ends by throwing, after it has done its work; the real script swallows it too.
  }
}

function leftByRedirect(): unknown {
  try {
    const left = sessionStorage.getItem(eventKey)
    sessionStorage.removeItem(eventKey)
    return left && JSON.parse(left)
  } catch {
    return null // storage is off, or somebody else wrote there: nobody came back
  }
}
