/**
 * A section out of its template sentences and what a language model offered: verified sentences take the place of the
 * template sentences whose every claim they state; all others stay. Knows no endpoint.
 */
import type { Ground } from './ground.ts'
import type { Offer } from './model-answer.ts'
import type { Section, Sentence } from '../report/report.ts'
import type { Rejected } from './rejections.ts'
import { type Entailed, verifySentence } from './verify-sentence.ts'

export type Worded = {
  sentences: Sentence[]
  /** What was not taken, and why. */
  rejected: (Rejected & { text: string; homes?: Sentence[] })[]
  /** Template sentences that still stand for want of better ones. */
  standing: Sentence[]
}

type Taken = { sentence: Sentence; homes: Sentence[] }

export function wordSection(
  { sentences }: Section,
  ground: Ground,
  offers: readonly Offer[],
  entailed?: Entailed,
): Worded {
  const rejected: Worded['rejected'] = []
  const taken: Taken[] = []
  for (const offer of offers) {
    const verified = verifySentence(offer, ground, entailed)
    const fault = 'rejected' in verified ? verified.rejected : whyAgain(verified, taken)
    if (fault) rejected.push({ ...fault, text: offer.text, ...(verified.homes && { homes: verified.homes }) })
    else if ('sentence' in verified) taken.push(verified)
  }
  const standing = ground.sentences.filter((template) => !taken.some(({ homes }) => homes.includes(template)))
  return { sentences: compose(sentences, taken), rejected, standing }
}

/** Where another words the same already, or it is the template sentence itself. */
function whyAgain({ sentence, homes }: Taken, taken: readonly Taken[]): Rejected | null {
  if (homes.some(({ text }) => text === sentence.text))
    return { reason: 'said before', detail: 'these are the words of the given sentence' }
  const isSaid = taken.some((other) => other.homes.some((home) => homes.includes(home)))
  return isSaid ? { reason: 'said before', detail: 'a sentence above says it' } : null
}

/**
 * Each verified sentence stands where the first template sentence stood that it replaces. Connecting ones stay: they
 * hold caveats.
 */
function compose(sentences: readonly Sentence[], taken: readonly Taken[]): Sentence[] {
  const left = new Set(taken)
  return sentences.flatMap((template) => {
    const replacement = taken.find(({ homes }) => homes.includes(template))
    if (!replacement) return [template]
    return left.delete(replacement) ? [replacement.sentence] : []
  })
}
