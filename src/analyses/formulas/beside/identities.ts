/** Formulas on what a total and a share of it make by arithmetic: which share holds the part, or the rest, where it is. */
import { convert } from '../../units/convert.ts'
import type { Value } from '../../dossier/field-value.ts'
import { formulaList, numberIn } from '../formula.ts'

type Shared = { share: number; unit: string; total: number; later: number }

function sharedIn(inputs: readonly Value[]): Shared {
  const unit = String(inputs[1])
  const share = convert(numberIn(inputs, 0), unit, 'share')
  if (share === null) throw new Error(`${unit} is no share`)
  return { share, unit, total: numberIn(inputs, 2), later: numberIn(inputs, 3) }
}

/** In the unit in which the share is told. */
function told(share: number, unit: string): number {
  const said = convert(share, 'share', unit)
  if (said === null) throw new Error(`${unit} is no share`)
  return said
}
const of = 'of the share s with its unit, the total t and the total u of a later time'

export const identityFormulas = formulaList({
  'share-holding-rest': {
    says: 'which share leaves as much of a later total as there is today',
    how: `1 - (1 - s) t / u, ${of}`,
    compute(inputs) {
      const { share, unit, total, later } = sharedIn(inputs)
      return told(1 - ((1 - share) * total) / later, unit)
    },
    example: { inputs: [40, '% of generation', 100, 120], value: 50 },
  },
  'share-holding-part': {
    says: 'which share makes as much of a later total as there is today',
    how: `s t / u, ${of}`,
    compute(inputs) {
      const { share, unit, total, later } = sharedIn(inputs)
      return told((share * total) / later, unit)
    },
    example: { inputs: [10, '% of population', 100, 125], value: 8 },
  },
})
