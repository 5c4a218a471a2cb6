/** Amounts as people write them within a question: a number, and what it counts or measures. */
import { numberPattern, partNames, readNumber } from '../../question/number-words.ts'
import { otherUnits } from './other-units.ts'

/** What a unit is called here, and how people write it. The longer ones first. */
const units: readonly (readonly [string, string])[] = [
  ['percentage points', String.raw`(?:percentage|per ?cent) points?|pp\b`],
  ['%', String.raw`%|per ?cent\b|percent\b|pct\b`],
  ['PWh', String.raw`pwh\b|petawatt[- ]?hours?`],
  ['TWh', String.raw`twh\b|terawatt[- ]?hours?`],
  ['GWh', String.raw`gwh\b|gigawatt[- ]?hours?`],
  ['MWh', String.raw`mwh\b|megawatt[- ]?hours?`],
  ['kWh', String.raw`kwh\b|kilowatt[- ]?hours?`],
  ['GW years', String.raw`(?:gw|gigawatt)[- ]?years?`],
  ['TW', String.raw`tw\b|terawatts?`],
  ['GW', String.raw`gw\b|gigawatts?`],
  ['MW', String.raw`mw\b|megawatts?`],
  ['ppm', String.raw`ppm\b|parts per million`],
  ['ppb', String.raw`ppb\b|parts per billion`],
  ['Gt of CO2', String.raw`(?:gt|gigaton(?:ne?)?s?)(?: of)? ?(?:co2|carbon dioxide)\b`],
  ['Gt of carbon', String.raw`gt(?: of)? ?c(?:arbon)?\b|gigaton(?:ne?)?s? of carbon\b`],
  ['Gt', String.raw`gt\b|gigaton(?:ne?)?s?`],
  ['Mt of CO2', String.raw`(?:mt|megaton(?:ne)?s?|million ton(?:ne)?s?)(?: of)? ?(?:co2|carbon dioxide)\b`],
  ['Mt of carbon', String.raw`mt(?: of)? ?c(?:arbon)?\b|megaton(?:ne)?s? of carbon\b`],
  ['Mt', String.raw`mt\b|megaton(?:ne?)?s?`],
  ['tonnes of CO2', String.raw`(?:metric )?ton(?:ne)?s?(?: of)? ?(?:co2|carbon dioxide)\b`],
  ['tonnes of carbon', String.raw`(?:metric )?ton(?:ne)?s? of carbon\b|tc\b`],
  ['tonnes', String.raw`(?:metric )?(?:tonnes?|tons?)`],
  ['kg', String.raw`kg\b|kilo(?:gram(?:me)?)?s?`],
  ['litres', String.raw`lit(?:re|er)s?`],
  ['gallons', String.raw`gallons?`],
  ['miles', String.raw`miles?`],
  ['km²', String.raw`km²|km2\b|sq\.? km|square kilomet(?:re|er)s?`],
  ['square miles', String.raw`(?:square|sq\.?) miles?`],
  ['hectares', String.raw`hectares?|ha\b`],
  ['acres', String.raw`acres?`],
  ['GHz', String.raw`ghz\b|gigahertz`],
  ['MHz', String.raw`mhz\b|megahertz`],
  ['barrels', String.raw`barrels?|bbl\b`],
  ['ounces', String.raw`(?:troy )?ounces?|oz\b`],
  ['°C', String.raw`°c\b|°(?! ?f)|degrees? (?:c(?:elsius|entigrade)?\b)|c(?:elsius|entigrade)\b|degrees?(?! f)`],
  ['°F', String.raw`°f\b|degrees? f(?:ahrenheit)?\b|fahrenheit`],
  ['mm', String.raw`mm\b|millimet(?:re|er)s?`],
  ['cm', String.raw`cm\b|centimet(?:re|er)s?`],
  ['km', String.raw`km\b|kilomet(?:re|er)s?`],
  ['m', String.raw`m\b|met(?:re|er)s?`],
  ['inches', String.raw`inch(?:es)?`],
  ['feet', String.raw`foot|feet|ft\b`],
  ['international dollars', String.raw`(?:international|ppp) dollars?|int\$`],
  ['US$', String.raw`(?:us )?dollars?|usd\b|bucks|\$`],
  ['cents', String.raw`(?:us )?cents?`],
  ['€', String.raw`euros?|eur\b|€`],
  ['£', String.raw`pounds?|gbp\b|£`],
]
const spelt = units.map(([name, words]) => [name, new RegExp(`^(?:${words})$`, 'u')] as const)
/** What is called so; null for what is none of those that are spelt out here. */
export const unitNamed = (words: string): string | null => spelt.find(([, pattern]) => pattern.test(words))?.[0] ?? null

/** Has no groups. */
export const unitWords = [...units.map(([, words]) => words), otherUnits((name) => unitNamed(name) !== null)].join('|')
/** What a price is of; and what a pay or a need is for, which is twelve times that in a year. */
const pieces =
  'gram|gramme|kilo|kilogram|kg|litre|liter|gallon|ounce|troy ounce|oz|barrel|bbl|tonne|ton|watt|kilowatt|kwh|kilowatt hour|mwh|megawatt hour|mmbtu|million btu|therm|pound|lb|gigajoule|gj|share|coin|month|week|day'
const piece = new RegExp(`^(.*?)(?: ?per | an? |/)(${pieces})$`, 'u')
const currencies: Readonly<Record<string, string>> = {
  $: 'US$',
  '€': '€',
  '£': '£',
  '¥': 'yen',
  '₹': 'rupees',
  '₩': 'won',
  '₽': 'roubles',
}

const fraction = String.raw`(?:half|(?:an?|one|two|three|four|five)[ -](?:half|${partNames}))`
const parts: Readonly<Record<string, number>> = {
  half: 50,
  third: 100 / 3,
  quarter: 25,
  fifth: 20,
  sixth: 100 / 6,
  seventh: 100 / 7,
  eighth: 12.5,
  ninth: 100 / 9,
  tenth: 10,
}

/**
 * A number, with its currency before it or its unit after it, and no part of a name: '5G'. Has three groups: the currency,
 * the number, the unit.
 */
export const amountPattern = String.raw`(?:(us\$|[$€£¥₹₩₽]) ?)?(${numberPattern})(?![\d])(?:[ -]?((?:${unitWords})(?:(?: per | an? |/)(?:${pieces})(?![\p{L}]))?|(?<=[$€£¥₹₩₽] ?[\d.,]+(?: ?\p{L}+)?)(?: ?per | an? |/)(?:${pieces}))(?![\p{L}])|(?![\p{L}]))`
/** The same without groups. */
export const anyAmount = ungrouped(amountPattern)
/** 'Half', 'two thirds'. Has no groups. */
export const fractionPattern = fraction
/** A share of something, in per cent or as a fraction. Has no groups. */
export const sharePattern = String.raw`(?:${numberPattern} ?(?:%|per ?cent\b|percent\b|pct\b)|${fraction})`

export type Amount = { value: number; unit: string }

/** Of the groups of `amountPattern`; null where it is no number, or a year. */
export function readAmount(currency: string | undefined, number: string, typed: string | undefined): Amount | null {
  const [, unit = typed ?? '', of] = piece.exec(typed ?? '') ?? []
  const value = readNumber(number)
  const isYear = /^(?:19|20|21)\d\d$/.test(number) && !typed && !currency
  if (!Number.isFinite(value) || isYear) return null
  return { value, unit: `${money(currency, unit)}${of === undefined ? '' : ` per ${of}`}` }
}

const money = (currency: string | undefined, unit: string): string =>
  currency ? (currencies[currency.at(-1) ?? ''] ?? '') : unitOf(unit)

function unitOf(words: string): string {
  return unitNamed(words) ?? words
}

/** In per cent, of what `sharePattern` found. */
export function readPerCent(words: string): number {
  const [first = '', second] = words.split(/[ -]/)
  const part = parts[(second ?? first).replace(/s$/, '')]
  if (part === undefined) return readNumber(words.replace(/ ?(?:%|per ?cent|percent|pct)$/, ''))
  return part * (second === undefined || first === 'a' || first === 'an' ? 1 : readNumber(first))
}

/** Groups become plain brackets. */
function ungrouped(pattern: string): string {
  return pattern.replaceAll(/(?<!\\)\((?!\?)/g, '(?:')
}
