/** The chance for a year that lies between those of two questions which differ by it alone. */
import { deadlineIn } from '#scenarios/known-world.ts'
import { endedYear } from '../../formulas/times/months.ts'
import { dueAsked } from '../asked.ts'
import { chanceOf, forecastPath, inYear, madeOf, titleOf, yearOf, yearRead } from '../facts.ts'
import { amount, named, sentence, when } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import { chanceWith } from '../people/people.ts'
import type { Event } from '../event/event.ts'
import { itsEventBy } from '../event/its-event.ts'
import { itselfWithoutYear } from '../phrases.ts'
import type { Sentence } from '../../report/report.ts'
import type { PredictionView } from '../views.ts'
import type { Writing } from '../writing.ts'

type Between = {
  chance: Evidence
  /** A year, or a month to its end. */
  due: Evidence
  sentences: Sentence[]
  event: Event | null
  /** People lead one of the questions that it is read between. */
  isOfPeople: boolean
}

/** A year between those of two questions that differ by it alone has a chance between theirs. */
export function betweenYears(w: Writing, view: PredictionView): Between | null {
  const due = dueAsked(w)
  if (due === null) return null
  const [to, isMonth] = [endOf(due), due.unit === 'day']
  // A value of a month is none of a year.
  if (isMonth && !isDeadline(view)) return null
  // 'By the end of 2050' answers 'before 2050'; a value in 2038 is none of 2039.
  const least = isMonth ? 0 : view.details.automatic ? 1 : 2
  const other = Math.abs(yearOf(view) - to) < least ? undefined : acrossFrom(w, view, to)
  return other ? between(w, { view, other, due }) : beforeFirst(w, view, due)
}

/** The year that is over by then, with a part where it is a month. */
const endOf = (due: Evidence): number => endedYear(String(due.value))

type Pair = { view: PredictionView; other: PredictionView; due: Evidence }

/**
 * The chance that what is to come by a deadline has come by the end of a year or month, whichever: its own, one between
 * two deadlines, or one before the first. Null of what is asked of one time alone, and after the last deadline.
 */
export function chanceByEndOf(w: Writing, view: PredictionView, due: Evidence): Evidence | null {
  const to = endOf(due)
  if (!isDeadline(view)) return null
  const ofThen = [view, ...kinOf(w, view)].find((one) => yearOf(one) === to)
  if (ofThen) return chanceOf(w, ofThen)
  const other = acrossFrom(w, view, to)
  if (!other) return ahead(w, view, due)?.figure ?? null
  return across(w, { view, other, due })?.chance ?? null
}

/** Read at a time between both. */
function across(w: Writing, { view, other, due }: Pair) {
  const [earlier, later] = yearOf(view) > endOf(due) ? [other, view] : [view, other]
  const [low, high] = [chanceOf(w, earlier), chanceOf(w, later)]
  if (!low || !high || areAtOdds({ view: earlier, chance: low }, { view: later, chance: high })) return null
  const [start, end] = [yearRead(w, earlier), yearRead(w, later)]
  const way = ways[haveHazard({ view: earlier, chance: low }, { view: later, chance: high }) ? 'hazard' : 'line']
  const chance = w.table.compute(way.formula, [due, start, low, end, high], {
    title: `${view.item.label}, for ${String(due.value)}, between the questions for ${yearOf(earlier)} and ${yearOf(later)}`,
    unit: 'chance',
  })
  return { chance, earlier, later, low, high, start, ...way }
}

function between(w: Writing, { view, other, due }: Pair): Between | null {
  const read = across(w, { view, other, due })
  if (!read) return null
  const { chance, earlier, later, low, high, start, by, says } = read
  return {
    chance,
    due,
    event: itsEventBy(w, later, [` ${by} `, when(due)]),
    isOfPeople: Boolean(view.item.crowd ?? other.item.crowd),
    sentences: [
      sentence`The chance that ${itselfWithoutYear(w, later)} ${by} ${when(due)} is ${amount(chance)}.`,
      sentence`The base asks ${named(titleOf(w, later))}, at ${chanceWith(w, later, amount(high))}, and the same for ${inYear(start)}, at ${chanceWith(w, earlier, amount(low))}; ${says}.`,
    ],
  }
}

/**
 * A time before the first year that is asked about has a part of its chance: what is to come by then may come at any time
 * from the day of the forecast on.
 */
function beforeFirst(w: Writing, view: PredictionView, due: Evidence): Between | null {
  const read = ahead(w, view, due)
  if (!read) return null
  const { figure, chance, made } = read
  return {
    chance: figure,
    due,
    event: itsEventBy(w, view, [' by the end of ', when(due)]),
    isOfPeople: Boolean(view.item.crowd),
    sentences: [
      sentence`The chance that ${itselfWithoutYear(w, view)} by the end of ${when(due)} is ${amount(figure)}.`,
      sentence`The base asks ${named(titleOf(w, view))}, at ${chanceWith(w, view, amount(chance))} as of ${when(made)}; from then on the risk is taken to be the same in each year.`,
    ],
  }
}

function ahead(w: Writing, view: PredictionView, due: Evidence) {
  const chance = chanceOf(w, view)
  const forecast = forecastPath(view)
  const made = forecast && madeOf(w, view, forecast)
  const to = endOf(due)
  if (!chance || !made || !isDeadline(view) || !isBetween(to, made, view) || Number(chance.value) >= 1) return null
  const figure = w.table.compute('hazard-before', [due, made, yearRead(w, view), chance], {
    title: `${view.item.label}, for ${String(due.value)}, before the question for ${yearOf(view)}`,
    unit: 'chance',
  })
  return { figure, chance, made }
}

const isBetween = (year: number, made: Evidence, view: PredictionView): boolean =>
  year < yearOf(view) && year >= Number(String(made.value).slice(0, 4))

const ways = {
  hazard: { formula: 'hazard-between', by: 'by the end of', says: 'between them the risk is the same in each year' },
  line: { formula: 'log-odds-between', by: 'in', says: 'between them runs a straight line in log-odds' },
} as const

type Asked = { view: PredictionView; chance: Evidence }

/**
 * Whether both ask if something happens by a year: what has happened has happened for good, where a value in a year may
 * come back.
 */
export function haveHazard(before: Asked, after: Asked): boolean {
  const areDeadlines = [before, after].every(({ view }) => isDeadline(view))
  return areDeadlines && Number(before.chance.value) < 1 && Number(before.chance.value) <= Number(after.chance.value)
}

/**
 * What has happened by a year has happened by every later one. Where people lead one of them, and others another, the
 * earlier may be given more all the same: then no chance lies between.
 */
function areAtOdds(before: Asked, after: Asked): boolean {
  return (
    [before, after].every(({ view }) => isDeadline(view)) && Number(before.chance.value) > Number(after.chance.value)
  )
}

/** Whether it asks if something happens by a year. */
function isDeadline({ item, details }: PredictionView): boolean {
  if (details.automatic) return false
  return (
    deadlineIn(item.title, details.group) !== null ||
    (!details.condition && /\bby (?:the end of )?(?:20|21)\d\d\b/.test(item.title))
  )
}

/** The nearest of its kin on the other side of a year. */
export function acrossFrom(w: Writing, view: PredictionView, year: number): PredictionView | undefined {
  const isAfter = yearOf(view) > year
  const beyond = kinOf(w, view).filter((other) => yearOf(other) !== year && yearOf(other) > year !== isAfter)
  return beyond.toSorted((a, b) => Math.abs(yearOf(a) - year) - Math.abs(yearOf(b) - year))[0]
}

/** The others that differ from it by their year alone, and have a chance. */
function kinOf(w: Writing, view: PredictionView): PredictionView[] {
  const { group, automatic } = view.details
  return w.predictions.filter(
    (other) =>
      group !== undefined &&
      other !== view &&
      other.details.group?.id === group.id &&
      other.details.automatic?.threshold === automatic?.threshold &&
      chanceOf(w, other) !== null,
  )
}
