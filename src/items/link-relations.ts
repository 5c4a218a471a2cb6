/**
 * How people may say that one item bears on another. The other relations come of a kind's own fields. Loads no schemas.
 */
export const linkRelations = [
  'drives',
  'driven-by',
  'slows',
  'evidence-for',
  'evidence-against',
  'part-of',
  'measured-by',
  'see-also',
] as const
export type LinkRelation = (typeof linkRelations)[number]
