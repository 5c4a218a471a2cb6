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

/** `digits` may hold one value many times; it proves no more by that. It is gone through twice. */
export function decimalMarkOf(digits: Iterable<string>): Decided {
  const found = proofsIn(digits)
  const [mark] = found.marks
  if (!mark) return found.isOpen ? { is: 'asked' } : { is: 'known', mark: null }
  const areSlips = found.isOpen && !found.isStrong && maySlip(digits)
  return areSlips || found.marks.size > 1 ? { is: 'asked' } : { is: 'known', mark }
}

function proofsIn(digits: Iterable<string>) {
  const found = { isStrong: false, isOpen: false, marks: new Set<Mark>() }
  for (const one of digits) {
    const proof = proofOf(one)
    if (proof === 'either') found.isOpen = true
    if (typeof proof === 'string') continue
    found.marks.add(proof.mark)
    found.isStrong ||= proof.isStrong
  }
  return found
}

/** Whether the values that prove a mark may be slips: few, or no more than those that hang on them. */
function maySlip(digits: Iterable<string>): boolean {
  const open = new Set<string>()
  const given = new Set<string>()
  for (const one of digits) {
    const proof = proofOf(one)
    if (proof !== 'none') (proof === 'either' ? open : given).add(one)
  }
  return given.size <= Math.max(open.size, mostSlips)
}

/** What one value shows: '1.234,5' the comma, '1,234,567' the point, '1,5' the comma. */
function proofOf(digits: string): Proof {
  return plainDecimal.test(digits) ? { mark: '.', isStrong: false } : proofOfMarks(digits)
}

function proofOfMarks(digits: string): Proof {
  const marks = digits.replaceAll(/\d/g, '')
  if (marks === '' || marks.includes('٫')) return 'none'
  const first = marks.startsWith(',') ? ',' : '.'
  const other = first === ',' ? '.' : ','
  if (marks.length === 1) return isGroup(digits) ? 'either' : { mark: first, isStrong: false }
  if (/^(\.+|,+)$/.test(marks)) return isGrouped(digits) ? { mark: other, isStrong: true } : 'none'
  return isGrouped(digits.slice(0, digits.lastIndexOf(other))) ? { mark: other, isStrong: true } : 'none'
}

/** By far the most common: a point with other than three digits behind it, or with none but noughts before it. */
const plainDecimal = /^(?:\d*\.(?:\d{1,2}|\d{4,})|(?:0\d*|\d{4,})\.\d{3})$/
const isGroup = (digits: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
const isGrouped = (digits: string) => /^\d{1,3}(?:\.\d{3})+$|^\d{1,3}(?:,\d{3})+$/.test(digits)

/**
 * The number, or null where the digits do not fit the mark. Where no mark is known there is none in them. What is too
 * large for a number is infinite, and what is too near to 0 is 0.
 */
export function valueOf(digits: string, mark: Mark | null, power: number): number | null {
  if (digits.includes('٫')) return numberIn(digits.replace('٫', '.'), power)
  const [whole = '', decimals, ...more] = mark ? digits.split(mark) : [digits]
  const isWhole = /^\d*$/.test(whole) || isGrouped(whole)
  if (more.length > 0 || !isWhole) return null
  return numberIn(`${whole.replaceAll(/[.,]/g, '')}${decimals === undefined ? '' : `.${decimals}`}`, power)
}

/** Ten's power goes into the text, so that no digit is lost: 0.0271 two further is 2.71. */
function numberIn(plain: string, power: number): number | null {
  if (!/^(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null
  return Number(`${plain}e${power}`)
}
