/**
 * Where a sentence states what it claims: each claimed value once, printed exactly as the template prints it, in its
 * own unit.
 */
import type { Evidence } from '../report/evidence.ts'
import { type Form, type Row, wordAfter, wordBefore } from './ground.ts'
import type { Claim } from '../report/report.ts'
import { listOf } from './words-of.ts'
import { modifiers } from './turning-words.ts'

type Placed = { claims: Claim[]; missing: Row | null }

/** The claims in the order in which the sentence states them, and one that it does not state, if any. */
export function placeClaims(text: string, rows: readonly Row[]): Placed {
  const claims: Claim[] = []
  let missing: Row | null = null
  // The longest first, so that no year is found within a title that another claim is about.
  for (const row of rows.toSorted((a, b) => longest(b) - longest(a))) {
    const claim = firstFree(text, row, claims)
    if (claim) claims.push(claim)
    else missing = row
  }
  return { claims: claims.toSorted((a, b) => a.start - b.start), missing }
}

/** The words between the claims, each claim replaced by as many marks, so that places stay the same. */
export function outsideOf({ text, claims }: { text: string; claims: readonly Claim[] }): string {
  return claims.reduce(
    (rest, claim) => rest.slice(0, claim.start) + '¤'.repeat(claim.text.length) + rest.slice(endOf(claim)),
    text,
  )
}

const longest = ({ forms }: Row): number => forms[0]?.text.length ?? 0
export const endOf = ({ start, text }: Pick<Claim, 'start' | 'text'>): number => start + text.length

function firstFree(text: string, { evidence, forms }: Row, taken: readonly Claim[]): Claim | null {
  for (const form of forms) {
    for (let at = text.indexOf(form.text); at >= 0; at = text.indexOf(form.text, at + 1)) {
      const claim = claimAt(at, form, evidence)
      const isFree = taken.every((other) => endOf(other) <= at || endOf(claim) <= other.start)
      if (isFree && isWhole(text, at, endOf(claim))) return claim
    }
  }
  return null
}

function claimAt(start: number, { text, kind }: Form, { id, item, version, field, value }: Evidence): Claim {
  return { kind, evidence: id, item, version, field, value, text, start }
}

/** Not '1%' of '0.1%', not '527' of '10,527', not '12' of '-12'. */
function isWhole(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  if (/[\p{L}\p{N}\p{M}]$/u.test(before) || /^[\p{L}\p{N}\p{M}]/u.test(after)) return false
  const isNumber = /^[\p{N}]/u.test(text.slice(start))
  if (isNumber && /(\p{N}[.,:]|[-−–+±~<>≤≥/$€£¥^]\s?)$/u.test(before)) return false
  return !(/[\p{N}%]$/u.test(text.slice(0, end)) && /^(\s?[%‰°+/^²³]|[.,:]\p{N}|[-−–]\S)/u.test(after))
}

const magnitudes = new Set(
  listOf(
    'hundred thousand million billion trillion percent per percentage points point times fold tonnes tons kg km dollars euros degrees',
  ),
)

/** 'from' for 'to', and 'to' for 'from'. */
function isOtherWay(before: string, ways: readonly string[]): boolean {
  const other = toWords.has(before) ? fromWords : fromWords.has(before) ? toWords : null
  return other !== null && ways.every((way) => other.has(way))
}

const fromWords = new Set(['from', 'since'])
const toWords = new Set(['to', 'towards', 'until'])

/**
 * Another unit behind a number than its own, or another word before it than in the template, such as 'under' or 'by';
 * null where both are in order.
 */
export function whyOtherNumber(
  text: string,
  claim: Claim,
  row: Row,
  units: ReadonlySet<string>,
): 'unit' | 'bounds' | null {
  const before = wordBefore(text, claim.start)
  if (isOtherWay(before, row.before)) return 'bounds'
  if (!/\p{N}/u.test(claim.text)) return null
  const after = wordAfter(text, endOf(claim))
  if ((magnitudes.has(after) || units.has(after)) && !row.after.includes(after)) return 'unit'
  const mustHave = modifiers.has(before) || row.before.every((word) => modifiers.has(word))
  return mustHave && !row.before.includes(before) ? 'bounds' : null
}
