/** Which of three or more will be the largest, or the smallest? The likeliest, with the chance of each. */
import { askOf, yearAsked } from '../../asked.ts'
import { tenYearsOn } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, listed, type Phrase, sentence } from '../../sentence.ts'
import { ofBoth } from '../../stated/of-both.ts'
import { type Answer, plainAnswer, type Writing } from '../../writing.ts'
import { statedOf, yearSaid } from '../above-other.ts'
import { type Amount, amountIn, type Measured } from '../amounts.ts'
import { summandsOf } from './summands.ts'

export function largest(w: Writing): Answer | null {
  const { wants, of } = askOf(w)
  const all = wants === 'which' && of.among ? summandsOf(w, of.among.things) : null
  if (!all) return null
  const year = yearAsked(w) ?? tenYearsOn(w)
  const amounts = all.flatMap((one) => amountIn(w, one, year) ?? [])
  return amounts.length < all.length ? null : answerOf(w, { all, amounts, year, isLeast: of.among?.isLeast === true })
}

type Several = { all: readonly Measured[]; amounts: Amount[]; year: number; isLeast: boolean }
type Ranked = { one: Measured; of: Amount; chance: Evidence }

function answerOf(w: Writing, several: Several): Answer | null {
  const { all, year, isLeast } = several
  const ranked = rankedIn(w, several)
  const [first, ...others] = ranked
  const [stated, ...rest] = all.map((one) => statedOf(w, one, year))
  if (!first || !stated) return null
  const most = isLeast ? 'the smallest' : 'the largest'
  const said: Phrase = [first.of.name, ` is ${most} of these in `, yearSaid(w, year)]
  return {
    ...plainAnswer,
    states: { ...rest.reduce(ofBoth, stated), wants: 'which', isAmong: true },
    figure: first.chance,
    text: amount(first.chance).text,
    says: `${first.one.view.item.label}: ${most} of ${all.map(({ view }) => view.item.label).join(', ')} in ${year}`,
    event: { said },
    sentences: [
      sentence`The chance that ${said} is ${amount(first.chance)}; ${listed(others.map(({ of, chance }): Phrase => [of.name, ' ', amount(chance)]))}.`,
      sentence`In the middle ${listed(ranked.map(({ of }, i): Phrase => [of.name, i === 0 ? ' has ' : ' ', of.middle]))}; each is treated as independent of the others.`,
    ],
    trend: first.one.trend,
    year,
  }
}

/** The likeliest first. */
function rankedIn(w: Writing, { all, amounts, year, isLeast }: Several): Ranked[] {
  const ranked = all.flatMap((one, i): Ranked[] => {
    const own = amounts[i]
    if (!own) return []
    const others = amounts.filter((other) => other !== own).flatMap(({ inputs }) => inputs)
    const chance = w.table.compute(isLeast ? 'chance-smallest' : 'chance-largest', [...own.inputs, ...others], {
      title: `${String(own.label.value)}, chance of being the ${isLeast ? 'smallest' : 'largest'} of all in ${year}`,
      unit: 'chance',
    })
    return [{ one, of: own, chance }]
  })
  return ranked.toSorted((a, b) => Number(b.chance.value) - Number(a.chance.value))
}
