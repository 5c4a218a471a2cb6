/** How likely it is that several make so much together. */
import { sideOf, sizeOf } from '../../answers/says.ts'
import { askOf } from '../../asked.ts'
import { type Bar, barIn } from '../../bar-in.ts'
import { amount, type Phrase, sentence } from '../../sentence.ts'
import { type Answer, plainAnswer, type Writing } from '../../writing.ts'
import { yearSaid } from '../above-other.ts'
import { unitRead } from '../amounts.ts'
import { type Chances, chancesHoweverTied } from '../however-tied.ts'
import { type Added, inputsOf, isSpread, labelOf, lastTogether, middlesOf, namesOf, statesOf } from './added.ts'

export function chanceOfSum(w: Writing, added: Added): Answer | null {
  const { all, year, unit } = added
  const [first] = all
  const bar = barIn(w, unitRead(w, first))
  const { relation } = askOf(w)
  if (!bar || !relation || relation.comparison === 'between') return null
  const { figure, least, most } = chancesOf(w, added, bar)
  const side = sideOf[relation.comparison]
  const said = (value: Phrase): Phrase => [
    ...namesOf(added),
    ' together make ',
    sizeOf[side],
    ' ',
    value,
    ' in ',
    yearSaid(w, year),
  ]
  return {
    ...plainAnswer,
    states: statesOf(w, added, { wants: 'chance', relation: bar.relation, unit }),
    figure,
    text: amount(figure).text,
    says: `${labelOf(added)} together ${side} ${amount(bar.value).text} in ${year}`,
    event: {
      said: said(amount(bar.value)),
      denied: [
        ...namesOf(added),
        ' do not together make ',
        sizeOf[side],
        ' ',
        amount(bar.value),
        ' in ',
        yearSaid(w, year),
      ],
    },
    low: least,
    high: most,
    sentences: [
      sentence`The chance that ${said(amount(bar.value))} is ${amount(figure)}.`,
      ...bar.typed,
      ...lastTogether(w, added),
      ...middlesOf(added),
      ...(isSpread(added)
        ? [
            sentence`That treats each as independent of the others; depending on how far they move together or against each other, it lies between ${amount(least)} and ${amount(most)}.`,
          ]
        : []),
    ],
    trend: first.trend,
    year,
  }
}

function chancesOf(w: Writing, added: Added, { value, side }: Bar): Chances {
  return chancesHoweverTied(w, {
    formula: 'sum-at-least',
    inputs: [value, ...inputsOf(added)],
    title: `${labelOf(added)}, together in ${added.year}`,
    is: 'so much or more',
    isNot: 'less',
    isDenied: side === 'at most' || side === 'below',
  })
}
