/** By an earlier deadline, between that and the later one, or after it or never: of what can come but once. */
import { askedYear, chanceOf, inYear, yearRead } from '../../facts.ts'
import { deadlinesOf } from '../../sensitivity/what-is-left.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, listed, type Phrase, type Piece, sentence, when } from '../../sentence.ts'
import type { Answer, Writing } from '../../writing.ts'
import type { Paths } from './path.ts'

export type Due = { year: Evidence; chance: Evidence }

export function ofDeadlines(w: Writing, answer: Answer): Paths {
  const due = dueOf(w, answer)
  const [first, last] = [due[0], due.at(-1)]
  if (!first || !last || first === last || !isRising(due)) return { paths: [], sentences: [] }
  const between = due.slice(1).map((one, i): Phrase => {
    const before = due[i]
    const title = `Until ${yearOfDue(one).text}, and not before`
    const part = before && w.table.compute('difference', [one.chance, before.chance], { title, unit: 'chance' })
    return part ? [amount(part), ' until ', yearOfDue(one)] : []
  })
  const never = w.table.compute('chance-not', [last.chance], { title: 'Later or never', unit: 'chance' })
  return {
    paths: [],
    sentences: [
      sentence`It comes by the end of ${yearOfDue(first)} with a chance of ${amount(first.chance)}, then with ${listed(between)}, and later or never with ${amount(never)}.`,
    ],
  }
}

/** By the questions of the base, the nearest first, and by the year that is asked about where that lies between theirs. */
export function dueOf(w: Writing, { prediction, figure, year }: Answer): Due[] {
  const asked = prediction ? deadlinesOf(w, prediction) : []
  const due = asked.flatMap((view): Due[] => {
    const chance = chanceOf(w, view)
    return chance ? [{ year: yearRead(w, view), chance }] : []
  })
  const own = figure.formula === 'hazard-between' && year !== null ? [{ year: askedYear(w, year), chance: figure }] : []
  return [...due, ...own].toSorted((a, b) => Number(a.chance.value) - Number(b.chance.value))
}

export const yearOfDue = ({ year }: Due): Piece => (year.unit === 'year' ? when(year) : inYear(year))

export const isRising = (due: readonly Due[]): boolean =>
  due.every((one, i) => {
    const before = due[i - 1]
    return !before || yearOfDue(before).text < yearOfDue(one).text
  })
