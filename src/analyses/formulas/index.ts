/**
 * The formulas of reports: a closed list. Each is pure, has its source and a worked example, and can be computed again
 * from its inputs alone.
 */
import type { Value } from '../dossier/field-value.ts'
import { alikeFormulas } from './beside/alike.ts'
import { amountFormulas } from './amounts.ts'
import { branchFormulas } from './branches.ts'
import { chanceFormulas } from './chances.ts'
import { conditionFormulas } from './conditions.ts'
import { countFormulas } from './counts.ts'
import { decisionFormulas } from './decisions.ts'
import { givenFormulas } from './given.ts'
import { identityFormulas } from './beside/identities.ts'
import { judgedFormulas } from './judged.ts'
import { driverFormulas } from './beside/drivers.ts'
import { extremeFormulas } from './extremes.ts'
import { levelFormulas } from './beside/levels.ts'
import { jointFormulas } from './several/joint.ts'
import { meanFormulas } from './means.ts'
import { movedFormulas } from './beside/moved.ts'
import { paceFormulas } from './paces.ts'
import { peakFormulas } from './peaks.ts'
import { productFormulas } from './products.ts'
import { projectionFormulas } from './projections.ts'
import { seriesFormulas } from './series.ts'
import { stepFormulas } from './steps.ts'
import { sumFormulas } from './several/sums.ts'
import { wholeFormulas } from './whole.ts'
import { wordFormulas } from './words.ts'
import type { Formula } from './formula.ts'

export const formulas = {
  ...alikeFormulas,
  ...amountFormulas,
  ...branchFormulas,
  ...chanceFormulas,
  ...conditionFormulas,
  ...countFormulas,
  ...decisionFormulas,
  ...driverFormulas,
  ...givenFormulas,
  ...identityFormulas,
  ...extremeFormulas,
  ...jointFormulas,
  ...levelFormulas,
  ...judgedFormulas,
  ...meanFormulas,
  ...movedFormulas,
  ...paceFormulas,
  ...peakFormulas,
  ...productFormulas,
  ...projectionFormulas,
  ...seriesFormulas,
  ...stepFormulas,
  ...sumFormulas,
  ...wholeFormulas,
  ...wordFormulas,
} satisfies Record<string, Formula>
export type FormulaName = keyof typeof formulas

/** Null for a name that is none. */
export function formulaNamed(name: string): Formula | null {
  return Object.hasOwn(formulas, name) ? formulas[name as FormulaName] : null // the line before has looked
}

/** Throws where the formula is none, or its inputs are not what it takes. */
export function compute(name: string, inputs: readonly Value[]): Value {
  const formula = formulaNamed(name)
  if (!formula) throw new Error(`there is no formula ${name}`)
  const value = formula.compute(inputs)
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Error(`${name} of ${inputs.join(', ').slice(0, 200)} is no number`)
  return value
}
