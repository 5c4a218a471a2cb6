/** What somebody would type next on the way up or down: steps that are round for what is shown. */
import { dateOf, dayOf } from '#engine/distributions/calendar.ts'
import { timesTenTo } from '#kit/numbers.ts'

export type Steps = {
  /** The next round value above (1) or below (-1). */
  next(value: number, way: 1 | -1): number
  nearest(value: number): number
}

/** So many steps up from a value, down where they are negative. */
export function stepsFrom({ next }: Steps, value: number, count: number): number {
  let to = value
  for (let i = 0; i < Math.abs(count); i++) to = next(to, count > 0 ? 1 : -1)
  return to
}

/** A hundredth of what is shown is the least that one sees move. */
const across = 100

/** From 2 to 7 in steps of .05. On a logarithmic axis steps grow with the values: from 1 to 1000 of .05 at 1, of 5 at 100. */
export function amountSteps({ min, max }: { min: number; max: number }, isLog: boolean): Steps {
  const stepAt = isLog
    ? (value: number) => roundStep((Math.abs(value) * Math.log(max / min)) / across)
    : () => roundStep((max - min) / across)
  return {
    next(value, way) {
      const { factor, power } = stepAt(value)
      const counted = tidy(timesTenTo(-power, value) / factor)
      const next = way > 0 ? Math.floor(counted) + 1 : Math.ceil(counted) - 1
      return timesTenTo(power, next * factor)
    },
    nearest(value) {
      const { factor, power } = stepAt(value)
      return timesTenTo(power, Math.round(timesTenTo(-power, value) / factor) * factor)
    },
  }
}

/** 1, 2 or 5 times a power of ten, no wider than this. */
function roundStep(most: number): { factor: number; power: number } {
  const power = Math.floor(Math.log10(most))
  const share = most / 10 ** power
  return { factor: [5, 2, 1].find((one) => one <= share * (1 + 1e-9)) ?? 1, power }
}

/** 4.300000000000001 is 4.3. */
const tidy = (value: number) => Number(value.toPrecision(12))

/** In days since 1970: each day, or the days of a month on which a step lies, from every month or every third. */
export function daySteps({ min, max }: { min: number; max: number }): Steps {
  const [months, days] = stepOfDays(max - min)
  if (months === 0)
    return { next: (value, way) => (way > 0 ? Math.floor(value) + 1 : Math.ceil(value) - 1), nearest: Math.round }
  const around = (value: number) => roundDays(value, months, days)
  return {
    next(value, way) {
      const all = around(value)
      return (way > 0 ? all.find((day) => day > value) : all.findLast((day) => day < value)) ?? value
    },
    nearest: (value) =>
      around(value).reduce((best, day) => (Math.abs(day - value) < Math.abs(best - value) ? day : best)),
  }
}

/** Of how many months, and on which of their days; of 0 months each day. The widest that leaves about eighty of them. */
function stepOfDays(width: number): [months: number, days: readonly number[]] {
  if (width >= 80 * 365) return [12, [1]]
  if (width >= 80 * 91) return [3, [1]]
  if (width >= 80 * 30) return [1, [1]]
  return width >= 80 * 15 ? [1, [1, 15]] : [0, []]
}

/** The round days of the three steps around a day, in their order. */
function roundDays(value: number, months: number, days: readonly number[]): number[] {
  const [year = 0, month = 1] = dateOf(value).split('-').map(Number)
  const first = Math.floor((year * 12 + month - 1) / months) * months
  return [first - months, first, first + months].flatMap((start) => days.map((day) => dayIn(start, day)))
}

/** `month`: counted from the year 0. */
function dayIn(month: number, day: number): number {
  const [year, ofYear] = [Math.floor(month / 12), month % 12]
  return dayOf(`${pad(year, 4)}-${pad(ofYear + 1, 2)}-${pad(day, 2)}`)
}

const pad = (count: number, length: number) => String(count).padStart(length, '0')
