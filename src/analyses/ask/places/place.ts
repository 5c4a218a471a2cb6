/** Where what is asked is to happen: the country or part of the world that a question names, else the world. */
import { demonyms } from './demonyms.ts'

/** What the names of countries do not hold. Of two or three letters in capitals. */
const otherNames: Readonly<Record<string, string>> = {
  US: 'United States',
  USA: 'United States',
  UK: 'United Kingdom',
  EU: 'European Union',
  UAE: 'United Arab Emirates',
  america: 'United States',
  britain: 'United Kingdom',
  england: 'United Kingdom',
  scotland: 'United Kingdom',
  wales: 'United Kingdom',
  holland: 'Netherlands',
  turkey: 'Türkiye',
  'republic of korea': 'South Korea',
  korea: 'South Korea',
  burma: 'Myanmar (Burma)',
  'ivory coast': 'Côte d’Ivoire',
  'czech republic': 'Czechia',
  'hong kong': 'Hong Kong SAR China',
  palestine: 'Palestinian Territories',
  europe: 'Europe',
  eurozone: 'Euro area',
  africa: 'Africa',
  asia: 'Asia',
}
const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** By ISO 3166: those whose names are plain words. */
const countries = letters
  .flatMap((one) => letters.map((other) => regions.of(one + other)))
  .filter((name) => name !== undefined && name !== 'United Nations' && name.length > 3 && /^[\p{L} '-]+$/u.test(name))

const peoples = demonyms.split('\n').flatMap((line) => {
  const [name = '', words] = line.split(': ')
  return (words?.split(', ') ?? []).map((word): [string, string] => [word, name])
})
const short = Object.entries(otherNames).filter(([word]) => isShort(word))
/** By what they are called, in small letters. */
const names = new Map<string, string>([
  ...peoples,
  ...countries.map((name = ''): [string, string] => [name.toLowerCase(), name]),
  ...Object.entries(otherNames).filter(([word]) => !isShort(word)),
])
const inAnyCase = anyOf([...names.keys()], 'gi')
const inCapitals = anyOf(
  short.map(([word]) => word),
  'g',
)
/** 'Us' is no country. */
const signs = new Set(short.map(([word]) => word.toLowerCase()).filter((word) => word !== 'us'))
/** In small letters they are words of their own, but for these. */
const small = [
  { name: 'United States', pattern: /\b(?:the|does|do) us\b(?! ?(?:to|all)\b)|\bthe States\b/ },
  { name: 'United Kingdom', pattern: /^uk\b|\bthe uk\b/ },
]

function isShort(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

/** The longest first: 'South Korean' is no Korean. */
function anyOf(words: readonly string[], flags: string): RegExp {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${longestFirst.join('|')})(?:['’]?s)?(?![\p{L}\p{N}])`, `${flags}u`)
}

/** Money is of no place, nor is an agency that measures the whole world. */
const money = /\b(?:US|U\.S\.|Canadian|Australian) ?(?:dollars?|cents?|\$|EPA|NOAA|EIA|NASA|Geological|agenc(?:y|ies))/g

/** 'The European Space Agency' does something, and that happens in no place by its name. */
const bodies =
  /\b\p{Lu}\p{L}+ (?:\p{Lu}\p{L}+ )+(?:Agency|Bank|Institute|Society|Association|Observatory|Survey|Laboratory|Foundation|Federation)\b/gu

export function readPlace(text: string): string {
  return placesIn(text.replaceAll(money, ' ').replaceAll(bodies, ' '))[0] ?? 'world'
}

/** All that a text names, as they stand in it. */
export function placesIn(text: string): string[] {
  const found = [
    ...[...text.matchAll(inAnyCase)].map(({ index, 1: said = '' }) => ({ index, name: names.get(said.toLowerCase()) })),
    ...[...text.matchAll(inCapitals)].map(({ index, 1: said = '' }) => ({ index, name: otherNames[said] })),
    ...small.map(({ name, pattern }) => ({ index: text.search(pattern), name })).filter(({ index }) => index >= 0),
  ].toSorted((one, other) => one.index - other.index)
  return [...new Set(found.map(({ name }) => name))].filter((name) => name !== undefined)
}

/** Whether a word alone is the name of a place or of who lives there. */
export function isPlace(word: string): boolean {
  const said = word.toLowerCase()
  return names.has(said) || names.has(said.replace(/s$/, '')) || signs.has(said)
}
