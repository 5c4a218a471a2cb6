/**
 * When does a period of a subscription end? Counted from its first day, as Stripe does, so that the 31st comes back
 * after February.
 */

const daySeconds = 86_400

type Interval = { interval: string; interval_count: number }

/**
 * The end of the n-th period: `periodEnd(31 January, monthly, 1)` is 28 February, of the 2nd 31 March. All in seconds,
 * UTC.
 */
export function periodEnd(anchor: number, { interval, interval_count }: Interval, n: number): number {
  const steps = interval_count * n
  if (interval === 'day') return anchor + steps * daySeconds
  if (interval === 'week') return anchor + steps * 7 * daySeconds
  return addMonths(anchor, interval === 'year' ? steps * 12 : steps)
}

function addMonths(anchor: number, months: number): number {
  const start = new Date(anchor * 1000)
  const month = start.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(start.getUTCDate(), lastDay)
  const time = anchor % daySeconds
  return Date.UTC(start.getUTCFullYear(), month, day) / 1000 + time
}
