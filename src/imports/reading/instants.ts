/** Times as platforms write them. */
import { isDay } from '#kit/dates.ts'

const written =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.(\d{1,9}))?)?)?\s*(Z|UTC|[+-]\d\d:?\d\d)?$/i

/**
 * '2024-01-31 12:05:09.5+00:00', '2024-01-31T12:05:09Z', '2024-1-3 4:05:06' or '2024-01-31', in milliseconds since 1970.
 * What names no zone is UTC. Null where it is no time, and outside of the years 1970 to 9999.
 */
export function instantOf(text: string): number | null {
  const [, year, month, date, ...time] = written.exec(text.trim()) ?? []
  const day = `${year}-${two(month)}-${two(date)}`
  if (!isDay(day)) return null
  const [hours, minutes, seconds, fraction, zone] = time
  const at = Date.parse(`${day}T${two(hours)}:${two(minutes)}:${two(seconds)}.${(fraction ?? '0').slice(0, 3)}Z`)
  return momentOf(at - zoneOf(zone))
}

const two = (digits = '') => digits.padStart(2, '0')

/** In milliseconds; of '+05:30' 19,800,000. NaN of what is none: nowhere on Earth is it over 14 hours from UTC. */
function zoneOf(zone = 'Z'): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? []
  if (!sign) return 0
  const apart = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && apart <= 14 * 60 ? (sign === '-' ? -1 : 1) * apart * 60_000 : Number.NaN
}

/** Whether a text that is a time leaves open in which zone. */
export function isZoneless(text: string): boolean {
  return instantOf(text) !== null && !/(Z|UTC|[+-]\d\d:?\d\d)$/i.test(text.trim().slice(10))
}

/** A number of milliseconds since 1970 in the years that platforms speak of, 1970 to 9999; else null. */
export function momentOf(milliseconds: unknown): number | null {
  const isOne = typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds < 253_402_300_800_000
  return isOne ? Math.floor(milliseconds) : null
}
