/** Whether people or things are counted, where an answer tells a share of them: the number may grow while that falls. */
import type { Ask } from '../../../ask/ask.ts'
import type { Stated } from '../ask-stated.ts'

const counts =
  /\b(?:number|count|total) of (?!per ?cent|percentage)|\bhow many (?:more|fewer|additional|extra|other) (?!per ?cent|percentage|points)/i

export const countsNoShare = ({ relation, of }: Ask, { unit }: Pick<Stated, 'unit'>): boolean =>
  counts.test(of.words) &&
  of.measure !== 'share' &&
  !isInShares(relation) &&
  /^(?:%|percentage points)/.test(unit ?? '')

/** What is held against per cent is meant as a share, however it is called. */
const isInShares = (relation: Ask['relation']): boolean =>
  relation !== null && 'value' in relation && (relation.asked ?? relation).unit === '%'
