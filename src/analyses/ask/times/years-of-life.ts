/**
 * Years that are counted from somebody's life: 'before his thirtieth birthday' of who was born in May 2020 is 'before may
 * 2050', 'by the time she turns 40' of who is 12 in 2026 is 'by 2054', and 'by the time I retire in 2041' is 'by 2041'.
 */
import { readNumber, numberPattern } from '../../question/number-words.ts'
import { monthPattern } from './calendar.ts'

const ones = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const teens = 'thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(' ')
const tens = 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth'.split(' ')
const tensOf = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ordinal = String.raw`(?:\d{1,3}(?:st|nd|rd|th)|(?:(?:${tensOf.join('|')})[ -])?(?:${[...ones, ...teens].join('|')})|${tens.join('|')})`

const until = '(?:by the time(?: that)?|no later than|before|by|until|till|when|once|on|at|in|as)'
const somebody = String.raw`(?:he|she|they|i|we|(?:my|our|his|her|their) [\p{L}-]+|the (?:boy|girl|child|baby|kid|twins))`
const whose = String.raw`(?:his|her|their|my|our|the|(?:my|our) [\p{L}-]+'s)`
const noUnit = String.raw`(?![\p{L}\d%]|[.,]\d| ?(?:%|per ?cent|percent|million|billion|dollars|cents))`

/** Each names an age: by an ordinal, or by a number. */
const birthday = new RegExp(String.raw`\b(${until}) ${whose} (${ordinal}) (?:birthday|year of life)\b`, 'giu')
const turning = new RegExp(
  String.raw`\b(${until}) (?:${somebody} (?:turns?|is|are|am|reach(?:es)?|hits?|gets? to|becomes?)|(?:turning|reaching|(?:he|she|they)'re|(?:he|she)'s|i'm))(?: (?:the )?age(?: of)?)? (${numberPattern})(?: years? old| years? of age)?${noUnit}`,
  'giu',
)
/** A year that is named beside what somebody does then. */
const doing = new RegExp(
  String.raw`\b(by the time(?: that)?|before|until|when) ${somebody} (?:[^,;:.?!\d]|\b\d{1,2}\b){2,40}? in ((?:20|21)\d\d)${noUnit}`,
  'giu',
)

const born = new RegExp(
  String.raw`\bborn (?:in|on|around) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${monthPattern}\.?(?: \d{1,2}(?:st|nd|rd|th)?,?)?(?: of)?,? )?((?:19|20)\d\d)\b`,
  'iu',
)
const isOld = new RegExp(
  String.raw`,? ?\b(?:and |who )?(?:${somebody}(?:'s|'m|'re)?|is|who's|who is)(?: (?:is|are|am))?(?: now| just| only| already)? (?:aged )?(${numberPattern})(?: years? old| years? of age)?(?: now| today| at present| this year)?(?=[.,;:?!)–—]|$| and\b)`,
  'iu',
)
const yearsOld = /\b(\d{1,2})[- ]years?[- ]old\b/iu

type Birth = { year: number; month: string | null }

/** `told`: what was said before. */
export function yearsOfLifeWrittenOut(text: string, told: readonly string[], today: Date): string {
  const inTime = text.replaceAll(doing, (_, lead: string, year: string) => `${plain(lead)} ${year}`)
  birthday.lastIndex = turning.lastIndex = 0
  if (!birthday.test(inTime) && !turning.test(inTime)) return inTime
  const birth = birthIn([...told, inTime].join(' '), today)
  if (birth === null) return inTime
  const timed = (_: string, lead: string, age: string) => timeOf(lead, ageOf(age), birth)
  return inTime.replaceAll(birthday, timed).replaceAll(turning, timed).replace(isOld, '').replace(yearsOld, '')
}

/** Of whom no more is told than an age it is taken that this year's birthday has been. */
function birthIn(said: string, today: Date): Birth | null {
  const [, month, year] = born.exec(said) ?? []
  if (year !== undefined) return { year: Number(year), month: month ?? null }
  const plainly = said.replaceAll(turning, ' ')
  const age = readNumber((isOld.exec(plainly)?.[1] ?? yearsOld.exec(plainly)?.[1] ?? '').toLowerCase())
  return Number.isFinite(age) && age <= 110 ? { year: today.getUTCFullYear() - age, month: null } : null
}

function timeOf(lead: string, age: number, { year, month }: Birth): string {
  return `${plain(lead)} ${month === null ? '' : `${month.toLowerCase()} `}${year + age}`
}

const plain = (lead: string): string => {
  const said = lead.toLowerCase()
  if (said === 'before') return 'before'
  return /^(?:by|until|till|no later)/.test(said) ? 'by' : 'in'
}

/** 'Thirtieth', 'twenty-first', '40th', '40', 'forty'. */
function ageOf(words: string): number {
  const said = words.toLowerCase()
  if (/^\d/.test(said)) return Number.parseInt(said, 10)
  const tenth = tens.indexOf(said)
  if (tenth >= 0) return 10 * (tenth + 2)
  const [first = '', second] = said.split(/[ -]/)
  const few = [...ones, ...teens].indexOf(second ?? first) + 1
  return few === 0 ? readNumber(said) : few + (second === undefined ? 0 : readNumber(first))
}
