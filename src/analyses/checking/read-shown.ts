/**
 * Whether the words of a claim state the value of its evidence: read back from the text, within the rounding that the
 * text shows. Knows nothing of how values are printed, but for the words of states and what of a unit is said.
 */
import { capital } from '#kit/text.ts'
import { sayDay } from '#kit/dates.ts'
import type { Evidence } from '../report/evidence.ts'
import { stateWords, unitInProse } from '../report/shown-value.ts'

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
  return isSame(text, value) || Boolean(Object.hasOwn(stateWords, value) && stateWords[value]?.includes(text))
}

/** A sentence may begin with it. */
function isSame(text: string, value: string): boolean {
  return text === value || (text !== '' && text === capital(value))
}

/**
 * Word for word, but for spaces, quotation marks and what begins a sentence; dots at the end say that it goes on. Of less
 * than three signs only the whole: “17”, where nothing else was typed.
 */
function isQuoted(text: string, whole: string): boolean {
  const said = evened(text).replace(/…$/, '')
  const all = evened(whole)
  if (said.length < 3) return said !== '' && said === all
  return all.includes(said) || all.includes(said.charAt(0).toLowerCase() + said.slice(1))
}

function evened(text: string): string {
  return text.replaceAll(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
}

/** A sign, digits, and a power or a large number's word. */
const numberText =
  /^(?<bound>under |over |about )?(?<sign>[−-])?(?<digits>\d{1,3}(?:,\d{3})+|\d+)(?<decimals>\.\d+)?(?: × 10(?<power>[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?(?<rest>.*)$/su
const powerText = /^(?<sign>[−-])?10(?<power>[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)(?<rest>.*)$/su

function isNumberOf(text: string, value: number, unit: string | null): boolean {
  const read = readPower(text, unit) ?? readDigits(text, unit)
  if (!read) return false
  if (unit === 'chance') return isChanceOf(read, value)
  if (read.bound === 'under ' || read.bound === 'over ') return false
  const isSize = unit === 'points' || unit === 'percent' // their direction is said in words
  return isClose(read, isSize ? Math.abs(value) : value)
}

/** Under 1%, over 99%; and 0% or 100% only where it is. */
function isChanceOf(read: Read, value: number): boolean {
  const { bound, size } = read
  if (bound === 'under ') return value > 0 && value < size
  if (bound === 'over ') return value < 1 && value > size
  return size === 0 || size === 1 ? value === size : isClose(read, value)
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
  const { bound, sign, digits = '', decimals = '', power = '', rest = '' } = numberText.exec(text)?.groups ?? {}
  const times = timesOf(rest, unit)
  if (digits === '' || times === null) return null
  const whole = digits.replaceAll(',', '')
  const scale = times * 10 ** raised(power)
  const step = bound === 'about ' ? stepAbout(whole, decimals) : stepOf(decimals, scale > 1)
  return { bound, sign, size: Number(`${whole}${decimals}`) * scale, step: step * scale }
}

const largeWords: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 }

/** What the word of a large number, or a percentage, multiplies by; null where something else than the unit follows. */
function timesOf(rest: string, unit: string | null): number | null {
  if (isUnit(rest, unit)) return unit === 'chance' ? 0.01 : 1
  const [, word = '', after = ''] = /^ (thousand|million|billion|trillion)(.*)$/su.exec(rest) ?? []
  return word !== '' && isUnit(after, unit) ? (largeWords[word] ?? null) : null
}

/** What one in the last digit is. '9 billion' is no billion more or less. */
function stepOf(decimals: string, isScaled: boolean): number {
  if (decimals) return 10 ** (1 - decimals.length)
  return isScaled ? 0.1 : 1
}

/** Of what is said to be 'about' so much, noughts at the end are no digits, as long as two are left. */
function stepAbout(digits: string, decimals: string): number {
  if (decimals) return stepOf(decimals, false)
  const noughts = /0*$/.exec(digits)?.[0].length ?? 0
  return 10 ** Math.min(noughts, digits.length - 2)
}

function isClose({ size, step, sign }: Read, value: number): boolean {
  return Math.abs((sign ? -size : size) - value) <= step / 2 + 1e-9 * Math.abs(value)
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
