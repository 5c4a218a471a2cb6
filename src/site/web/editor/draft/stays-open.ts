/** May the form that is open stay open? What stands in it belongs to somebody, and to one draft. */

/** `askedId` is the draft that the address named when it was opened, `openId` the one that is open. */
export type Open = { askedId: string | null; openId: string | null; owner: string | null }
export const nothingOpen: Readonly<Open> = { askedId: null, openId: null, owner: null }

/**
 * `isLapsed`: the session ended by itself. Then what somebody is writing stays before their eyes; signing out takes it
 * away.
 */
type Now = { draftId: string | null; me: string | null; isLapsed: boolean }

export function staysOpen({ askedId, openId, owner }: Open, { draftId, me, isLapsed }: Now): boolean {
  if (openId === null) return false
  // The id of a new draft comes into the address with the first change.
  if (draftId !== askedId && draftId !== openId) return false
  return owner === null || owner === me || (me === null && isLapsed)
}
