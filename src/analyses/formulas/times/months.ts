/** Months as they are asked about, and where they end among years. */

/** The month of a number that may lie before its year: the nought of 2028 is '2027-12'. */
export function monthAt(year: number, month: number): string {
  const place = year * 12 + month - 1
  return `${Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`
}

/**
 * The year that is over at the end of a time, with a part where the time is a month: 2028 for '2028' and '2028-12', 2027.5
 * for '2028-06'.
 */
export function endedYear(time: string): number {
  const [year, month] = time.split('-').map(Number)
  return month === undefined || time.length !== 7 ? Number(year) : Number(year) - 1 + month / 12
}
