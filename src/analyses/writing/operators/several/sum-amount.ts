/** How much several make together, with the range in which that lies. */
import { level, roughly } from '../../facts.ts'
import { bare, sentence } from '../../sentence.ts'
import { type Answer, plainAnswer, type Writing } from '../../writing.ts'
import { yearSaid } from '../above-other.ts'
import { type Added, inputsOf, isSpread, labelOf, lastTogether, middlesOf, namesOf, statesOf } from './added.ts'

export function sumOf(w: Writing, added: Added): Answer {
  const { year, unit, all } = added
  const compute = (end: 'low' | 'middle' | 'high' | 'low-tied' | 'high-tied') =>
    w.table.compute(`sum-${end}`, inputsOf(added), { title: `${labelOf(added)}, together in ${year}, ${end}`, unit })
  const [low, figure, high] = [compute('low'), compute('middle'), compute('high')]
  return {
    ...plainAnswer,
    states: statesOf(w, added, { wants: 'amount' }),
    figure,
    text: roughly(figure).text,
    says: `${labelOf(added)} together in ${year}`,
    event: { said: ['what ', ...namesOf(added), ' make together in ', yearSaid(w, year)] },
    low,
    high,
    sentences: [
      sentence`Together ${namesOf(added)} make ${roughly(figure)} in ${yearSaid(w, year)}, in the middle.`,
      ...lastTogether(w, added),
      ...middlesOf(added),
      sentence`It lies between ${roughly(low, true)} and ${roughly(high)} with a chance of ${bare(level(w, 80))}, with each treated as independent of the others.`,
      ...(isSpread(added)
        ? [
            sentence`Were they to move together closely, that range would run from ${roughly(compute('low-tied'), true)} to ${roughly(compute('high-tied'))}.`,
          ]
        : []),
    ],
    trend: all[0].trend,
    year,
  }
}
