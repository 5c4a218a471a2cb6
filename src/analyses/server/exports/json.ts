/**
 * A report as it is kept: sentences, claims, evidence, pictures, what has become of it since, and the formulas it names in
 * words.
 */
import type { FormulaWords } from '../../document/footnote.ts'
import { report as schema, type Report } from '../../report/report.ts'

/** The schema puts the fields in the order in which a person reads them: the database keeps none. */
export function jsonOf(report: Report, formulas: FormulaWords, standing: readonly string[] = []): string {
  return `${JSON.stringify({ ...schema.parse(report), standing, formulas }, null, 2)}\n`
}
