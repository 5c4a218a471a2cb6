/** Two series that make something together by a known identity: in the last year of which one knows both, and in others. */
import { bothOf, type Identity, type PartOf, type ShareOf } from '../../../identities/identities.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { lastYear, observedAt, reader, unitOf } from '../../facts.ts'
import type { TrendView } from '../../views.ts'
import type { Writing } from '../../writing.ts'

export type Valued = { value: Evidence; at: Evidence }
/** The share or the part, and the total, in the last year of which one knows both. */
export type Both<One = Identity> = {
  identity: One
  view: TrendView
  total: TrendView
  at: number
  now: [Valued, Valued]
}

export function togetherIn(w: Writing, identity: Identity): Both | null {
  const [one, whole] = bothOf(identity)
  const [view, total] = [houseSeries(w, one), houseSeries(w, whole)]
  if (!view || !total) return null
  const at = Math.min(lastYear(view) ?? 0, lastYear(total) ?? 0)
  const now = valuesAt(w, { view, total }, at)
  return now && { identity, view, total, at, now }
}

/** Whose ids mean what the table says. */
const houseSeries = (w: Writing, id: string): TrendView | undefined =>
  w.trends.find(({ details: { series }, item }) => series?.id === id && series.frequency === 'yearly' && !item.authorId)

/** Of both in a year; null where one is not known. */
export function valuesAt(
  w: Writing,
  { view, total }: Pick<Both, 'view' | 'total'>,
  year: number,
): [Valued, Valued] | null {
  const [one, whole] = [observedAt(w, view, String(year)), observedAt(w, total, String(year))]
  return one && whole && [one, whole]
}

export const isShare = (both: Both): both is Both<ShareOf> => both.identity.kind === 'share'
export const isPart = (both: Both): both is Both<PartOf> => both.identity.kind === 'part'

/** How much a share makes, or leaves, of a total. */
export function madeOf(
  w: Writing,
  { view, total }: Pick<Both, 'view' | 'total'>,
  what: 'share' | 'rest',
  of: { share: Evidence; total: Evidence; when: string },
): Evidence {
  const unit = reader(w, view)('details.series.unit', 'unit')
  return w.table.compute(`${what}-of-middle`, [of.share, unit, of.total], {
    title: `${what === 'share' ? 'What the share makes' : 'What the share leaves'} of ${total.item.label}, ${of.when}`,
    unit: unitOf(total),
  })
}

type Amounts = { part: Evidence; rest: Evidence }

/** The part and the rest, in the unit of the total. */
export function amountsOf(w: Writing, both: Both, [one, whole]: [Valued, Valued], year: string): Amounts {
  const of = { share: one.value, total: whole.value, when: year }
  if (isShare(both)) return { part: madeOf(w, both, 'share', of), rest: madeOf(w, both, 'rest', of) }
  const title = `${both.total.item.label} without ${both.view.item.label}, ${year}`
  const rest = w.table.compute('difference', [whole.value, one.value], { title, unit: unitOf(both.total) })
  return { part: one.value, rest }
}
