/** The items that a report rests on: all that were read for its question, and of those that stand for another the ones that it draws on. */
import type { Dossier } from '../dossier/dossier.ts'
import type { Evidence } from '../report/evidence.ts'

type Behind = Pick<Dossier['resolved'][number], 'ref' | 'version' | 'title' | 'author' | 'authorId'>

export function itemsBehind({ items, resolved, alike = [] }: Dossier, evidence: readonly Evidence[]): Behind[] {
  const read = [...items, ...resolved]
  const [known, used] = [new Set(read.map(({ ref }) => ref)), new Set(evidence.map(({ item }) => item))]
  const standing = alike.filter(({ ref }) => used.has(ref) && !known.has(ref))
  return [...read, ...new Map(standing.map((one) => [one.ref, one])).values()]
}
