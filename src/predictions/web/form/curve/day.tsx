/** The curve of a day, in days since 1970. */
import { dateOf, dayOf } from '#engine/distributions/calendar.ts'
import { linearScale, type Scale } from '#kit/chart/scale.ts'
import { daysBetween, isDay, sayDay } from '#kit/dates.ts'
import { lineOfDay } from '../../../curves/day.ts'
import { daySteps } from '../../../curves/steps.ts'
import { sayUntil } from '../../../question-types/date.ts'
import type { EstimateOf, QuestionOf } from '../../../question-types/schemas/index.ts'
import { WrittenDayField } from '../days/WrittenDayField.tsx'
import type { Unfinished } from '../unfinished.ts'
import type { CurveAsked, GivenFive, ValueField } from './asked.ts'

/** Null while its range is no range yet. */
export function curveOfDay({ range }: Unfinished<QuestionOf<'date'>>): CurveAsked | null {
  const { min, max, openBelow, openAbove } = range
  if (!isDay(min) || !isDay(max) || min >= max) return null
  const question: QuestionOf<'date'> = { type: 'date', range }
  // Of a range of few years a month is not enough.
  const letters = daysBetween(min, max) > 1100 ? 7 : 10
  return {
    line: lineOfDay(question),
    say: (value) => sayUntil(question, dateOf(value), sayDay),
    sayPlace: (value) => sayDay(dateOf(value)),
    brief: (value) => (openAbove && dateOf(value) >= max ? 'later' : sayDay(dateOf(value).slice(0, letters))),
    axis: axisOfDays,
    stepsOn: daySteps,
    points: {
      p5: 'One in twenty earlier',
      p25: 'One in four earlier',
      p50: 'As likely before as after',
      p75: 'One in four later',
      p95: 'One in twenty later',
    },
    sides: ['Before', 'Later than'],
    beyond: {
      below: openBelow ? `Before ${sayDay(min)}` : null,
      above: openAbove ? `Later than ${sayDay(max)}, or never` : null,
    },
    sums: 'Chance that it has happened, by date',
    Field: DayField,
    unit: undefined,
  }
}

const number = (day: string) => (isDay(day) ? dayOf(day) : null)

/** Null for each that is no day yet. */
export function dayNumbers({ p5, p25, p50, p75, p95 }: Unfinished<EstimateOf<'date'>['quantiles']>): GivenFive {
  return { p5: number(p5), p25: number(p25), p50: number(p50), p75: number(p75), p95: number(p95) }
}

function DayField({ label, hint, value, onChange }: ValueField) {
  return (
    <WrittenDayField
      label={label}
      hint={hint}
      error={null}
      value={value === null ? '' : dateOf(value)}
      onChange={(day) => onChange(day === '' ? null : dayOf(day))}
    />
  )
}

/** Years are named where there are three or more of them, else months. */
function axisOfDays(min: number, max: number): Scale {
  const [first, last] = [dateOf(min), dateOf(max)]
  const firstsOf = (count: number) =>
    linearScale(Number(first.slice(0, 4)), Number(last.slice(0, 4)), { count, isYears: true })
      .ticks.map((year) => dayOf(`${String(year).padStart(4, '0')}-01-01`))
      .filter((day) => day >= min)
  // Of eleven years every fifth would be two of them.
  const firsts = [5, 10].map(firstsOf).find(({ length }) => length >= 3)
  const { at } = linearScale(min, max)
  return firsts
    ? { kind: 'linear', min, max, ticks: firsts, at, say: (day) => dateOf(day).slice(0, 4) }
    : { kind: 'linear', min, max, ticks: monthsIn(min, max), at, say: (day) => sayDay(dateOf(day).slice(0, 7)) }
}

/** Firsts of months, about four of them. */
function monthsIn(min: number, max: number): number[] {
  const every = Math.max(1, Math.round((max - min) / 30.4 / 4))
  const [year = 0, month = 1] = dateOf(min).split('-').map(Number)
  return Array.from({ length: 8 }, (_, i) => year * 12 + month + i * every)
    .map((count) =>
      dayOf(`${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`),
    )
    .filter((day) => day <= max)
}
