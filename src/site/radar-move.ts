import { sayCounted } from '#kit/numbers.ts'
/**
 * What became of an item on the radar since an edition: it came nearer, went farther off, was put elsewhere, is new, or
 * stands where it was.
 */

export type RadarMove = {
  is: 'nearer' | 'farther' | 'put' | 'same' | 'new'
  says: string
  /** By how many years, nearer below 0. Of what is new: 0. */
  by: number
  /** Where it stood; null where it is new. */
  was: number | null
  /** The key of the sector in which it stood, where that is another one than now; null where it is not drawn any more. */
  sectorBefore?: string | null
}

export function radarMove(year: number, was: number | null): RadarMove {
  if (was === null) return { is: 'new', says: 'new', by: 0, was }
  const by = year - was
  const months = Math.round(Math.abs(by) * 12)
  if (months === 0) return { is: 'same', says: 'where it was', by: 0, was }
  const is = by < 0 ? 'nearer' : 'farther'
  return { is, says: `${is === 'nearer' ? 'nearer' : 'farther off'} by ${sayMonths(months)}`, by, was }
}

/** '5 months', '2 years'. A year and a half is 18 months. */
function sayMonths(months: number): string {
  if (months < 24 && months % 12 !== 0) return sayCounted(months, 'month')
  return sayCounted(Math.round(months / 12), 'year')
}
