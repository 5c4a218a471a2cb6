/**
 * How often such a thing came about before: among resolved questions like it, in the past of its series, and in that of
 * others like it where its own says little.
 */
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { bare, plainly, sentence } from '../../sentence.ts'
import { sideOf } from '../../sensitivity/side.ts'
import type { Answer, Writing, Written } from '../../writing.ts'
import { othersPast } from './others-past.ts'
import { ownPast, ownRate, type Told } from './own-past.ts'
import { rangeOf, sayRange } from './rate.ts'

export function writeBaseRate(w: Writing, answer: Answer | null): Written {
  const past = answer && ownPast(w, answer)
  const others = answer && isTooLittle(past) ? (othersPast(w, answer)?.sentences ?? []) : []
  return { sentences: [...resolvedAlike(w), ...(past?.sentences ?? []), ...others], blocks: [] }
}

const isTooLittle = (past: Told | null): boolean => past?.isLittle !== false

export type OutsideView = { rate: Evidence; by: 'past' | 'alike' }

/** How often such a move came about: of the series itself, or of those like it where its own past says little. */
export function outsideView(w: Writing, answer: Answer): OutsideView | null {
  const own = ownRate(w, answer)
  const others = sideOf(answer) && isTooLittle(ownPast(w, answer)) ? othersPast(w, answer) : null
  if (others) return { rate: others.rate, by: 'alike' }
  return own && { rate: own, by: 'past' }
}

/** Questions of yes and no, of which some turned out yes. */
function resolvedAlike(w: Writing): Sentence[] {
  const alike = w.dossier.resolved.filter(({ outcome }) => outcome === 'yes' || outcome === 'no')
  if (alike.length < 3) return []
  const outcomes = alike.flatMap(({ ref, version, title, outcome }) => {
    const source = { ref, version, fields: { details: { outcome: { value: outcome } } } }
    return w.table.read(source, 'details.outcome.value', { title: `${title}: outcome` }) ?? []
  })
  const yes = w.table.asked('level.yes', 'yes', { title: 'The outcome that counts' })
  const met = w.table.compute('count-same', [yes, ...outcomes], {
    title: 'Resolved questions like it that turned out yes',
  })
  const all = w.table.compute('count', outcomes, { title: 'Resolved questions like it' })
  return [
    sentence`Of ${bare(all)} resolved questions like it, ${bare(met)} turned out ${plainly(yes)}; the rate behind that lies between ${sayRange(w, rangeOf(w, [met, all]))}.`,
  ]
}
