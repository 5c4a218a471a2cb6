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

/** How much it is about what the question asks, and about nothing narrower. */
export const aboutOf = ({ because, about = because === 'words' ? 1 : 0 }: DossierItem): number =>
  because === 'named' ? 1 : about

/** What the answer is about: a question, a series, or worlds. */
function subjectsOf(answer: Answer | null): { ref: string; item: DossierItem }[] {
  return [answer?.prediction, answer?.trend, ...(answer?.worlds ?? [])].filter(
    (one) => one !== null && one !== undefined,
  )
}

/** Relations of a subject to what bears on it, and of an item to what it bears on. */
const ofSubject: ReadonlySet<string> = new Set(['driven-by', 'measured-by', 'member', 'signpost'])
const toSubject: ReadonlySet<string> = new Set(['drives', 'slows', 'part-of', 'evidence-for', 'evidence-against'])

/** Whether somebody has said that an item drives, slows, measures or belongs to the subject: not what follows from it. */
export function bearsOn({ ref, item }: { ref: string; item: DossierItem }, answer: Answer | null): boolean {
  return subjectsOf(answer).some(
    (subject) =>
      subject.item.links.some(({ to, relation }) => to === ref && ofSubject.has(relation)) ||
      item.links.some(({ to, relation }) => to === subject.ref && toSubject.has(relation)),
  )
}

/** Where nothing answers, what holds the question's own words is as near as it comes. */
export function comesNear(
  w: Pick<Writing, 'dossier'>,
  view: { ref: string; item: DossierItem },
  answer: Answer | null,
) {
  return answer ? bearsOn(view, answer) : isAbout(w, view.item) && aboutOf(view.item) > 0
}
