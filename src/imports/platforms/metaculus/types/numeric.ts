/** A number: a curve over a range. */
import { checkedRange, isLog, quantilesOf } from '../../../reading/cdf-quantiles.ts'
import { lineOf } from '../../../reading/plain.ts'
import { numbersIn } from '../python-list.ts'
import { beyond } from './beyond.ts'
import type { MetaculusType } from './metaculus-type.ts'

/** A number that names no unit: its title says of what. */
const unnamed = 'units'

export const numeric: MetaculusType = {
  questionOf(said) {
    const range = checkedRange(said.rangeOf(false))
    if ('why' in range) return range
    const { min, max, openBelow, openAbove } = range.is
    const scale = isLog(range.is) ? 'log' : 'linear'
    const unit = lineOf(said.unit, 60) || unnamed
    return { is: { type: 'numeric', unit, range: { min, max, openBelow, openAbove, scale } } }
  },
  column: 'Continuous CDF',
  valuesIn: (text) => numbersIn(text),
  estimateOf(said, values) {
    const range = checkedRange(said.rangeOf(false))
    const quantiles = 'why' in range ? range : quantilesOf(values, range.is)
    return 'why' in quantiles ? quantiles : { is: { type: 'numeric', quantiles: quantiles.is } }
  },
  outcomeOf(said, resolution) {
    const left = beyond(resolution, said.rangeOf(false), String)
    if (left !== null) return left
    return resolution !== '' && Number.isFinite(Number(resolution)) ? String(Number(resolution)) : null
  },
}
