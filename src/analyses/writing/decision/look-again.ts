/** When a decision is to be looked at again: on the day that its chooser names, and when something decides our chance. */
import type { Choice } from '../../decision/choice.ts'
import type { Sentence } from '../../report/report.ts'
import { labelOf, reader } from '../facts.ts'
import { named, sentence, when } from '../sentence.ts'
import { questions } from '../sections/change/signposts/questions.ts'
import type { Writing } from '../writing.ts'
import type { OurChance } from './our-chance.ts'

export function lookAgain(w: Writing, { again }: Choice, ours: OurChance | null): Sentence[] {
  return [...onTheirDay(w, again), ...(ours ? [...next(w, ours), ...settled(w, ours)] : [])]
}

const today = ({ dossier: { madeAt } }: Writing): string => madeAt.slice(0, 10)

function onTheirDay(w: Writing, again: string | null): Sentence[] {
  if (again === null) return []
  const day = when(w.table.asked('read.choice.again', again, { title: 'When you decide again', unit: 'day' }))
  return again > today(w)
    ? [sentence`You decide again on ${day}.`]
    : [sentence`The day on which you were to decide again, ${day}, has passed.`]
}

/** The next that is decided of what bears on it. */
function next(w: Writing, { of }: OurChance): Sentence[] {
  const [first] = questions(w, of)
    .filter(({ at }) => at > today(w))
    .toSorted((a, b) => a.at.localeCompare(b.at))
  return first
    ? [sentence`Look again by ${when(first.until)}, when ${named(first.what)} is decided, which bears on it.`]
    : []
}

/** The last days on which the question behind it can move. */
function settled(w: Writing, { of: { prediction, year } }: OurChance): Sentence[] {
  // One that asks when it comes goes on long after the year that is asked about.
  const isOver = prediction && year !== null && Number(prediction.details.closes.slice(0, 4)) > year + 1
  if (!prediction || isOver || prediction.details.closes <= today(w)) return []
  const read = reader(w, prediction)
  const [closes, resolves] = [
    read('details.closes', 'day on which it closes', 'day'),
    read('details.resolves', 'day on which it resolves', 'day'),
  ]
  return [
    sentence`Our chance rests on ${named(labelOf(w, prediction))}, which takes forecasts until ${when(closes)} and is decided by ${when(resolves)}.`,
  ]
}
