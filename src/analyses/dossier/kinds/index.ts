/**
 * The kinds that dossiers hold, in the order in which gaps are told. A kind of content without a line does not compile
 * (src/app/kinds.test.ts).
 */
import type { Figure } from '#items/content-kind.ts'
import { withSaid } from '#items/with-said.ts'
import type { DossierItem } from '../dossier.ts'
import type { DossierKind } from '../dossier-kind.ts'
import { prediction } from './prediction.ts'
import { scenario } from './scenario.ts'
import { trend } from './trend.ts'

export const dossierKinds = { trend, prediction, scenario } as const

const byName: ReadonlyMap<string, DossierKind> = new Map(Object.entries(dossierKinds))

export function dossierKindOf(name: string): DossierKind {
  const found = byName.get(name)
  if (!found) throw new Error(`No dossier holds items of the kind "${name}"`)
  return found
}

/**
 * An item's number of a day in the fewest words, whoever leads: '425.6 ppm', '62%', '3% to 40%'. Empty where it has none.
 */
export function figureOf({ kind: name, details, numbers, crowd }: DossierItem, today: string): Figure {
  const { kind } = dossierKindOf(name)
  // Numbers of an older shape count as none.
  const said = withSaid(kind, details, crowd ? { crowd } : null)
  return kind.figureOf(said, kind.numbers.safeParse(numbers).data ?? null, today)
}
