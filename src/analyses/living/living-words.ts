/** When a report will be outdated, and how right it was, in sentences. Free of schemas, for the browser. */
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayNumber, sayShort } from '#kit/numbers.ts'
import { unitInProse } from '../report/shown-value.ts'
import type { Awaits } from './awaits.ts'
import type { Score } from './score.ts'
import type { Turn } from './turn.ts'

const ahead: Record<Turn['why'], (label: string, on: string) => string> = {
  'next-value': (label, on) => `Outdated by ${on}, when the next value of “${label}” is expected.`,
  // The day on which a question closes, perhaps decades ahead, is not how long its forecast stands.
  closes: (label, on) => `The forecast of “${label}” may be made anew any day, until the question closes on ${on}.`,
  resolves: (label, on) => `Outdated by ${on}, when the question “${label}” is expected to resolve.`,
}
const past: Record<Turn['why'], (label: string, on: string) => string> = {
  'next-value': (label, on) => `May be outdated: a newer value of “${label}” was expected by ${on}.`,
  closes: (label, on) => `May be outdated: the question “${label}” closed on ${on}.`,
  resolves: (label, on) => `May be outdated: the question “${label}” was expected to resolve by ${on}.`,
}

/** 'Outdated by Jan 2027, when the next value of “Fossil CO2” is expected.' `today`: a day. */
export function sayTurn({ why, at, label }: Pick<Turn, 'why' | 'at' | 'label'>, today: string): string {
  const now = today.slice(0, at.length)
  if (why === 'next-value' && at === now)
    return `Outdated any day now: the next value of “${label}” is expected this month.`
  return (at < now ? past : ahead)[why](label, sayDay(at))
}

/** 'It has come out: no, on 5 Jan 2031. This report had given that 46%. …' */
export function sayScore(score: Score, awaits: Pick<Awaits, 'said'>): string[] {
  const out = `It has come out: ${score.came}${score.on === null ? '' : `, on ${sayDay(score.on)}`}.`
  return [out, awaits.said.is === 'chance' ? sayChanceScored(score, awaits.said) : sayRangeScored(score, awaits.said)]
}

type Said<Is extends Awaits['said']['is']> = Extract<Awaits['said'], { is: Is }>

function sayChanceScored({ hasHappened, brier }: Score, { chance }: Said<'chance'>): string {
  const what = `What this report gave ${sayChance(chance)} has ${hasHappened === true ? '' : 'not '}happened`
  return `${what}: Brier score ${sayScored(brier)}, where 0 is perfect and always saying 50% scores 0.25.`
}

function sayRangeScored({ isInside, interval }: Score, { low, high, level, unit }: Said<'range'>): string {
  const isTime = unit === 'year'
  const say = isTime ? (year: number) => String(Math.floor(year)) : sayShort
  const measured = isTime ? '' : unitInProse(unit)
  const range = [`${say(low)} to ${say(high)}`, measured].filter(Boolean).join(measured.startsWith('%') ? '' : ' ')
  const size = [sayShort(interval ?? 0), isTime ? 'years' : measured]
    .filter(Boolean)
    .join(measured.startsWith('%') ? '' : ' ')
  return `That lies ${isInside === true ? 'inside' : 'outside'} the range that this report gave ${sayChance(level)}, ${range}: interval score ${size}, the width of the range${isInside === true ? '' : ` and ${sayNumber(2 / (1 - level), 0)} times what lies beyond it`}.`
}

/** In a list: 'came out: no; Brier score 0.21'. */
export function sayScoreShort({ came, brier, isInside }: Score): string {
  const how =
    brier === null ? `${isInside === true ? 'inside' : 'outside'} its range` : `Brier score ${sayScored(brier)}`
  return `came out: ${came}; ${how}`
}

const sayScored = (brier: number | null) => (brier ?? 0).toFixed(2)
