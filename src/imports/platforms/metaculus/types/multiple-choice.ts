/** One of several: a chance for each option that there ever was, in their order. */
import { lineOf } from '../../../reading/plain.ts'
import { optionsOf } from '../../../reading/chances.ts'
import { numbersIn } from '../python-list.ts'
import type { MetaculusType } from './metaculus-type.ts'

/** As many as a question may have here. */
const most = { options: 20, signs: 80 }

export const multipleChoice: MetaculusType = {
  read(said) {
    const options = (said.options ?? []).map((option) => lineOf(option, most.signs))
    const why = whyNotOptions(options)
    if (why !== null) return { why }
    return {
      is: {
        question: { type: 'choice', options },
        estimateOf: (values) => optionsOf(options, values),
        outcomeOf(resolution) {
          const name = lineOf(resolution, most.signs)
          return options.includes(name) ? name : null
        },
      },
    }
  },
  column: 'Probability Yes Per Category',
  valuesIn: (text) => numbersIn(text),
}

function whyNotOptions(options: readonly string[]): string | null {
  if (options.length < 2) return 'names no options'
  if (options.length > most.options) return `has ${options.length} options, and ${most.options} can be read`
  if (new Set(options).size < options.length || options.includes('')) return 'has options that read alike'
  const reserved = options.find((option) => option in Object.prototype)
  return reserved === undefined ? null : `has an option that cannot be kept by its name: "${reserved}"`
}
