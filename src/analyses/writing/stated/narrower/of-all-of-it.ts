/**
 * Whether the part that something has of another thing is asked about, where an answer tells all that there is of it:
 * that may grow while its part falls.
 */
import type { Ask } from '../../../ask/ask.ts'
import type { Stated } from '../ask-stated.ts'

const part = /\b(?:share|percentage|proportion|portion|fraction)\b(?! price)/i
const inParts = /^(?:%|percentage)|\bper (?!year\b)/i

/** What is held against a value has that value's unit. */
export const isOfAllOfIt = ({ wants, relation, of }: Ask, { unit }: Pick<Stated, 'unit'>): boolean =>
  wants === 'chance' &&
  (relation === null || ('factor' in relation && 'self' in relation.of)) &&
  unit !== null &&
  part.test(of.words) &&
  !inParts.test(unit)
