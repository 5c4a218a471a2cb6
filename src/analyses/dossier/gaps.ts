/** What the base lacks for a question, a sentence each, the gravest first. */
import type { Dossier } from './dossier.ts'
import { dossierKinds } from './kinds/index.ts'

const gone = 'Something that was chosen has gone from the base since, or has been resolved: the report does without it.'

/** `unknown`: words of the question that nothing in the base holds. `hasGone`: something that was chosen for it. */
export function gapsOf(dossier: Omit<Dossier, 'gaps'>, unknown: readonly string[], hasGone = false): string[] {
  const ofWords = [...(hasGone ? [gone] : []), ...(unknown.length ? [sayUnknown(unknown)] : [])]
  if (dossier.items.length === 0) return ofWords
  return [...ofWords, ...Object.values(dossierKinds).flatMap((kind) => kind.gapsIn(dossier))]
}

function sayUnknown(words: readonly string[]): string {
  return `Nothing in the base speaks of ${listed(words.slice(0, 4).map((word) => `“${word}”`))}.`
}

/** 'a', 'a and b', 'a, b and c'. */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
