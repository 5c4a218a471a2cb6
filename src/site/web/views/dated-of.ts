/** Cards as the timeline and the radar show them: when their time comes, as their kinds say it. */
import { decimalYear } from '#kit/dates.ts'
import { seenFrom } from '#items/shelf/when.ts'
import type { Card, KindViews } from '#items/web/kind-view.ts'
import type { DatedItem } from '../../timeline/dated-item.ts'

export function datedOf(cards: readonly Card[], views: KindViews, today: string): DatedItem[] {
  const now = decimalYear(today)
  return cards.flatMap((card) => {
    const view = views[card.kind]
    if (!view) return []
    const { kind, id, label, title, category } = card
    const figure = [view.figure(card, today), view.time?.(card, today)].filter(Boolean).join(' ')
    const [isEstimate, when] = [view.isEstimate(card, today), seenFrom(now, view.whenOf(card))]
    const unit = figure === '' ? '' : view.unit?.(card)
    return [{ kind, id, label, title, category, figure, unit, isEstimate, when }]
  })
}

/** What is over is no longer to come. */
export const isSettled = ({ status }: Card) => status === 'resolved' || status === 'annulled'
