/** One of several: a chance for each option that there ever was, in their order. */
import { lineOf } from '../../../reading/plain.ts'
import { optionsOf } from '../../../reading/chances.ts'
import { numbersIn } from '../python-list.ts'
import type { MetaculusType, Said } from './metaculus-type.ts'

/** As many as a question may have here. */
const most = { options: 20, signs: 80 }

export const multipleChoice: MetaculusType = {
  questionOf(said) {
    const options = namesOf(said)
    if (options.length < 2) return { why: 'names no options' }
    if (options.length > most.options) return { why: `has ${options.length} options, and ${most.options} can be read` }
    if (new Set(options).size < options.length || options.includes('')) return { why: 'has options that read alike' }
    return { is: { type: 'choice', options } }
  },
  column: 'Probability Yes Per Category',
  valuesIn: (text) => numbersIn(text),
  estimateOf: (said, values) => optionsOf(namesOf(said), values),
  outcomeOf(said, resolution) {
    const name = lineOf(resolution, most.signs)
    return namesOf(said).includes(name) ? name : null
  },
}

const namesOf = ({ options }: Said) => (options ?? []).map((option) => lineOf(option, most.signs))
