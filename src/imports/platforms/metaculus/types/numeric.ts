/** A number: a curve over a range. */
import { checkedRange, isLog, quantilesOf } from '../../../reading/cdf-quantiles.ts'
import { lineOf } from '../../../reading/plain.ts'
import { numbersIn } from '../python-list.ts'
import { beyond } from './beyond.ts'
import type { MetaculusType } from './metaculus-type.ts'

/** A number that names no unit: its title says of what. */
const unnamed = 'units'

export const numeric: MetaculusType = {
  read(said) {
    const range = checkedRange(said.rangeOf(false))
    if ('why' in range) return range
    const { min, max, openBelow, openAbove } = range.is
    const scale = isLog(range.is) ? 'log' : 'linear'
    const unit = lineOf(said.unit, 60) || unnamed
    return {
      is: {
        question: { type: 'numeric', unit, range: { min, max, openBelow, openAbove, scale } },
        estimateOf(values) {
          const quantiles = quantilesOf(values, range.is)
          return 'why' in quantiles ? quantiles : { is: { type: 'numeric', quantiles: quantiles.is } }
        },
        outcomeOf: (resolution) => beyond(resolution, range.is, String) ?? numberIn(resolution),
      },
    }
  },
  column: 'Continuous CDF',
  valuesIn: (text) => numbersIn(text),
}

function numberIn(text: string): string | null {
  return text !== '' && Number.isFinite(Number(text)) ? String(Number(text)) : null
}
