/** Where what is asked is to happen: the country or part of the world that a question names, else the world. */

/** What the names of countries do not hold. Of two or three letters in capitals. */
const otherNames: Readonly<Record<string, string>> = {
  US: 'United States',
  USA: 'United States',
  UK: 'United Kingdom',
  EU: 'European Union',
  america: 'United States',
  american: 'United States',
  britain: 'United Kingdom',
  british: 'United Kingdom',
  england: 'United Kingdom',
  chinese: 'China',
  german: 'Germany',
  french: 'France',
  italian: 'Italy',
  spanish: 'Spain',
  japanese: 'Japan',
  indian: 'India',
  korean: 'South Korea',
  russian: 'Russia',
  brazilian: 'Brazil',
  swiss: 'Switzerland',
  dutch: 'Netherlands',
  swedish: 'Sweden',
  polish: 'Poland',
  turkish: 'Türkiye',
  turkey: 'Türkiye',
  ukrainian: 'Ukraine',
  israeli: 'Israel',
  iranian: 'Iran',
  canadian: 'Canada',
  australian: 'Australia',
  mexican: 'Mexico',
  danish: 'Denmark',
  norwegian: 'Norway',
  finnish: 'Finland',
  austrian: 'Austria',
  irish: 'Ireland',
  greek: 'Greece',
  portuguese: 'Portugal',
  belgian: 'Belgium',
  nigerian: 'Nigeria',
  europe: 'Europe',
  european: 'Europe',
  eurozone: 'Euro area',
  africa: 'Africa',
  african: 'Africa',
  asia: 'Asia',
  asian: 'Asia',
}
const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i))
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
/** By ISO 3166: those whose names are plain words. */
const countries = letters
  .flatMap((one) => letters.map((other) => regions.of(one + other)))
  .filter((name) => name !== undefined && name.length > 3 && /^[\p{L} '-]+$/u.test(name))
  .map((name = '') => ({ name, pattern: new RegExp(String.raw`\b${name}(?:['’]?s)?\b`, 'i') }))
const others = Object.entries(otherNames).map(([word, name]) => ({
  name,
  pattern: new RegExp(String.raw`\b${word}s?\b`, /^\p{Lu}/u.test(word) ? '' : 'i'),
}))
/** In small letters they are words of their own, but for these. */
const small = [
  { name: 'United States', pattern: /\b(?:the|does|do) us\b(?! ?(?:to|all)\b)/ },
  { name: 'United Kingdom', pattern: /^uk\b|\bthe uk\b/ },
]
const all = [...countries, ...others, ...small]

/** Money is of no place. */
const money = /\b(?:US|U\.S\.|Canadian|Australian) ?(?:dollars?|cents?|\$)/g

export function readPlace(text: string): string {
  return placesIn(text.replaceAll(money, ' '))[0] ?? 'world'
}

/** All that a text names, in no order that says anything. */
export function placesIn(text: string): string[] {
  return all.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)
}
