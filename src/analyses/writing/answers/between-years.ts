/** The chance for a year that lies between those of two questions which differ by it alone. */
import { deadlineIn } from '#scenarios/known-world.ts'
import { yearAsked } from '../asked.ts'
import { askedYear, chanceOf, inYear, titleOf, yearOf, yearRead } from '../facts.ts'
import { amount, named, sentence, when } from '../sentence.ts'
import type { Evidence } from '../../report/evidence.ts'
import { itselfWithoutYear } from '../phrases.ts'
import type { Sentence } from '../../report/report.ts'
import type { PredictionView } from '../views.ts'
import type { Writing } from '../writing.ts'

type Between = { chance: Evidence; year: number; sentences: Sentence[] }

/** A year between those of two questions that differ by it alone has a chance between theirs. */
export function betweenYears(w: Writing, view: PredictionView): Between | null {
  const to = yearAsked(w)
  // 'By the end of 2050' answers 'before 2050'; a value in 2038 is none of 2039.
  const least = view.details.automatic ? 1 : 2
  const other = to === null || Math.abs(yearOf(view) - to) < least ? undefined : acrossFrom(w, view, to)
  if (to === null || !other) return null
  const [earlier, later] = yearOf(view) > to ? [other, view] : [view, other]
  const [low, high] = [chanceOf(w, earlier), chanceOf(w, later)]
  if (!low || !high) return null
  const year = askedYear(w, to)
  const [start, end] = [yearRead(w, earlier), yearRead(w, later)]
  const { formula, says, by } =
    ways[haveHazard({ view: earlier, chance: low }, { view: later, chance: high }) ? 'hazard' : 'line']
  const chance = w.table.compute(formula, [year, start, low, end, high], {
    title: `${view.item.label}, for ${to}, between the questions for ${yearOf(earlier)} and ${yearOf(later)}`,
    unit: 'chance',
  })
  return {
    chance,
    year: to,
    sentences: [
      sentence`The chance that ${itselfWithoutYear(w, later)} ${by} ${when(year)} is ${amount(chance)}.`,
      sentence`The base asks ${named(titleOf(w, later))}, at ${amount(high)}, and the same for ${inYear(start)}, at ${amount(low)}; ${says}.`,
    ],
  }
}

const ways = {
  hazard: { formula: 'hazard-between', by: 'by the end of', says: 'between them the risk is the same in each year' },
  line: { formula: 'log-odds-between', by: 'for', says: 'between them runs a straight line in log-odds' },
} as const

type Asked = { view: PredictionView; chance: Evidence }

/**
 * Whether both ask if something happens by a year: what has happened has happened for good, where a value in a year may
 * come back.
 */
export function haveHazard(before: Asked, after: Asked): boolean {
  const areDeadlines = [before, after].every(
    ({ view: { item, details } }) => !details.automatic && deadlineIn(item.title, details.group) !== null,
  )
  return areDeadlines && Number(before.chance.value) < 1 && Number(before.chance.value) <= Number(after.chance.value)
}

/** The nearest of its kin on the other side of a year. */
export function acrossFrom(w: Writing, view: PredictionView, year: number): PredictionView | undefined {
  const { group, automatic } = view.details
  const isAfter = yearOf(view) > year
  const kin = w.predictions.filter(
    (other) =>
      group !== undefined &&
      other !== view &&
      other.details.group?.id === group.id &&
      other.details.automatic?.threshold === automatic?.threshold &&
      yearOf(other) !== year &&
      yearOf(other) > year !== isAfter &&
      chanceOf(w, other) !== null,
  )
  return kin.toSorted((a, b) => Math.abs(yearOf(a) - year) - Math.abs(yearOf(b) - year))[0]
}
