/** Whether somebody has proved a moment ago who they are, as what cannot be undone wants it. */

/** As long as a sign-in counts as a moment ago, here and at Firebase. */
const recentMs = 300_000
/** What it takes to read what goes with an account, and to make up one's mind. */
const readingMs = 180_000

type Who = { email: string | null; provedAt: Date }

/** A token that was left lying about is not enough to destroy everything. A guest has no other proof. */
export function needsProof({ email, provedAt }: Who, now: Date): boolean {
  return email !== null && now.getTime() - provedAt.getTime() > recentMs
}

/** Asked before anything is read or typed: the proof must hold until that is done. */
export function willNeedProof(who: Who, now: Date): boolean {
  return needsProof(who, new Date(now.getTime() + readingMs))
}
