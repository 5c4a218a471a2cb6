/** What cannot be, whatever comes: a share of more than all, or of less than none. */
import type { Ask, Relation } from '../../ask/ask.ts'
import type { Stated } from './ask-stated.ts'

/** `nearest`: what answers something near it, whose unit tells whether a share is asked about. */
export function isImpossible({ relation, of, wants }: Ask, nearest: Pick<Stated, 'unit'> | null): boolean {
  const isShare = of.measure === 'share' || (of.measure === 'level' && isOfWhole.test(nearest?.unit ?? ''))
  return wants === 'chance' && isShare && relation !== null && isBeyond(relation)
}

function isBeyond(relation: Relation): boolean {
  if (!('value' in relation) || relation.unit !== '%') return false
  return sides[relation.comparison] === 'up' ? relation.value > 100 : relation.value < 0
}
const sides = { 'at-least': 'up', above: 'up', 'at-most': 'down', below: 'down', between: 'up' } as const

/** '% of population', and not '% per year'. */
const isOfWhole = /^% of\b/
