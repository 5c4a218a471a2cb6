import type { AuthUser } from './auth-port.ts'

/**
 * A token made anew for each call (R48); calls that begin while one is being made share it. Whether the old one would
 * still do is never looked at: that takes the clock of this machine, which may be wrong.
 */
export function shareTokens() {
  const begun = new Map<AuthUser, Promise<string>>()
  return {
    underWay: (user: AuthUser) => begun.get(user),
    make(user: AuthUser): Promise<string> {
      const token = begun.get(user) ?? user.getIdToken(true).finally(() => begun.delete(user))
      begun.set(user, token)
      return token
    },
  }
}

export type SharedTokens = ReturnType<typeof shareTokens>
