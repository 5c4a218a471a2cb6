/** The items that a report rests on: those that a number, a quote or a name in it is of, or is computed from. */
import type { Dossier } from '../dossier/dossier.ts'
import type { Evidence } from '../report/evidence.ts'
import type { Block, Report } from '../report/report.ts'
import { rowsBehind } from '../report/rows-behind.ts'

type Told = Pick<Report, 'answer' | 'sections'>

/** In the order in which they were read, sets last. What was read and is nowhere told is none of them. */
export function itemsBehind(
  { items, resolved, alike = [], sets, trend }: Dossier,
  told: Told,
  evidence: readonly Evidence[],
): Report['sources'] {
  const used = usedIn(told, evidence)
  const read = new Map([...items, ...resolved, ...alike].map((one) => [one.ref, one]))
  const ofItems = [...read.values()]
    .filter(({ ref }) => used.has(ref) || ref === trend)
    .map(({ ref: item, version, title, author, authorId }) => ({ item, version, title, author, authorId }))
  const ofSets = Object.entries(sets).map(([slug, { version, title }]) => ({ item: `set/${slug}`, version, title }))
  return [...ofItems, ...ofSets.filter(({ item }) => used.has(item))]
}

function usedIn({ answer, sections }: Told, evidence: readonly Evidence[]): Set<string> {
  const claims = [
    ...(answer?.claims ?? []),
    ...sections.flatMap(({ sentences }) => sentences.flatMap((one) => one.claims)),
  ]
  const named = sections.flatMap(({ blocks }) => blocks.flatMap(namedIn))
  const ids = new Set([...(answer ? [answer.evidence] : []), ...claims.map((claim) => claim.evidence), ...named])
  const told = evidence.filter(({ id }) => ids.has(id))
  return new Set([...named, ...[...rowsBehind(told, evidence)].map(({ item }) => item)])
}

/** The items and the evidence that a picture or a table names, wherever it does. */
function namedIn(block: Block): string[] {
  const found: string[] = []
  JSON.stringify(block, (key, value: unknown) => {
    if ((key === 'item' || key === 'evidence') && typeof value === 'string') found.push(value)
    return value
  })
  return found
}
