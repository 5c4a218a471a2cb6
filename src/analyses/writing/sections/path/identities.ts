/**
 * What two series make together by arithmetic: how much of the growth of a total a part took, how many a share is, and
 * which share it takes merely to hold what is left where it is.
 */
import { unitOfChange } from '#series/value-bounds.ts'
import { identitiesOf, type ShareOf } from '../../../identities/identities.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { roughly, seriesName, unitOf } from '../../facts.ts'
import { amount, type Phrase, plainly, sentence, when } from '../../sentence.ts'
import type { TrendView } from '../../views.ts'
import type { Answer, Writing } from '../../writing.ts'
import { amountsOf, type Both, isShare, madeOf, togetherIn, type Valued, valuesAt } from './both.ts'
import { ofWhole } from './of-whole.ts'
import { toHold } from './to-hold.ts'

/** More would be another report. */
const most = 2

export function identities(w: Writing, answer: Answer): Sentence[] {
  const own = answer.trend?.details.series?.id
  const known = own === undefined ? [] : identitiesOf(own)
  return known
    .flatMap((identity) => togetherIn(w, identity) ?? [])
    .slice(0, most)
    .flatMap((both) => [...saidOf(w, both), ...ofWhole(w, both, answer), ...toHold(w, both, answer)])
}

function saidOf(w: Writing, both: Both): Sentence[] {
  if (isShare(both) && !both.identity.isFlow) return counted(w, both)
  return tookOfGrowth(w, both)
}

/** How many they are, and how many they were ten years before. */
function counted(w: Writing, both: Both<ShareOf>): Sentence[] {
  const { identity, at, now } = both
  const what = identity.flat === 'rest' ? 'rest' : 'share'
  const name = what === 'rest' ? identity.rest : identity.part
  const many = (year: number, [one, whole]: [Valued, Valued]) =>
    madeOf(w, both, what, { share: one.value, total: whole.value, when: String(year) })
  const before = valuesAt(w, both, at - 10)
  const than: Phrase = before ? [', after ', roughly(many(at - 10, before)), ' in ', when(before[0].at)] : ''
  const how: Phrase =
    what === 'rest'
      ? ['what ', amount(now[0].value), ' leave of ', amount(now[1].value)]
      : [amount(now[0].value), ' times ', amount(now[1].value)]
  return [
    sentence`There were ${roughly(many(at, now))} ${name.replace(/^people /, '')} in ${when(now[0].at)}: ${how}${than}.`,
  ]
}

/** 'In 2025 all electricity grew by 827 TWh and that from the sun by 640, so that the rest grew by 187.' */
function tookOfGrowth(w: Writing, both: Both): Sentence[] {
  const { identity, view, total, at, now } = both
  const before = valuesAt(w, both, at - 1)
  if (!before) return []
  const [then, current] = [before, now].map((values, i) => amountsOf(w, both, values, String(at - 1 + i)))
  if (!then || !current) return []
  const part: Phrase = identity.kind === 'share' ? identity.part : plainly(seriesName(w, view))
  const changes = [moved(w, total, now[1].value, before[1].value), moved(w, total, current.part, then.part)] as const
  const rest = moved(w, total, current.rest, then.rest)
  return [
    sentence`In ${when(now[1].at)} ${plainly(seriesName(w, total))} ${changes[0]} and ${part} ${changes[0][0] === changes[1][0] ? changes[1].slice(1) : changes[1]}, so that ${identity.rest} ${rest}, to ${roughly(current.rest)}.`,
  ]
}

/** 'grew by 827 TWh', 'fell by 48 TWh'. */
function moved(w: Writing, total: TrendView, to: Evidence, from: Evidence): readonly [Phrase, Phrase, Phrase] {
  const isUp = Number(to.value) >= Number(from.value)
  const by = w.table.compute('difference', isUp ? [to, from] : [from, to], {
    title: `${total.item.label}, by how much it changed`,
    unit: unitOfChange(unitOf(total)).replace(/ (?:per|a) year$/, ''),
  })
  return [isUp ? 'grew ' : 'fell ', 'by ', roughly(by)]
}
