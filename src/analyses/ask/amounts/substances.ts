/**
 * What an amount is of, where its unit leaves that open and the question says it elsewhere: '40 billion tonnes' of CO2
 * emissions are tonnes of CO2, 'under 50 cents' for a litre of oil are cents per litre.
 */
import type { Relation } from '../ask.ts'

/** Emissions of which nobody says what they are of are those of CO2, as in most headlines. */
const isOfCo2 =
  /\b(?:co2|co₂|carbon dioxide)|\b(?<!\b(?:methane|nitrous oxide|n2o|ch4|carbon|gas|sulphur|sulfur|aerosol) )emissions\b/
/** Whoever says 'of carbon' or 'equivalents' means no tonnes of CO2. */
const isOfOther = /\bof carbon\b(?! dioxide)|\b(?:mt|gt|t) ?c\b|\bco2[ -]?e(?:q\w*)?\b|\bequivalents?\b|\bgreenhouse\b/
const masses: ReadonlySet<string> = new Set(['Gt', 'Mt', 'tonnes', 'kg'])

/** A unit of mass of a text in small letters that speaks of CO2 and of no other mass. */
export function ofSubstance(unit: string, lower: string): string {
  return masses.has(unit) && isOfCo2.test(lower) && !isOfOther.test(lower) ? `${unit} of CO2` : unit
}

const piece = '(litre|liter|gallon|ounce|troy ounce|barrel|tonne|ton|gram|kilo|kilogram|kg|kilowatt hour|kwh|pound)'
const costs =
  '(?:cost|price|worth|fetch|sell|sold|trade|buy|paid|pay|go for|set (?:me|us|you) back|come to|be|stand at|reach|exceed)'
const priced = new RegExp(
  String.raw`\b(?:an?|one|per|each|the) ${piece} of \p{L}[^,;:?]{0,40}?\b${costs}(?:e?s|d|ing)?\b`,
  'u',
)
const moneys: ReadonlySet<string> = new Set(['cents', 'US$', '€', '£'])

/** Of 'a litre of oil costs under 50 cents' the cents are per litre. */
function ofPiece(unit: string, lower: string): string {
  const [, of] = priced.exec(lower) ?? []
  return of !== undefined && moneys.has(unit) ? `${unit} per ${of}` : unit
}

const ofAir =
  /(?:%|\bper ?cent|\bpercent)(?: or (?:more|less|above|below))? of (?:the |all )*(?:(?:earth|world|planet)'s )?(air|atmosphere)\b/u

/** Per cent of the air are no per cent more of what is in it. */
const asPartOfAir = (unit: string, lower: string): string => (unit === '%' && ofAir.test(lower) ? '% of the air' : unit)

/** With what its unit is of, by a text in small letters. */
export function withSubstance(relation: Relation | null, lower: string): Relation | null {
  if (relation === null || !('value' in relation)) return relation
  return { ...relation, unit: asPartOfAir(ofPiece(ofSubstance(relation.unit, lower), lower), lower) }
}
