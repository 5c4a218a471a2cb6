import type { AuthUser } from './auth-port.ts'
import { standstillMs, within } from '../within.ts'

/** A page that made a token so short a while ago holds none that another tab has spent for longer. */
const freshMs = 30_000
/** A storage that does not answer has nothing to say either. */
const hearPatienceMs = 3000

/**
 * A token made anew for each call (R48); calls that begin while one is being made share it. Whether the old one would
 * still do is never looked at: that takes the clock of this machine, which may be wrong. `hearTabs` comes before it
 * where this page has made none for a while, and may fail where the browser keeps nothing: then there is nothing to hear.
 */
export function shareTokens(hearTabs: () => Promise<void>, now = () => performance.now()) {
  const begun = new Map<AuthUser, Promise<string>>()
  const made = { at: -Infinity }
  const makeOne = async (user: AuthUser) => {
    if (now() - made.at > freshMs) await within(hearPatienceMs, hearTabs()).catch(() => {})
    const token = await within(standstillMs, user.getIdToken(true))
    made.at = now()
    return token
  }
  return {
    underWay: (user: AuthUser) => begun.get(user),
    make(user: AuthUser): Promise<string> {
      const token = begun.get(user) ?? makeOne(user).finally(() => begun.delete(user))
      begun.set(user, token)
      return token
    },
  }
}

export type SharedTokens = ReturnType<typeof shareTokens>
