/**
 * The value of a piece of evidence as a footnote shows it, also where it is a whole series or a step of a projection.
 */
import { sayDay } from '#kit/dates.ts'
import type { Evidence } from '../report/evidence.ts'
import { sayEvidence, stateWords } from '../report/shown-value.ts'

export function sayValue({ value, unit }: Pick<Evidence, 'value' | 'unit'>): string {
  if (typeof value === 'string' && /^[[{]/.test(value)) return sayData(value)
  return stateWords[String(value)]?.[0] ?? sayEvidence({ value, unit })
}

/** What a JSON text holds, in a few words: only its size and its ends can be read in a line. */
function sayData(text: string): string {
  const data = parsed(text)
  if (!Array.isArray(data)) return isNamed(data) ? `the values for ${sayDay(data.at)}` : 'several values'
  const times = data.map(timeOf).filter((time) => time !== null)
  const [first, last] = [times[0], times.at(-1)]
  const count = `${data.length} ${data.length === 1 ? 'value' : 'values'}`
  return first && last && times.length === data.length ? `${count}, ${sayDay(first)} to ${sayDay(last)}` : count
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null // a title may begin with a bracket
  }
}

function timeOf(entry: unknown): string | null {
  if (Array.isArray(entry)) return typeof entry[0] === 'string' ? entry[0] : null
  return isNamed(entry) ? entry.at : null
}

function isNamed(entry: unknown): entry is { at: string } {
  return typeof entry === 'object' && entry !== null && 'at' in entry && typeof entry.at === 'string'
}
