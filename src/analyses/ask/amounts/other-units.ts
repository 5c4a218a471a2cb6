/**
 * Units that are known, or are money, and that no pattern of ours spells out: 'therms', 'petajoules', 'rupees'. They are
 * read as they are typed, so that what is asked in them is never taken for the unit of a series.
 */
import { unitNames } from '../../units/known/index.ts'

/** Words of their own, which follow a number by chance: 'in 2030 won by', '5 real ones'; and those that say no unit here. */
const otherwise = new Set(
  'won real mark gold silver platinum palladium unit units composite share fraction proportion half halves third thirds quarter quarters fifth fifths sixth sixths seventh sevenths eighth eighths ninth ninths tenth tenths years year decades decade month months weeks week days day dollar euro pound rights forint'.split(
    ' ',
  ),
)
const leastLetters = 3

const isWord = (name: string): boolean => /^\p{L}[\p{L}-]+$/u.test(name) && name.length >= leastLetters
const isUnit = (name: string): boolean => isWord(name) && !otherwise.has(name)

/** By ISO 4217, the last word of what they are called in English: 'Indian Rupee', 'Swiss Franc'. */
const names = new Intl.DisplayNames(['en'], { type: 'currency' })
const currencies = Intl.supportedValuesOf('currency').flatMap(
  (code) => names.of(code)?.toLowerCase().split(' ').at(-1) ?? [],
)
const codes = [
  'jpy',
  'cny',
  'rmb',
  'inr',
  'chf',
  'cad',
  'aud',
  'krw',
  'brl',
  'rub',
  'zar',
  'renminbi',
  'roubles?',
  'crowns?',
]
/** Dollars of another country. */
const others = String.raw`(?!(?:us|american|international|constant|nominal|real|current|today|ppp|million|billion|trillion)\b)\p{L}{4,}(?: \p{L}{4,})? (?:dollars?|francs?|pesos?|rupees?|pounds?)`

/** Patterns without groups, but for those that `isSpelt` finds spelt out already. */
export function otherUnits(isSpelt: (name: string) => boolean): string {
  const measures = unitNames()
    .map((name) => name.toLowerCase())
    .filter((name) => name.length > leastLetters && isUnit(name))
  const words = [
    ...measures.filter((name) => !isSpelt(name)),
    ...currencies.filter(isUnit).map((name) => `${name}s?\\b`),
  ]
  return [
    others,
    ...[...new Set([...words, ...codes.map((code) => `${code}\\b`)])].toSorted((a, b) => b.length - a.length),
  ].join('|')
}
