/**
 * What a session needs of the sign-in service. Another service would be another file beside `open-auth-port.ts`, and
 * nothing else.
 */

/** Somebody whom the sign-in service knows. */
export type AuthUser = {
  uid: string
  /** Made anew where `isForced`. */
  getIdToken(isForced?: boolean): Promise<string>
}

export type AuthPort = {
  /** Calls as soon as it is known who is there, and again when that changes: here, or in another tab. */
  onUser(changed: (user: AuthUser | null) => void): void
  signOut(): Promise<void>
  /** Learns what other tabs were given: a refresh token works once, so the newest must be used. */
  hearTabs(): Promise<void>
  /** The token was taken back, or its user is gone or locked. Any other error may pass. */
  isEnded(error: unknown): boolean
}
