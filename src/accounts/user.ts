/**
 * A user, as the API answers with one (R20), and what follows from the record. Loads no schemas: the browser uses it.
 */

/** The record of R20. The three lists hold the ids of the user's own and saved items of that kind. */
export type UserRecord = {
  _id: string
  /** Who the sign-in service says it is. */
  iamId: string
  email: string | null
  emailVerified: boolean
  name: string | null
  nickname: string | null
  photoUrl: string | null
  /** Whether a mail says that a report is ready. */
  mailsReports: boolean
  /** Whether a mail a day says what happened to what is followed. */
  mailsNotices: boolean
  /** By which they are shown as a forecaster, while `isOnLeaderboards`. */
  publicName: string | null
  isOnLeaderboards: boolean
  /** Whether they are told what others forecast of a question only once they have forecast it. */
  hidesCrowd: boolean
  predictions: string[]
  scenarios: string[]
  trends: string[]
  membershipStatus: string
  analysisBudget: number
  analysisTrendBudget: number
  /** Whether this user may hide and restore what others wrote. */
  isOperator: boolean
  /** The name that stands beside what this user publishes. */
  author: string
}

/** R23. What holds for somebody who has bought nothing, and for a visitor. */
export const memberDefaults = { membershipStatus: 'guest', analysisBudget: 0, analysisTrendBudget: 8 } as const

/** R21. */
export function isLoggedIn(user: { iamId?: string | null } | null): boolean {
  return Boolean(user?.iamId)
}

/** R22. The nickname, else the name, else the part of the email before the @, else `User`. */
export function displayName({
  nickname,
  name,
  email,
}: {
  nickname?: string | null
  name?: string | null
  email?: string | null
}): string {
  return nickname?.trim() || name?.trim() || email?.split('@')[0]?.trim() || 'User'
}

/** Up to two letters that stand for a person where there is no picture: 'Ada Okafor' is 'AO'. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/u).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  return picked.map((word = '') => [...word][0]?.toLocaleUpperCase('en') ?? '').join('')
}
