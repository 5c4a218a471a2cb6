/** What a radar says of a year that is not in its picture: it stands at a rim, as if it were there. */

/** Empty of a year that is drawn. `now`: the year that it is seen from. */
export function sayBeyond(year: number, { now, end }: { now: number; end: number }): string {
  if (Math.floor(year) > end) return `, beyond ${end}: at the outer rim`
  return Math.floor(year) < now ? `, before ${now}: at the inner rim` : ''
}
