/** Formulas whose value is a text: what was computed, said by the words that its page uses. */
import { z } from 'zod'
import { sayIncoherence } from '#scenarios/chances/say-incoherence.ts'
import { scenarioNumbers } from '#scenarios/numbers.ts'
import { formulaList } from './formula.ts'

const incoherence = scenarioNumbers.shape.incoherences.element

export const wordFormulas = formulaList({
  'incoherence-in-words': {
    says: 'why chances of a world cannot all be so',
    how: 'the sentences that the page of the scenario has for it, with the names of the items in the order of their references',
    compute([found, ...names]) {
      const text = String(found)
      const refs = [...new Set(text.match(/[a-z]+\/[1-9]\d*/g))].toSorted()
      if (refs.length !== names.length) throw new Error(`names ${refs.length} items, not ${names.length}`)
      const titles = new Map(refs.map((ref, i) => [ref, String(names[i])]))
      return sayIncoherence(incoherence.parse(z.json().parse(JSON.parse(text))), (ref) => titles.get(ref) ?? ref)
    },
    example: {
      inputs: ['{"kind":"exclusive","one":"prediction/1","other":"prediction/2"}', 'War', 'Peace'],
      value: '“War” and “Peace” cannot both turn out as this world needs them.',
    },
  },
})
