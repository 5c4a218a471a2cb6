/** The series that a part of a question is about, the best first. */
import { aboutOf } from '../../dossier/near.ts'
import type { DossierItem } from '../../dossier/dossier.ts'
import { isPartUnnamed } from '../../identities/identities.ts'
import { askOf } from '../asked.ts'
import { namedIn } from './naming.ts'
import type { TrendView } from '../views.ts'
import type { Writing } from '../writing.ts'

/** What a question was read to be about comes first; what merely has a word of it in its name is about something else. */
const leastNamed = 0.25
const forRank = 0.2
const forAbout = 0.3

export function trendsAsked(w: Writing): TrendView[] {
  const { items, words } = askOf(w).of
  const series = items.filter((ref) => w.trends.some((view) => view.ref === ref && view.details.series))
  const scored = w.trends
    .filter(({ details }) => details.series && !isPartUnnamed(w.dossier.understood.text, details.series.id))
    .map((view) => {
      const place = series.indexOf(view.ref)
      const known = forAbout * aboutOf(view.item) + (place < 0 ? 0 : forRank / (1 + place))
      return { view, score: namedIn(words, view.item) + known }
    })
  return scored
    .filter(({ score }) => score >= leastNamed)
    .toSorted((a, b) => b.score - a.score)
    .map(({ view }) => view)
}

/** Whether a part was read to be about an item. */
export const isAskedOf = (w: Writing, { ref }: Pick<DossierItem, 'ref'>): boolean => askOf(w).of.items.includes(ref)
