/** Yes or no. */
import { yesOf } from '../../../reading/chances.ts'
import type { MetaculusType } from './metaculus-type.ts'

export const binary: MetaculusType = {
  read: () => ({
    is: {
      question: { type: 'binary' },
      estimateOf: (values) => yesOf(values[1] ?? Number.NaN),
      outcomeOf(resolution) {
        const said = resolution.toLowerCase()
        return said === 'yes' || said === 'no' ? said : null
      },
    },
  }),
  column: 'Probability Yes',
  valuesIn: (text) => (text === '' ? null : [1 - Number(text), Number(text)]),
}
