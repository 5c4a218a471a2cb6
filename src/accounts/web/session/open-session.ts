/**
 * Brings a session together with this browser: the calls over HTTP, the sign-in service's own program, the other tabs.
 * Loaded when first needed.
 */
import type { Auth } from '@firebase/auth'
import { anybody, createCaller } from '#kit/web/call.ts'
import { accountAddresses } from '../../addresses.ts'
import type { accountContract } from '../../contract.ts'
import type { SignInConfig } from '../../sign-in-options.ts'
import { openAuthPort } from './open-auth-port.ts'
import { LiveSession } from './live-session.ts'
import type { SessionNews, SessionWorld } from './session-world.ts'
import { userEvents, userStore } from '../user-store.ts'
import { standstillMs, within } from '../within.ts'

/** `auth` and `config` are for the sign-in page and the account's own settings. */
export type OpenSession = { session: LiveSession; auth: Auth; config: SignInConfig }

export async function openSession({ hint, isHeld }: Pick<SessionWorld, 'hint' | 'isHeld'>): Promise<OpenSession> {
  const config = await within(standstillMs, callWith(null)('findSignInConfig', { params: {}, query: {} }))
  const { auth, port } = await openAuthPort(config)
  const tabs = openTabs()
  const session = new LiveSession({
    port,
    callWith,
    store: userStore,
    events: userEvents,
    hint,
    isHeld,
    // The rule takes it for a window; a channel reaches this origin alone.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (news) => tabs?.postMessage(news),
    // The specification wants a failed logout warned of, and the browser's console is the only log there is here.
    // oxlint-disable-next-line no-console
    warn: (what, problem) => console.warn(what, problem),
  })
  tabs?.addEventListener('message', ({ data }) => void session.hear(data as SessionNews)) // only this very program speaks here
  return { session, auth, config }
}

function callWith(token: string | null) {
  return createCaller<typeof accountContract>(accountAddresses, { ...anybody, bearer: async () => token })
}

/** Without it the other tabs still hear of it from storage, and from the sign-in service itself. */
function openTabs(): BroadcastChannel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel('farsight') : null
}
