/** An item that bears on a question: how well, how it was found, and how much it is about that (`dossier/about.ts`). */
import type { Understood } from '../../dossier/preview.ts'
import type { Candidate, Matched, Near } from './candidate-store.ts'

export type Found = {
  item: Candidate
  fit: number
  because: 'words' | 'tags' | 'link' | 'named'
  about?: number
  share?: number
  /** Whether it has no word of something that the question names as what it asks about. */
  isOther?: boolean
  /** Whether the question calls it by its name, whatever else it tells. */
  isCalledSo?: boolean
}

/**
 * Who asks what, and when. `about`: the words to look for, where they are not those of the whole question; `looked`: what
 * was looked for already, by what it was: the whole of a question, and its only part, come to the same words.
 */
export type Asked = {
  understood: Understood
  about?: string
  accountId: string | null
  now: Date
  looked?: Looked
}

/** Of what was asked for already the answer, by its name. */
export type Looked = {
  words: Map<string, Promise<readonly Matched[]>>
  links: Map<string, Promise<readonly Near[]>>
  tags: Map<string, Promise<readonly Candidate[]>>
}

export const nothingLooked = (): Looked => ({ words: new Map(), links: new Map(), tags: new Map() })

/** Asks once for what is sought under one name. */
export function once<Answer>(
  known: Map<string, Promise<Answer>> | undefined,
  name: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answer = known?.get(name) ?? ask()
  known?.set(name, answer)
  return answer
}

/** The best fit first. */
export function byFit(found: readonly Found[]): Found[] {
  return found.toSorted((a, b) => b.fit - a.fit || Number(a.item.id) - Number(b.item.id))
}
