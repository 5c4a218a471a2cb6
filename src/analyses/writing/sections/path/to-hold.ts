/** Which share, or which growth of a part, merely holds what is left where it is, while the total goes on growing. */
import type { ShareOf, PartOf } from '../../../identities/identities.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { answerYear } from '../../asked.ts'
import { observedAt, reader, roughly, seriesName, tenYearsOn, unitOf } from '../../facts.ts'
import { rateOf, sizeOf } from '../../operators/needed-pace.ts'
import { amount, bare, type Phrase, plainly, sentence, when } from '../../sentence.ts'
import type { Answer, Writing } from '../../writing.ts'
import { type Both, isPart, isShare, madeOf } from './both.ts'

/** `later`: the total in the year that is asked about, at the pace of ten years. */
type Ahead = { year: Evidence; later: Evidence; pace: Evidence; since: Evidence }

export function toHold(w: Writing, both: Both, answer: Answer): Sentence[] {
  const ahead = aheadOf(w, both, answer)
  if (!ahead) return []
  if (isShare(both)) return both.identity.flat ? shareToHold(w, both, ahead, answer) : []
  return isPart(both) && both.identity.isFlow ? partToHold(w, both, ahead) : []
}

function aheadOf(w: Writing, { total, at, now }: Both, { year }: Answer): Ahead | null {
  const [then, until] = [observedAt(w, total, String(at - 10)), year ?? tenYearsOn(w)]
  if (!then || until <= at || until > at + 30) return null
  const asked =
    year === null
      ? w.table.asked('tenYearsOn', until, { title: 'The year of the answer', unit: 'year' })
      : answerYear(w, until)
  const path = [then.value, then.at, now[1].value, now[1].at]
  const pace = w.table.compute('growth-percent', path, {
    title: `${total.item.label}, change a year over ten years`,
    unit: 'percent',
  })
  // What does not grow is no race.
  if (!(Number(pace.value) > 0.1)) return null
  const later = w.table.compute('carried-on', [...path, asked], {
    title: `${total.item.label} in ${until}, at the pace of ten years`,
    unit: unitOf(total),
  })
  return { year: asked, later, pace, since: then.at }
}

const goingOn = (w: Writing, { total }: Both, { pace, since }: Ahead): Phrase => [
  'If ',
  plainly(seriesName(w, total)),
  ' goes on growing by ',
  bare(pace),
  ' a year, as since ',
  when(since),
]

function shareToHold(w: Writing, both: Both<ShareOf>, ahead: Ahead, answer: Answer): Sentence[] {
  const { identity, view, now } = both
  const flat = identity.flat ?? 'rest'
  const unit = reader(w, view)('details.series.unit', 'unit')
  const share = w.table.compute(`share-holding-${flat}`, [now[0].value, unit, now[1].value, ahead.later], {
    title: `${view.item.label}, which holds ${identity[flat]} where it is`,
    unit: unitOf(view),
  })
  if (!(Number(share.value) > 0)) return []
  const needed = rateOf(w, view, false)({ from: now[0], to: { value: share, at: ahead.year } }, 'that holds it')
  const isUp = Number(share.value) > Number(now[0].value.value)
  const before = paceBefore(w, both)
  // Who runs that much faster is in no race.
  if (before && before.isUp === isUp && Number(before.pace.value) > outrun * Number(needed.value)) return []
  const held = sentence`${goingOn(w, both, ahead)}, ${plainly(seriesName(w, view))} must ${isUp ? 'rise' : 'fall'} to ${roughly(share)} in ${when(ahead.year)} merely to hold ${identity[flat]} at the level of ${when(now[0].at)}: ${sizeOf(needed)} a year${before ? [', and it went ', before.isUp ? 'up' : 'down', ' ', sizeOf(before.pace), ' a year since ', when(before.since)] : ''}.`
  return [held, ...atTheBar(w, both, ahead, answer)]
}

const outrun = 3

/** How fast the share, or the part, has gone over five years. */
function paceBefore(w: Writing, { view, at, now }: Both): { pace: Evidence; since: Evidence; isUp: boolean } | null {
  const then = observedAt(w, view, String(at - 5))
  if (!then) return null
  const pace = rateOf(w, view, false)({ from: then, to: now[0] }, 'over five years')
  return { pace, since: then.at, isUp: Number(now[0].value.value) >= Number(then.value.value) }
}

/** Whether the share that is asked about is enough for that. */
function atTheBar(w: Writing, both: Both<ShareOf>, ahead: Ahead, { trend, threshold }: Answer): Sentence[] {
  const { identity, view, now } = both
  if (trend !== view || threshold?.unit !== unitOf(view)) return []
  const flat = identity.flat ?? 'rest'
  const made = (share: Evidence, total: Evidence, of: string) =>
    madeOf(w, both, flat === 'part' ? 'share' : 'rest', { share, total, when: of })
  const change = w.table.compute(
    'change-percent',
    [made(now[0].value, now[1].value, 'today'), made(threshold, ahead.later, 'at the share that is asked about')],
    { title: `${identity[flat]}, change to the share that is asked about`, unit: 'percent' },
  )
  if (Math.abs(Number(change.value)) < 0.5) return []
  const way = Number(change.value) > 0 ? 'above' : 'below'
  return [
    sentence`At the ${amount(threshold)} that is asked about, ${identity[flat]} would then be ${bare(change)} ${way} that level.`,
  ]
}

/** How much a part must grow to take all of the growth, beside how much it has grown. */
function partToHold(w: Writing, both: Both<PartOf>, ahead: Ahead): Sentence[] {
  const { identity, view, total, now } = both
  const before = paceBefore(w, both)
  if (!before) return []
  const path = { from: now[1], to: { value: ahead.later, at: ahead.year } }
  const whole = rateOf(w, total, false)(path, 'at the pace of ten years')
  return [
    sentence`${goingOn(w, both, ahead)}, that is ${sizeOf(whole)} a year to ${when(ahead.year)}; ${plainly(seriesName(w, view))} ${before.isUp ? 'grew' : 'fell'} by ${sizeOf(before.pace)} a year since ${when(before.since)}, and whatever it does not cover falls to ${identity.rest}.`,
  ]
}
