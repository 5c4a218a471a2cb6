/** Reads what is typed as a year: '2031' is 2031; '203', '-5' and 'soon' are none yet. `digits` is what may stand. */
export function readYear(typed: string): { year: number | null; digits: string } {
  const digits = typed.replaceAll(/[^0-9]/g, '').slice(0, 4)
  // A year of four digits that begins with 0 would be written with fewer once it is a number.
  return { year: /^[1-9]\d{3}$/.test(digits) ? Number(digits) : null, digits }
}
