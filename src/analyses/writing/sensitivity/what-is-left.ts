/** What is left of the chances once a nearer day has passed, or the likeliest of several is ruled out. */
import { yearAsked } from '../asked.ts'
import { rankedOptions } from '../answers/option.ts'
import { isOneThing } from '../event/option-event.ts'
import { askedYear, chanceOf, forecastPath, hasChance, inYear, labelOf, reader, yearOf, yearRead } from '../facts.ts'
import type { Evidence } from '../../report/evidence.ts'
import { amount, plainly, sentence, when } from '../sentence.ts'
import type { PredictionView } from '../views.ts'
import type { Answer, Writing } from '../writing.ts'
import { fails, notByThen } from './cases.ts'
import type { Mover } from './mover.ts'

/** What has not come by a nearer deadline: less is left for the later one. Only of what can come but once. */
export function ifNotBy(w: Writing, { figure, year }: Answer, view: PredictionView): Mover[] {
  // Between two deadlines the answer is for a year of its own.
  const between = yearBetween({ figure, year })
  const until = between ?? yearOf(view)
  const earlier = lastBefore(w, view, until)
  const first = earlier && chanceOf(w, earlier)
  const whole = between === null ? chanceOf(w, view) : figure
  if (!earlier || !first || whole !== figure || isNoMore(whole, first)) return []
  const left = w.table.compute('chance-still', [first, whole], {
    title: `${view.item.label}, if not by ${yearOf(earlier)}`,
    unit: 'chance',
  })
  return [
    {
      what: labelOf(w, earlier),
      item: earlier.ref,
      when: yearRead(w, earlier),
      known: yearRead(w, earlier),
      cases: [{ if: fails(w), answer: amount(left) }],
      said: sentence`If it has not come by ${inYear(yearRead(w, earlier))}, which has a chance of ${amount(notYet(w, earlier, first))}, ${amount(left)} is left for ${between === null ? inYear(yearRead(w, view)) : when(askedYear(w, between))} instead of ${amount(whole)}.`,
    },
  ]
}

const yearBetween = ({ figure, year }: Pick<Answer, 'figure' | 'year'>) =>
  figure.formula === 'log-odds-between' || figure.formula === 'hazard-between' ? year : null

const isNoMore = (one: Evidence, other: Evidence): boolean => Number(one.value) <= Number(other.value)

/** The nearest of its kin that falls due before a year. */
function lastBefore(w: Writing, view: PredictionView, year: number): PredictionView | undefined {
  return deadlinesOf(w, view)
    .filter((one) => yearOf(one) < year)
    .at(-1)
}

/** The same by other deadlines, itself among them, the nearest first; none of what can come more than once. */
export function deadlinesOf(w: Writing, view: PredictionView): PredictionView[] {
  if (!isDeadline(view)) return []
  return w.predictions
    .filter((one) => isDeadline(one) && one.details.group?.id === view.details.group?.id && isSameBut(one, view))
    .toSorted((a, b) => yearOf(a) - yearOf(b))
}

/**
 * The same of a date that is foreseen: what is left for the year that is asked about once the first quarter of the
 * chance has passed.
 */
export function ifNotYet(w: Writing, { figure }: Answer, view: PredictionView<'date'>): Mover[] {
  const forecast = forecastPath(view)
  const to = yearAsked(w)
  if (!forecast || figure.formula !== 'chance-by-year' || to === null) return []
  const read = reader(w, view)
  const path = `${forecast.path}.estimate.quantiles`
  const early = read(`${path}.p25`, `forecast by ${forecast.who}, 25% point`, 'day')
  if (Number(String(early.value).slice(0, 4)) >= to) return []
  const by = { title: `${view.item.label}, chance to come by the end of the year of its 25% point`, unit: 'chance' }
  const passed = w.table.compute('chance-by-year', [read(path, `forecast by ${forecast.who}`), early], by)
  const left = w.table.compute('chance-still', [passed, figure], {
    title: `${view.item.label}, if not by then`,
    unit: 'chance',
  })
  return [
    {
      what: labelOf(w, view),
      item: view.ref,
      when: early,
      known: early,
      cases: [{ if: notByThen(w), answer: amount(left) }],
      said: sentence`If it has not come by the end of ${inYear(early)}, ${amount(left)} is left for ${when(askedYear(w, to))} instead of ${amount(figure)}.`,
    },
  ]
}

/**
 * The same where the date itself is the answer: where its middle goes once the first quarter of the chance has passed.
 */
export function middleIfNotYet(w: Writing, { figure }: Answer, view: PredictionView<'date'>): Mover[] {
  const forecast = forecastPath(view)
  if (!forecast || figure.formula) return []
  const read = reader(w, view)
  const path = `${forecast.path}.estimate.quantiles`
  const early = read(`${path}.p25`, `forecast by ${forecast.who}, 25% point`, 'day')
  const middle = w.table.compute('middle-if-not-by', [read(path, `forecast by ${forecast.who}`), early], {
    title: `${view.item.label}, the middle of what is left after its 25% point`,
    unit: 'year',
  })
  const now = inYear(read(`${path}.p50`, `forecast by ${forecast.who}, 50% point`, 'day'))
  // What moves by less than a year is not seen to move.
  if (now.text === plainly(middle).text) return []
  return [
    {
      what: labelOf(w, view),
      item: view.ref,
      when: early,
      known: early,
      cases: [{ if: notByThen(w), answer: plainly(middle) }],
      said: sentence`If it has not come by ${when(early)}, the middle moves from ${now} to ${plainly(middle)}.`,
    },
  ]
}

/** Of several that exclude each other: what the one of the answer comes to without another, the likeliest first. */
export function ifRuledOut(w: Writing, { figure }: Answer, view: PredictionView<'choice'>): Mover[] {
  const ranked = rankedOptions(w, view)
  const own = ranked.find(({ chance }) => chance === figure)
  if (!own) return []
  return ranked
    .filter((one) => one !== own && isOneThing(one) && Number(one.chance.value) > 0 && Number(one.chance.value) < 1)
    .slice(0, mostOptions)
    .map((other) => {
      const title = `${view.item.label}: ${String(own.option.value)}, without ${String(other.option.value)}`
      const left = w.table.compute('share-of-rest', [own.chance, other.chance], { title, unit: 'chance' })
      return {
        what: other.option,
        item: view.ref,
        when: reader(w, view)('details.closes', 'day on which it closes', 'day'),
        // It may be ruled out on any day before.
        known: null,
        cases: [{ if: fails(w), answer: amount(left) }],
        said: sentence`Were “${plainly(other.option)}” ruled out, “${plainly(own.option)}” would stand at ${amount(left)}.`,
      }
    })
}
const mostOptions = 3

function notYet(w: Writing, { item }: PredictionView, chance: Evidence): Evidence {
  return w.table.compute('chance-not', [chance], { title: `${item.label}: no`, unit: 'chance' })
}

/** 'by the end of 2050': what has come by 2040 has come by then. */
function isDeadline(view: PredictionView): boolean {
  const { item, details } = view
  return /\bby\b/.test(item.title) && !details.condition && !details.automatic && hasChance(view)
}

const isSameBut = (one: PredictionView, other: PredictionView) =>
  one.item.title.replaceAll(String(yearOf(one)), '') === other.item.title.replaceAll(String(yearOf(other)), '')
