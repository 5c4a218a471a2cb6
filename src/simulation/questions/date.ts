/** When a value that its series comes to later is met first. */
import { daysLater } from '#kit/dates.ts'
import { inSteps } from '../outlook.ts'
import { fiveOf } from '../view.ts'
import { type Maker, valueAt } from './maker.ts'
import { sayValue } from './say-value.ts'

/** In years: by how much people usually miss when something comes, and how long the range is. */
const usual = 2
const longest = 10

export const date: Maker<'date'> = (given) => {
  const { label, trend, unit, first, at, outlook, later } = given
  const value = valueAt(given)
  if (value === null) return null
  const isUp = value > outlook.now
  const threshold = inSteps(value, outlook.usual)
  const isPast = (one: number) => (isUp ? one >= threshold : one <= threshold)
  const came = later.find(([, one]) => isPast(one))?.[0]
  if (came === undefined || came < first || came > at || isPast(outlook.now)) return null
  const min = `${first - 1}-01-01`
  const max = `${first + longest}-12-31`
  const said = (year: number) => within(dayAt(year), min, max)
  return {
    title: `${label}: when first at ${isUp ? 'least' : 'most'} ${sayValue(threshold, unit)}?`,
    question: { type: 'date', range: { min, max, openBelow: false, openAbove: true } },
    automatic: { trend, comparison: isUp ? '>=' : '<=', threshold },
    // A series answers with the middle of a year.
    truth: { value: came + 0.5, usual },
    outcome: `${came}-07-01`,
    came,
    until: first + longest,
    sayOf: (view) => ({ type: 'date', quantiles: fiveOf(view, said) }),
  }
}

/** 2030.5 is a day in the middle of that year. */
function dayAt(year: number): string {
  return daysLater(`${Math.floor(year)}-01-01`, Math.floor((year % 1) * 365))
}

function within(day: string, min: string, max: string): string {
  return day < min ? min : day > max ? max : day
}
