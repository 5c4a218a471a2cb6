/**
 * Which mark stands before the decimals, decided by all values of a column together. '1,234' proves nothing; a few values
 * that prove it by an odd number of digits may be slips, where others hang on them.
 */

export type Mark = '.' | ','
export type Decided =
  | { is: 'known'; mark: Mark | null }
  /** Values that prove the one and values that prove the other, or nothing that proves any. */
  | { is: 'asked' }

/** So many slips are found in files that were whole once. */
const mostSlips = 3

type Proof = { mark: Mark; isStrong: boolean } | 'either' | 'none'

export function decimalMarkOf(digits: Iterable<string>): Decided {
  const proofs = [...digits].map(proofOf)
  const given = proofs.filter((proof) => typeof proof === 'object')
  const open = proofs.filter((proof) => proof === 'either').length
  const [first] = given
  if (!first) return open > 0 ? { is: 'asked' } : { is: 'known', mark: null }
  const areSlips = !given.some(({ isStrong }) => isStrong) && open > 0 && given.length <= Math.max(open, mostSlips)
  return areSlips || given.some(({ mark }) => mark !== first.mark) ? { is: 'asked' } : { is: 'known', mark: first.mark }
}

/** What one value shows: '1.234,5' the comma, '1,234,567' the point, '1,5' the comma. */
function proofOf(digits: string): Proof {
  const marks = digits.replaceAll(/\d/g, '')
  if (marks === '' || marks.includes('٫')) return 'none'
  const first = marks.startsWith(',') ? ',' : '.'
  const other = first === ',' ? '.' : ','
  if (marks.length === 1) return isGroup(digits) ? 'either' : { mark: first, isStrong: false }
  if (/^(\.+|,+)$/.test(marks)) return isGrouped(digits) ? { mark: other, isStrong: true } : 'none'
  return isGrouped(digits.slice(0, digits.lastIndexOf(other))) ? { mark: other, isStrong: true } : 'none'
}

const isGroup = (digits: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
const isGrouped = (digits: string) => /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(digits)

/** The number, or null where the digits do not fit the mark. Where no mark is known there is none in them. */
export function valueOf(digits: string, mark: Mark | null, power: number): number | null {
  if (digits.includes('٫')) return finite(digits.replace('٫', '.'), power)
  const [whole = '', decimals, ...more] = mark ? digits.split(mark) : [digits]
  const isWhole = /^\d*$/.test(whole) || isGrouped(whole)
  if (more.length > 0 || !isWhole) return null
  return finite(`${whole.replaceAll(/[.,]/g, '')}${decimals === undefined ? '' : `.${decimals}`}`, power)
}

/** Ten's power goes into the text, so that no digit is lost: 0.0271 two further is 2.71. */
function finite(plain: string, power: number): number | null {
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null
  const value = Number(`${plain}e${power}`)
  return Number.isFinite(value) ? value : null
}
