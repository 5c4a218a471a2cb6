/**
 * When a cron line comes next: minute, hour, day of the month, month and day of the week, in UTC. Takes `*`, steps,
 * ranges and lists of numbers.
 */

const bounds = [
  { from: 0, to: 59 },
  { from: 0, to: 23 },
  { from: 1, to: 31 },
  { from: 1, to: 12 },
  { from: 0, to: 6 },
] as const
const minuteMs = 60_000
const hourMs = 3_600_000
/** A line that does not come within leap years comes never. */
const farthestMs = 9 * 366 * 24 * hourMs

/** The first moment after `after` that the line names. */
export function nextTime(line: string, after: Date): Date {
  const fields = line.trim().split(/\s+/)
  if (fields.length !== bounds.length) throw new Error(`"${line}" is no cron line.`)
  const [minutes, hours, days, months, weekdays] = bounds.map((bound, index) => valuesOf(fields[index] ?? '', bound))
  const isDay = (time: Date) => {
    const [byMonth, byWeek] = [days?.has(time.getUTCDate()), weekdays?.has(time.getUTCDay())]
    // As cron has it: where both are named, either will do.
    return (
      months?.has(time.getUTCMonth() + 1) &&
      (fields[2] === '*' || fields[4] === '*' ? byMonth && byWeek : byMonth || byWeek)
    )
  }
  const first = (Math.floor(after.getTime() / minuteMs) + 1) * minuteMs
  for (let at = first; at < first + farthestMs;) {
    const time = new Date(at)
    if (!isDay(time)) at = Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate() + 1)
    else if (!hours?.has(time.getUTCHours())) at = (Math.floor(at / hourMs) + 1) * hourMs
    else if (!minutes?.has(time.getUTCMinutes())) at += minuteMs
    else return time
  }
  throw new Error(`"${line}" never comes.`)
}

type Bound = { from: number; to: number }

function valuesOf(field: string, bound: Bound): Set<number> {
  return new Set(field.split(',').flatMap((part) => valuesOfPart(part, bound)))
}

/** `*`, `7`, `9-17`, and each of them with a step; `7/5` begins at 7. */
function valuesOfPart(part: string, bound: Bound): number[] {
  const [range = '', step, ...more] = part.split('/')
  const { low, high } = limitsOf(range, bound, step !== undefined)
  const by = toNumber(step ?? '1')
  const isInside = low >= bound.from && high <= bound.to && low <= high
  if (more.length > 0 || !isInside || by === 0) throw new Error(`"${part}" is no part of a cron line.`)
  return Array.from({ length: Math.floor((high - low) / by) + 1 }, (_, index) => low + index * by)
}

function limitsOf(range: string, { from, to }: Bound, isStepped: boolean): { low: number; high: number } {
  const [low = from, high = isStepped ? to : low] = range === '*' ? [from, to] : range.split('-').map(toNumber)
  return { low, high }
}

function toNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is no number in a cron line.`)
  return Number(text)
}
