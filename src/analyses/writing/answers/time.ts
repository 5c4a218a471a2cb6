/**
 * When? By questions that differ by their year alone: between the last that is unlikely and the first that is likely,
 * or before or after all of them.
 */
import { chanceOf, forecastPath, inYear, labelOf, reader, seriesOf, yearOf, yearRead } from '../facts.ts'
import { thresholdRuleOf } from '#predictions/resolving/rule.ts'
import { itselfWithoutYear, whoseForecast } from '../phrases.ts'
import { haveHazard } from './between-years.ts'
import { amount, listed, type Phrase, sentence, when } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import type { PredictionView } from '../views.ts'
import { type Answer, plainAnswer, type Writing } from '../writing.ts'
import { chanceWith, whoGives } from '../people/people.ts'
import { onJudgement } from './chance.ts'
import { withoutYear } from './says.ts'
import { statedBy } from '../stated/stated.ts'

type Due = { view: PredictionView; chance: Evidence }

export function timeOfFamily(w: Writing, view: PredictionView): Answer | null {
  const family = familyOf(w, view)
  const place = family.findIndex(({ chance }) => Number(chance.value) >= 0.5)
  const [before, after] = [family[place - 1], family[place]]
  if (before && after) return betweenTwo(w, before, after)
  return place < 0 ? afterAll(w, family) : null
}

/** Of what can only come once, or that a series reaches from below: later years are no less likely. */
function familyOf(w: Writing, view: PredictionView): Due[] {
  const { group, automatic } = view.details
  const isRise = automatic?.comparison ? automatic.comparison.startsWith('>') : /\bby\b/.test(view.item.title)
  if (!isRise) return []
  const isKin = (one: PredictionView) =>
    one === view ||
    (one.details.group?.id === group?.id &&
      group !== undefined &&
      one.details.automatic?.threshold === automatic?.threshold)
  const due = w.predictions.filter(isKin).flatMap((one): Due[] => {
    const chance = chanceOf(w, one)
    return chance && !one.details.condition ? [{ view: one, chance }] : []
  })
  return due.toSorted((a, b) => yearOf(a.view) - yearOf(b.view))
}

function betweenTwo(w: Writing, before: Due, after: Due): Answer {
  const [start, end] = [yearRead(w, before.view), yearRead(w, after.view)]
  const trend = seriesOf(w, after.view)
  const isHazard = haveHazard(before, after)
  const figure = w.table.compute(
    isHazard ? 'year-of-half-by-hazard' : 'year-of-half',
    [start, before.chance, end, after.chance],
    {
      title: `The first year in which ${after.view.item.label} is more likely than not`,
      unit: 'year',
    },
  )
  const firstYear: Phrase = [
    `the first year ${isHazard ? 'by whose end' : 'for which'} it is more likely than not that `,
    itselfWithoutYear(w, after.view),
  ]
  return {
    ...plainAnswer,
    states: { ...statedBy(w, after.view, 'time'), isOfYears: true },
    figure,
    text: String(figure.value),
    says: withoutYear(String(labelOf(w, after.view).value)),
    event: { said: firstYear },
    sentences: [
      sentence`${when(figure)} is ${firstYear}.`,
      sentence`${whoGives([before.view, after.view])} ${chanceWith(w, before.view, amount(before.chance))} for ${inYear(start)} and ${chanceWith(w, after.view, amount(after.chance))} for ${inYear(end)}; ${isHazard ? 'between them the risk is the same in each year' : 'between them runs a straight line in log-odds'}.`,
      ...(trend ? [] : onJudgement(w, after.view)),
    ],
    prediction: after.view,
    trend,
    year: Number(figure.value),
    threshold: thresholdRuleOf(after.view.details)
      ? reader(w, after.view)('details.automatic.threshold', 'the value that decides')
      : null,
  }
}

/** Where people lead one of them, it may be more than another says of a later year. */
const areLess = (family: readonly Due[]): boolean =>
  family.slice(0, -1).every(({ chance }) => Number(chance.value) < Number(family.at(-1)?.chance.value))

/** Not even the last year that is asked about is likely. */
function afterAll(w: Writing, family: readonly Due[]): Answer | null {
  const last = family.at(-1)
  const forecast = last && forecastPath(last.view)
  if (!last || !forecast) return null
  const end = yearRead(w, last.view)
  const earlier = family
    .slice(0, -1)
    .map(({ view, chance }) => [chanceWith(w, view, amount(chance)), ' for ', inYear(yearRead(w, view))])
  return {
    ...plainAnswer,
    states: { ...statedBy(w, last.view, 'time'), isOfYears: true },
    figure: end,
    text: `after ${inYear(end).text}`,
    says: withoutYear(String(labelOf(w, last.view).value)),
    event: { said: ['the time at which ', itselfWithoutYear(w, last.view)] },
    sentences: [
      sentence`More likely than not it is after ${inYear(end)}, or never, that ${itselfWithoutYear(w, last.view)}: the chance by then is ${amount(last.chance)}, by ${whoseForecast(w, last.view) ?? 'its forecast'}.`,
      ...(earlier.length > 0
        ? [sentence`For nearer years it is ${areLess(family) ? 'less: ' : ''}${listed(earlier)}.`]
        : []),
      ...onJudgement(w, last.view),
    ],
    prediction: last.view,
    trend: seriesOf(w, last.view),
    year: yearOf(last.view),
  }
}
