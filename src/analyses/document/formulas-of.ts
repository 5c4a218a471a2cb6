/**
 * The formulas that a report names, in words: what travels with it, so that neither browsers nor files need the
 * formulas themselves.
 */
import type { FormulaWords } from './footnote.ts'
import { formulaNamed } from '../formulas/index.ts'
import type { Report } from '../report/report.ts'

export function formulasOf({ evidence }: Pick<Report, 'evidence'>): FormulaWords {
  const names = new Set(evidence.flatMap(({ formula }) => formula ?? []))
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const formula = formulaNamed(name)
      return formula ? [[name, { says: formula.says, how: formula.how }]] : []
    }),
  )
}
