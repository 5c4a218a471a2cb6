/** A series as a file that reads back as the same series. */
import type { Grain, Observation } from './given.ts'

const dateNames: Record<Grain, string> = { yearly: 'year', quarterly: 'quarter', monthly: 'month', daily: 'date' }

/** `year,value (ppm)` and a line each, by RFC 4180. */
export function csvOfSeries(
  { frequency, unit, observations }: { frequency: Grain; unit: string | null; observations: readonly Observation[] },
  title = 'value',
): string {
  const head = unit ? `${title} (${unit})` : title
  return [[dateNames[frequency], head], ...observations.map(([at, value]) => [at, written(value)])]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('')
}

/** '1.234' may be a thousand somewhere; '1.2340' is read in one way. */
function written(value: number): string {
  const plain = String(value)
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(plain) ? `${plain}0` : plain
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
