/** Yes or no. */
import { yesOf } from '../../../reading/chances.ts'
import type { MetaculusType } from './metaculus-type.ts'

export const binary: MetaculusType = {
  questionOf: () => ({ is: { type: 'binary' } }),
  column: 'Probability Yes',
  valuesIn: (text) => (text === '' ? null : [1 - Number(text), Number(text)]),
  estimateOf: (_, values) => yesOf(values[1] ?? Number.NaN),
  outcomeOf(_, resolution) {
    const said = resolution.toLowerCase()
    return said === 'yes' || said === 'no' ? said : null
  },
}
