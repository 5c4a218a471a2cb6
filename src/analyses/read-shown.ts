/**
 * Whether the words of a claim state the value of its evidence: read back from the text, within the rounding that the text shows. Knows nothing of how values
 * are printed, but for the words of states and what of a unit is said.
 */
import { sayDay } from '#kit/dates.ts'
import type { Evidence } from './evidence.ts'
import { stateWords, unitInProse } from './shown-value.ts'

type Shown = Pick<Evidence, 'value' | 'unit'>
type Kind = 'number' | 'quote' | 'fact'

export function isStatedBy(text: string, kind: Kind, evidence: Shown): boolean {
  if (kind === 'quote') return typeof evidence.value === 'string' && isQuoted(text, evidence.value)
  if (kind === 'number') return typeof evidence.value === 'number' && isNumberOf(text, evidence.value, evidence.unit)
  return isFactOf(text, evidence)
}

function isFactOf(text: string, { value, unit }: Shown): boolean {
  if (typeof value === 'number') return unit === 'year' && text === String(value)
  if (unit === 'day') return [value, value.slice(0, 7), value.slice(0, 4)].some((day) => text === sayDay(day))
  return text === value || Boolean(Object.hasOwn(stateWords, value) && stateWords[value]?.includes(text))
}

/** Word for word, but for spaces and quotation marks; dots at the end say that it goes on. */
function isQuoted(text: string, whole: string): boolean {
  const even = (one: string) => one.replaceAll(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
  const said = even(text).replace(/…$/, '')
  return said.length >= 3 && even(whole).includes(said)
}

/** A sign, digits, and a power or a large number's word. */
const numberText =
  /^(?<bound>under |over |about )?(?<sign>[−-])?(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?<decimals>\.\d+)?(?: × 10(?<power>[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?(?<rest>.*)$/su
const powerText = /^(?<sign>[−-])?10(?<power>[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)(?<rest>.*)$/su

function isNumberOf(text: string, value: number, unit: string | null): boolean {
  const read = readPower(text, unit) ?? readDigits(text, unit)
  if (!read) return false
  const { bound, size, sign } = read
  if (bound === 'under ') return unit === 'chance' && value > 0 && value < size
  if (bound === 'over ') return unit === 'chance' && value < 1 && value > size
  if (unit === 'chance' && (size === 0 || size === 1)) return value === size
  const isSize = unit === 'points' || unit === 'percent' // their direction is said in words
  return isClose(read, sign, isSize ? Math.abs(value) : value)
}

type Read = { bound: string | undefined; sign: string | undefined; size: number; step: number }

/** '10²⁶ FLOP'. */
function readPower(text: string, unit: string | null): Read | null {
  const found = powerText.exec(text)?.groups
  if (!found || !isUnit(found['rest'] ?? '', unit)) return null
  const size = 10 ** raised(found['power'] ?? '')
  return { bound: undefined, sign: found['sign'], size, step: size / 100 }
}

/** '12,092 million tonnes', '5 × 10²⁶', 'about 9,500', '31%'. */
function readDigits(text: string, unit: string | null): Read | null {
  const { bound, sign, digits = '', decimals = '', power, rest = '' } = numberText.exec(text)?.groups ?? {}
  const large = isUnit(rest, unit) ? null : /^ (thousand|million|billion|trillion)(.*)$/su.exec(rest)
  if (digits === '' || !isUnit(large?.[2] ?? rest, unit)) return null
  const times = (largeWords[large?.[1] ?? ''] ?? 1) * 10 ** raised(power ?? '') * (unit === 'chance' ? 0.01 : 1)
  const whole = digits.replaceAll(',', '')
  const least = large || power ? 0.1 : 1 // '9 billion' is no billion more or less
  const step = Math.min(stepOf(whole, decimals, bound === 'about '), decimals || bound === 'about ' ? Infinity : least)
  return { bound, sign, size: Number(`${whole}${decimals}`) * times, step: step * times }
}

const largeWords: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

/** What one in the last digit is. Of what is said to be 'about' so much, noughts at the end are no digits, as long as two are left. */
function stepOf(digits: string, decimals: string, isAbout: boolean): number {
  if (decimals) return 10 ** (1 - decimals.length)
  if (!isAbout) return 1
  const noughts = /0*$/.exec(digits)?.[0].length ?? 0
  return 10 ** Math.min(noughts, digits.length - 2)
}

function isClose({ size, step }: { size: number; step: number }, sign: string | undefined, value: number): boolean {
  const read = sign ? -size : size
  return Math.abs(read - value) <= step / 2 + 1e-9 * Math.abs(value)
}

/** The unit itself, or nothing where it has just been said; a percentage keeps its sign. */
function isUnit(rest: string, unit: string | null): boolean {
  if (unit === 'chance' || unit === 'percent') return rest === '%'
  if (unit === 'points') return rest === '' || rest === ' points' || rest === ' point'
  const said = unitInProse(unit)
  return rest === '' || rest === said || rest === ` ${said}`
}

function raised(power: string): number {
  const digits = [...power].map((sign) => (sign === '⁻' ? '-' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign))).join('')
  return Number(digits)
}
