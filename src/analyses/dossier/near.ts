/** Which items bear on a question, and which merely lie near those that do. */
import type { Dossier, DossierItem } from './dossier.ts'
import type { Answer, Writing } from '../writing/writing.ts'

/** Below this share of the best fit an item is about something else. */
const leastOfBest = 0.6

/** By its own words: not because something links to it. */
export function isAbout({ dossier }: Pick<Writing, 'dossier'>, { fit, because }: DossierItem): boolean {
  return because === 'named' || (because !== 'link' && fit >= leastOfBest * bestFit(dossier))
}

export function bestFit({ items }: Dossier): number {
  return Math.max(0, ...items.map(({ fit }) => fit))
}

/** What the answer is about: a question, a series, or worlds. */
function subjectsOf(answer: Answer | null): { ref: string; item: DossierItem }[] {
  return [answer?.prediction, answer?.trend, ...(answer?.worlds ?? [])].filter(
    (one) => one !== null && one !== undefined,
  )
}

/** How an item is tied to the subject of the answer: by its own link, or by the subject's; null where it is not. */
export function tieTo({ ref, item }: { ref: string; item: DossierItem }, answer: Answer | null): string | null {
  for (const subject of subjectsOf(answer)) {
    const link = item.links.find(({ to }) => to === subject.ref) ?? subject.item.links.find(({ to }) => to === ref)
    if (link) return link.relation
  }
  return null
}
