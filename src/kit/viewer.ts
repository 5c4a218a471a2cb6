/** Who is asking: a signed-in user, or null for a visitor. */
export type Viewer = User | null

export type User = {
  /** Of the account: a decimal string. */
  readonly id: string
  /** What others read as the author of this user's items. */
  readonly name: string
  readonly email: string | null
  /** Whether the sign-in service has seen that the address is theirs. */
  readonly isVerified: boolean
  /** Whether this user may hide and restore what others wrote. */
  readonly isOperator: boolean
  /** Whether they are told nothing of what others forecast of a question before they have forecast it; else nothing. */
  readonly hidesCrowd?: boolean
}

export const visitor: Viewer = null

/** For calls that only users may make: their policy has let nobody else through. */
export function userOf(viewer: Viewer): User {
  if (!viewer) throw new Error('This call has the wrong policy: it needs a user.')
  return viewer
}
