/**
 * What sections say again and again of worlds: how likely each is, within what its members allow, and which of them is
 * the subject of the answer.
 */
import type { Evidence } from '../report/evidence.ts'
import { titleOf } from './facts.ts'
import { amount, listed, named, type Phrase, sentence } from './sentence.ts'
import type { ScenarioView } from './views.ts'
import type { Block, Sentence } from '../report/report.ts'
import { type Answer, mustRead, shown, type Writing } from './writing.ts'

/**
 * The number of a world and the band in which it may as well lie. `most`: what its members allow. `isWhole`: all of them
 * have a chance. Else it may be as unlikely as those of which nothing is known.
 */
export type Likely = { chance: Evidence; low: Evidence; high: Evidence; most: Evidence; isWhole: boolean }

/** Null where no member has a chance. */
export function likelyOf(w: Writing, view: ScenarioView): Likely | null {
  const read = (field: string, what: string) =>
    w.table.read(view, `numbers.chance.${field}`, { title: `${view.item.label}, ${what}`, unit: 'chance' })
  const [chance, low, high, most] = [
    read('likely.chance', 'how likely it is'),
    read('likely.lowest', 'a tenth lies below'),
    read('likely.highest', 'a tenth lies above'),
    read('highest', 'most that its members allow'),
  ]
  const isWhole = view.numbers?.chance?.counted === view.details.members.length
  return chance && low && high && most && { chance, low, high, most, isWhole }
}

/**
 * 'of about 14% (likely 8% to 21%)', 'of about 4% (likely at most 11%)', 'of under 1%'. With members that have no chance
 * yet, which can only lower it, the upper end: 'of about 40% or less'.
 */
export function chanceWords({ chance, low, high, isWhole }: Likely): Phrase {
  const said = isWhole ? chance : high
  const about = isTiny(said) ? ['of ', amount(said)] : ['of about ', amount(said)]
  if (!isWhole) return isTiny(said) ? about : [...about, ' or less']
  if (amount(low).text === amount(high).text) return about
  return [...about, ' (likely ', ...(isTiny(low) ? ['at most '] : [amount(low), ' to ']), amount(high), ')']
}

/** Said as 'under 1%', which as the lower end of a band says nothing. */
const isTiny = ({ value }: Evidence) => Number(value) < 0.01

/** Of which of its chances people lead: 'counts on what 39 people forecast together'. Null where they lead none. */
function onPeople(w: Writing, view: ScenarioView): Phrase | null {
  const people = (view.numbers?.members ?? []).flatMap((member, place) =>
    'people' in member
      ? [mustRead(w, view, `numbers.members.${place}.people`, `${view.item.label}, people behind a chance`)]
      : [],
  )
  if (people.length === 0) return null
  const of = people.length === 1 ? ' of one of its questions' : ' of as many of its questions'
  return ['counts on what ', listed(people.map((one) => amount(one))), ' people forecast together', of]
}

/** The same of several worlds in a sentence. Empty where people lead in none. */
export function onPeopleOf(w: Writing, views: readonly ScenarioView[]): Sentence[] {
  const said = views.flatMap((view): Phrase[] => {
    const on = onPeople(w, view)
    return on ? [[named(titleOf(w, view)), ' ', on]] : []
  })
  return said.length === 0 ? [] : [sentence`${listed(said)}.`]
}

/** A row of a picture: how likely it is. */
export function likelyRow(w: Writing, view: ScenarioView): BarRow[] {
  const likely = likelyOf(w, view)
  // '44% or less' is no value: as a bar of 44% it would be read as one.
  if (!likely?.isWhole) return []
  const { chance, low, high } = likely
  return [{ label: view.item.label, item: view.ref, value: shown(chance), low: shown(low), high: shown(high) }]
}
type BarRow = Extract<Block, { type: 'bars' }>['rows'][number]

/** The place of the member that the answer is about, be it the series that measures it; -1 where there is none. */
export function memberOf({ details }: ScenarioView, answer: Answer | null): number {
  const places = [answer?.prediction, answer?.trend].flatMap((subject) =>
    subject ? details.members.findIndex(({ to }) => to === subject.ref) : [],
  )
  return places.find((place) => place >= 0) ?? -1
}

/** The likeliest first; what has no chance yet comes last, and what hardly any not at all. */
export const likelyFirst = (views: readonly ScenarioView[]): ScenarioView[] =>
  views
    .filter((view) => !(likelyChance(view) >= 0 && likelyChance(view) < leastLikely))
    .toSorted((a, b) => likelyChance(b) - likelyChance(a))
const leastLikely = 0.01

export const likelyChance = ({ numbers }: ScenarioView): number => numbers?.chance?.likely?.chance ?? -1
