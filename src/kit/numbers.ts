/** Numbers as people read them: the same everywhere, on the server and in every browser. */

/**
 * Groups of three with a comma, at most `digits` decimals: 10527 is '10,527'. Very large and very small numbers turn to
 * powers of ten.
 */
export function sayNumber(value: number, digits = decimalsOf(value)): string {
  const size = Math.abs(value)
  if (value !== 0 && (size >= 1e15 || size < 1e-4)) return sayPower(value)
  const said = saidOf(roundedTo(size, digits))
  return value < 0 && said !== '0' ? `−${said}` : said
}

/** In groups, and without noughts at its end: '10527.50' as '10,527.5'. */
function saidOf(decimal: string): string {
  const point = decimal.indexOf('.')
  if (point < 0) return grouped(decimal)
  const end = decimal.endsWith('0') ? decimal.replace(/\.?0+$/, '') : decimal
  return grouped(end.slice(0, point)) + end.slice(point)
}

/** For `digits`: every decimal that a value has, but for the dust of binary fractions. Where a hair decides. */
export const allDigits = 12

/** The powers of ten that a binary fraction holds exactly. */
const tens = Array.from({ length: 23 }, (_, power) => Number(`1e${power}`))

/**
 * In decimals, halves up, as Intl does it: which takes five times as long, and a page of a trend says a thousand
 * numbers.
 */
function roundedTo(size: number, digits: number): string {
  // What is no half for certain takes the short way, as nearly every number does.
  const last = size * (tens[digits] ?? Infinity)
  if (last < 2 ** 40 && Math.abs((last % 1) - 0.5) > 0.001) return size.toFixed(digits)
  const [whole = '', part = ''] = String(size).split('.')
  if (part.length <= digits) return String(size)
  // What is a half in decimals lies beside it in binary fractions, and `toFixed` asks these.
  const isHalf = part.length === digits + 1 && part.endsWith('5')
  return isHalf ? halfUp(whole, part.slice(0, digits)) : size.toFixed(digits)
}

/** One more in the last place, counted in whole numbers: beyond 2^52 a number has no halves left to round. */
function halfUp(whole: string, part: string): string {
  const up = `${BigInt(whole + part) + 1n}`.padStart(part.length + 1, '0')
  return part ? `${up.slice(0, -part.length)}.${up.slice(-part.length)}` : up
}

const grouped = (whole: string) => (whole.length < 4 ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, ','))

const large = [
  { from: 1e12, word: 'trillion' },
  { from: 1e9, word: 'billion' },
  { from: 1e6, word: 'million' },
]

/** Millions and more in words, where there is no room for the digits: 8141800000 is '8.142 billion'. */
export function sayShort(value: number, digits?: number): string {
  const size = Math.abs(value)
  const step = size < 1e15 ? large.find(({ from }) => size >= from) : undefined
  return step ? `${sayNumber(value / step.from)} ${step.word}` : sayNumber(value, digits)
}

/**
 * An estimate no more finely than it is known: to a hundredth of a power of ten below the width of its band. 11365 in a
 * band of 993 is '11,370'. What is above nought is not said to be none: where a band runs over powers of ten, its lower
 * end has a digit of its own, 6.6e25 in a band of 9e29 is '7 × 10²⁵'.
 */
export function sayEstimate(value: number, width: number): string {
  const power = powerWithin(width)
  const nearest = asKnown(value, width)
  if (power === null || isLost(value, width)) return sayShort(nearest)
  return sayShort(nearest, Math.min(20, Math.max(0, -power)))
}

/** The number that `sayEstimate` says: 11365 in a band of 993 is 11370. */
export function asKnown(value: number, width: number): number {
  const power = powerWithin(width)
  if (power === null) return value
  if (isLost(value, width)) return Number(value.toPrecision(1))
  const nearest = timesTenTo(power, Math.round(timesTenTo(-power, value))) + 0 // never "minus nought"
  return Number.isFinite(nearest) ? nearest : value
}

/** Smaller than that beside its band it is the dust of computing. */
const dust = 1e-14

/** Whether its step would make nought of a value above it. */
function isLost(value: number, width: number): boolean {
  return value > dust * width && value < (stepWithin(width) ?? 0) / 2
}

/**
 * `value` times ten to the `power`, through its decimal form, which has no dust of binary fractions: 1.005 times a
 * hundred is 100.5. From 10^21 on, and below 10^-6, that form has a power of its own.
 */
export function timesTenTo(power: number, value: number): number {
  const ten = tens[Math.abs(power)]
  // Both are exact, and so is what they make, to the last binary digit.
  if (ten !== undefined && Number.isSafeInteger(value)) return power < 0 ? value / ten : value * ten
  const [digits, own = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(own) + power}`)
}

/** In which steps such numbers are told: in a band of 993 in tens. Null where the band has no width. */
export function stepWithin(width: number): number | null {
  const power = powerWithin(width)
  return power === null ? null : timesTenTo(power, 1)
}

const powerWithin = (width: number) => (width > 0 ? Math.floor(Math.log10(width)) - 1 : null)

/** A number with its unit: '10,527 tonnes', '27.4% of seats'; of a scale its end alone, '41 of 100'. */
export function sayQuantity(value: number, unit: string, digits = decimalsOf(value)): string {
  const behind = isScale(unit) ? withoutNote(unitBehind(unit)) : unit
  return `${sayNumber(value, digits)}${unit.startsWith('%') ? '' : ' '}${behind}`
}

/** Units such as '0–100 (higher is cleaner)' say where a scale ends, not what is counted. */
export const isScale = (unit: string) => /^\d+\s*[–-]\s*\d/.test(unit)

/** A unit as it reads on after its number: of '0–100 (higher is cleaner)' it is 'of 100 (higher is cleaner)', of '1–7' 'on a scale of 1–7'. */
export function unitBehind(unit: string): string {
  if (!isScale(unit)) return unit
  return /^0\s*[–-]/.test(unit) ? unit.replace(/^0\s*[–-]\s*/, 'of ') : `on a scale of ${unit}`
}

/** A unit without what stands in brackets, which is said once and not with every number. */
export const withoutNote = (unit: string) => unit.replace(/\s*\(.*\)/, '')

/** '1 value', '27 values', '1,200 items': of nouns that take an s. */
export function sayCounted(count: number, noun: string): string {
  return `${sayNumber(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** A chance between 0 and 1 as a percentage; never 0% or 100% unless it is. */
export function sayChance(chance: number): string {
  if (chance > 0 && chance < 0.01) return 'under 1%'
  if (chance < 1 && chance > 0.99) return 'over 99%'
  return `${Math.round(chance * 100)}%`
}

/** To a tenth of a per cent where it is small or near certain, for chances that come with a band: '1.4%', '39%'. */
export function sayFineChance(chance: number): string {
  if (chance > 0 && chance < 0.001) return 'under 0.1%'
  if (chance < 1 && chance > 0.999) return 'over 99.9%'
  const isFine = chance < 0.0995 || chance > 0.9
  return `${sayNumber(Math.round(chance * 1000) / 10, isFine ? 1 : 0)}%`
}

/** As many decimals as four significant digits need: 1.284 has 3, 425.64 has 1, 10527 has 0. */
export function decimalsOf(value: number): number {
  const size = Math.abs(value)
  return size === 0 ? 0 : Math.min(6, Math.max(0, 3 - Math.floor(Math.log10(size))))
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** With every digit, and no commas: 1627.2 as it is, 5.123e+26 as '5.123 × 10²⁶'. For lists, whose commas part them. */
export function sayExactly(value: number): string {
  const text = String(value)
  return text.includes('e') ? raisedOf(text) : text
}

/** 5e26 as '5 × 10²⁶'. */
function sayPower(value: number): string {
  return raisedOf(value.toExponential(2))
}

function raisedOf(text: string): string {
  const [mantissa = '', exponent = ''] = text.split('e')
  const raised = [...String(Number(exponent))].map((c) => (c === '-' ? '⁻' : superscripts[Number(c)])).join('')
  const factor = String(Number(mantissa)).replace('-', '−')
  return factor === '1' ? `10${raised}` : `${factor} × 10${raised}`
}

/** To so many digits behind the point, as the number that is written so: .29 * 100 to two is 29. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
