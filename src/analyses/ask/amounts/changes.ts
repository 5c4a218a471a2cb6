/**
 * By how much something is to change: 'rise by another 2 inches', 'two years more than in 2023', 'lose ten percentage
 * points'. What changes by a share of itself is told by a factor.
 */
import { numberPattern, partNames } from '../../question/number-words.ts'
import type { Relation } from '../ask.ts'
import { type Cut, firstOf, reader } from '../cut.ts'
import { cutReference, firstCompared } from '../times/reference.ts'
import { amountPattern as anyAmount, readAmount } from './amount-words.ts'
import { atMostBy, aWord, falls, rises } from './compared-words.ts'

type Change = { relation: Relation; since: number }
/** Knows the year that is compared with; null where none is. */
type ChangeReader = ReturnType<typeof reader<Relation, number | null>>

const about = String.raw`(?:(?:at least|more than|over|about|around|roughly|another|a further|up to|some|nearly|almost|an additional|an extra|further|additional) )*`
const gap = String.raw`(?: (?!to\b|below|under|above|over|from|than|beneath|of\b)[\p{L}']+){0,3}? `
/** 'By one fifth' and 'one per cent' are shares. */
const amountPattern = String.raw`${anyAmount}(?![ -](?:half|halves|${partNames})\b)(?! ?(?:%|per ?cent\b|percent\b|pct\b))`
const notEach = String.raw`(?! (?:a|per|each|every) (?:year|annum)| annually| yearly)`
const up = String.raw`(?:higher|more|warmer|hotter|larger|bigger|longer|older|greater|dearer|taller|deeper|heavier|up)`
const down = String.raw`(?:lower|less|fewer|cooler|colder|smaller|cheaper|shorter|lighter|down)`
/** With what is compared cut out: '25 ppm above its 2020 level'. */
const higher = `(?:${up}|above|over|beyond)`
const lower = `(?:${down}|below|under|beneath)`
/** Years that a life has are no unit elsewhere, since most are a time. Has the groups of an amount. */
const ofLife = String.raw`()(${numberPattern})() years?`
const than = String.raw`(?:,? (?:or more )?)?(?= *(?:than|,|compared|on|(?:in|by) (?:20|21)\d\d))`
const gains = String.raw`(?:gain|add|put on|win)(?:s|ed|ing)?`
const loses = String.raw`(?:lose|shed|lost)(?:s|ing)?`

const isFurther = /\b(?:another|further|additional|extra)\b/
/** 'Gain another two years' says that it is a change of so much, whatever it is counted in. */
const isChange = (unit: string, needs: 'unit' | 'any', said: string): boolean =>
  unit !== '%' && (needs === 'any' || unit !== '' || isFurther.test(said))
const isMore = /\b(?<!\b(?:no|not) )(?:more than|over)\b/
const isAtMost = new RegExp(String.raw`\b${atMostBy}\b`)

/** A share of what there was is told by a factor, and needs no unit. */
function by(pattern: string, sign: 1 | -1, needs: 'unit' | 'any'): ChangeReader {
  return reader<Relation, number | null>(pattern, ({ 0: said, 1: currency, 2: number = '', 3: unit }, year) => {
    const amount = readAmount(currency, number, unit)
    if (!amount || !isChange(amount.unit, needs, said)) return null
    // Degrees are told against the world before factories, where no other time is named.
    if (amount.unit.startsWith('°') && year === null && !isFurther.test(said)) return null
    const [least, most] = isMore.test(said) ? (['above', 'below'] as const) : (['at-least', 'at-most'] as const)
    const isUp = sign > 0 !== isAtMost.test(said)
    return { comparison: isUp ? least : most, value: sign * amount.value, unit: amount.unit }
  })
}

const readers: readonly ChangeReader[] = [
  by(String.raw`\b${falls}\b${gap}${atMostBy} ${amountPattern}${notEach}`, -1, 'any'),
  by(String.raw`\b${rises}\b${gap}${atMostBy} ${amountPattern}${notEach}`, 1, 'any'),
  by(String.raw`\b${falls}\b${gap}by ${about}${amountPattern}${notEach}`, -1, 'any'),
  by(String.raw`\b${rises}\b${gap}by ${about}${amountPattern}${notEach}`, 1, 'any'),
  by(String.raw`\bwarm(?:s|ed)? (?:up )?(?:by )?${about}${amountPattern}${notEach}`, 1, 'unit'),
  by(String.raw`\b${falls}\b ${about}${amountPattern}(?! (?:or|and) )${notEach}`, -1, 'unit'),
  by(String.raw`\b${rises}\b ${about}${amountPattern}(?! (?:or|and) )${notEach}`, 1, 'unit'),
  by(String.raw`\b(?:extra|additional|further|another) ${amountPattern} of (?!the\b|all\b)`, 1, 'unit'),
  by(String.raw`\b${gains} ${about}${amountPattern}${notEach}`, 1, 'unit'),
  by(String.raw`\b${loses} ${about}${amountPattern}${notEach}`, -1, 'unit'),
]
/** They say it only beside another time. */
const ofReference: readonly ChangeReader[] = [
  by(String.raw`${aWord}${amountPattern} ${higher}${than}`, 1, 'unit'),
  by(String.raw`${aWord}${amountPattern} ${lower}${than}`, -1, 'unit'),
  by(String.raw`${aWord}${ofLife} ${higher}${than}`, 1, 'any'),
  by(String.raw`${aWord}${ofLife} ${lower}${than}`, -1, 'any'),
]

export function cutChange(text: string, today: Date): Cut<Change> {
  const { found: year, rest } = cutReference(text, today)
  if (year !== null && year < firstCompared) return { found: null, rest: text }
  const { found, rest: left } = firstOf<Relation, number | null>([...readers, ...(year === null ? [] : ofReference)])(
    rest,
    year,
  )
  return found === null
    ? { found, rest: text }
    : { found: { relation: found, since: year ?? today.getUTCFullYear() }, rest: left }
}
