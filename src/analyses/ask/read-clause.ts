/** Reads one clause: what it wants, of what, compared with what, when and where. */
import type { Clause, Relation, When } from './ask.ts'
import { parseUnit } from '../units/parse-unit.ts'
import { withAveragePower } from './amounts/average-power.ts'
import { withoutAges } from './amounts/ages.ts'
import { amongIn } from './beside/among.ts'
import { summandsIn } from './beside/summands.ts'
import { cutChange } from './amounts/changes.ts'
import { cutRelation } from './amounts/relation.ts'
import { ofSubstance, withSubstance } from './amounts/substances.ts'
import { withoutPriceBases, withoutRealTerms } from './amounts/price-bases.ts'
import { outsideWrittenOut } from './amounts/outside.ts'
import { unitAsked } from './amounts/unit-asked.ts'
import { writtenOut } from './amounts/written-out.ts'
import { isOfPeak, type Measure, measureOf } from './measure.ts'
import { isNegated } from './negation.ts'
import { placesIn, readPlace } from './places/place.ts'
import { cutPast } from './times/past-asked.ts'
import { cutReference } from './times/reference.ts'
import { monthPattern, months } from './times/calendar.ts'
import { at, yearOf } from './times/spans.ts'
import { cutWhen } from './times/when.ts'
import { datesWrittenOut } from './times/written-dates.ts'
import { unreadOf } from './unread/unread-of.ts'
import { readWants } from './wants.ts'

/** `isGuess`: what it wants is not said, and depends on what it is about. */
export type Read = { clause: Clause; isGuess: boolean }

export function readClause(text: string, today: Date): Read {
  const said = readWants(text)
  const { found: past, rest: lower } = cutPast(timeless(plainly(text), said.wants), today)
  const { relation: compared, since, rest } = comparedIn(withoutAges(lower), said, today)
  const relation = withAveragePower(withSubstance(compared, lower), lower)
  const { found: ahead } = cutWhen(rest, today)
  const when = past ?? ahead ?? overIn(said, lower, { relation, since, today })
  const wants = wantsIn(said, lower, { relation, when, isOver: past !== null })
  const reference = cutReference(lower, today)
  const measure = measureOf({ wants, relation, isPace: said.isPace, isChange: since !== null }, lower)
  const several = severalIn(wants, measure, lower)
  const kept = isKept({ wants, relation, isPace: said.isPace }, lower) ? relation : null
  // Words that compare, and are no relation of an amount, still name the year that its change is counted from.
  const from = sinceIn(measure, { named: reference.found ?? yearBefore(lower, when), when }, today)
  const clause = {
    wants,
    of: {
      items: [],
      words: leftOf(text, withoutRealTerms(cutWhen(reference.rest, today).rest)),
      measure,
      ...(isMultiple(kept) ? {} : from),
      ...several,
      ...unitIn(wants, lower, measure),
    },
    place: placeIn(wants, text),
    relation: kept,
    when,
    // 'Not below 3 %' is read as at least so much, and denies nothing besides; 'why does it no longer rise?' asks for no opposite.
    negated: wants !== 'explain' && isNegated(rest),
    ...unreadOf(
      text,
      {
        wants,
        isPace: said.isPace,
        rest,
        from,
        relation,
        when,
        year: reference.found,
        measure,
        sum: several.sum ?? null,
      },
      today,
    ),
  }
  return { clause, isGuess: said.isGuess && relation === null }
}

/** 'Which of them, China or India?' asks about neither place. */
function placeIn(wants: Clause['wants'], text: string): string {
  return wants === 'which' && /\bor\b/i.test(text) && placesIn(text).length > 1 ? 'world' : readPlace(text)
}

/** 'What did oil cost in March 2015?': a year that is over, where nothing is compared with it. No forecast answers that. */
function overIn({ wants }: Said, lower: string, { relation, since, today }: Omit<Compared, 'rest'> & { today: Date }) {
  if ((wants !== 'amount' && wants !== null) || relation !== null || since !== null || compares.test(lower)) return null
  const [, name, said] = over.exec(lower) ?? []
  const year = Number(said ?? yearOf(today))
  const month = months[name ?? '']
  return year < yearOf(today) ? at(year, month) : null
}
const over = new RegExp(
  String.raw`(?:\b(?:in|during|for|of) |, )(?:the year )?(?:${monthPattern}(?: of)?,? )?((?:19|20)\d\d)\W*$`,
  'u',
)
const compares = /\b(?:than|compared|relative|versus|vs|since|from|change|grow\w*|rise|fall|more|less)\b/

/** `since`: the year that a change is counted from; null of what is no change by a value. */
type Compared = { relation: Relation | null; since: number | null; rest: string }

function comparedIn(text: string, said: Said, today: Date): Compared {
  const change = mayChange(said) ? cutChange(text, today).found : null
  if (change) return { relation: change.relation, since: change.since, rest: cutChange(text, today).rest }
  const takesBare = said.wants === 'time' ? 'counted' : said.wants === null || said.wants === 'chance'
  const { found, rest } = cutRelation(text, today, { takesBare, isPace: said.isPace })
  return { relation: found, since: null, rest }
}

const isMultiple = (relation: Relation | null): boolean => relation !== null && 'factor' in relation

/** 'How fast would it have to fall by 2 points a year' asks for no change. */
const mayChange = ({ wants, isPace }: Said): boolean => !isPace && (wants === null || wants === 'chance')

/** 'Will the sun add 800 TWh in 2028?' asks for what that year adds to the one before. */
function yearBefore(lower: string, when: When | null): number | null {
  return when?.kind === 'in' && when.to !== null && adds.test(lower) ? when.to - 1 : null
}
const adds = /\b(?:add|install|build|deploy)(?:s|ed|ing)?\b/

type From = { named: number | null; when: When | null }

/** A year that is named may be one to come: 'in 2040 than in 2030', 'between 2030 and 2040'. */
function sinceIn(measure: Clause['of']['measure'], { named, when }: From, today: Date): { since?: number } {
  const first = when?.from ?? yearOf(today)
  const from = when?.kind === 'within' ? first : Math.min(first, yearOf(today))
  return measure === 'change' ? { since: named ?? from } : {}
}

/** A share of what is held in dollars is told in per cent; in tonnes there is none of it. */
const ofShares: ReadonlySet<string> = new Set(['share', 'number', 'US$', '€', '£'])
function unitIn(wants: Clause['wants'], lower: string, measure: Clause['of']['measure']): { unit?: string } {
  const said = wants === 'amount' ? unitAsked(lower) : null
  const unit = measure === 'share' && said !== null && ofShares.has(parseUnit(said).dimension) ? null : said
  return unit === null ? {} : { unit: ofSubstance(unit, lower) }
}

type Found = Pick<Clause, 'wants' | 'relation'> & { isPace: boolean }

/** What is added, or asked among. */
function severalIn(wants: Clause['wants'], measure: Measure, lower: string): Pick<Clause['of'], 'sum' | 'among'> {
  const [sum, among] = [measure === 'sum' ? summandsIn(lower) : null, wants === 'which' ? amongIn(lower) : null]
  return { ...(sum && { sum }), ...(among && { among }) }
}

function isKept({ wants, relation, isPace }: Found, lower: string): boolean {
  if (wants === 'which' && amongIn(lower) !== null) return false
  if (relation === null || (isOfPeak(lower) && 'factor' in relation)) return false
  // 'Who: a Democrat or a Republican?' asks for one of them, and compares no amounts; neither does it put the other way.
  if (wants === 'which' && 'factor' in relation && /(?:^|[:,;–—-])\W*(?:who|whom|whose)\b/.test(lower)) return false
  return isPace || !isOpen.has(wants)
}

/** Of 'when does it first pass 440 in a month' the month is no time. */
function timeless(lower: string, wants: Said['wants']): string {
  const within =
    wants === 'time'
      ? /\b(?:with)?in (?:an?|one|any|a single) (?:calendar )?(?:month|year|day|week|decade)\b(?!'s)/gu
      : null
  return within ? lower.replaceAll(within, ' ') : lower
}

/** In small letters, numbers and dates written out: "July '28" is 'july 2028'. */
function plainly(text: string): string {
  const said = writtenOut(text.toLowerCase().replaceAll('’', "'"))
  const dated = withoutPriceBases(said).replaceAll(/\b(early|mid|late|end|year)-(?=\p{L}|\d)/gu, '$1 ')
  return outsideWrittenOut(datesWrittenOut(dated))
    .replaceAll(standsFor, 'such')
    .replaceAll(forEachAs, ' ')
    .replaceAll(byOne, 'by 1 ')
}
/** 'Three times as many per 100,000 as hail': how many times one rate is of the other does not hang on that. */
const forEachAs =
  /(?<=\bas (?:many|much|high|often)(?: [\p{L}-]+){0,3}) per (?:[\d,]+|a |hundred |thousand |million |capita|head|person| )+(?:people|persons|inhabitants|population)?(?= ?as\b)/gu
/** 'Rise by a metre', 'by another degree'. */
const byOne =
  /\bby (?:an?|another|a (?:full|whole|further)) (?=(?:millimet(?:re|er)|centimet(?:re|er)|met(?:re|er)|foot|inch|degree|percentage point|point|dollar|euro|million|billion|trillion|tonne|gigatonne|terawatt-?hour)\b)|(?<=\b(?:rise|grow|increase|go up|climb|gain|fall|drop|decline|shrink|go down)s? )by an? (?=year\b)/gu

/** 'How likely is one before 2050?' and 'it will be one from 2028 to 2032' name what was said, and no number. */
const standsFor =
  /(?<=\b(?:is|are|of|for|see|have|get|another) )one(?= (?:in|between|within|by|before|after|from|until|till|over|during|at|since|earlier|later|sooner)\b|[ ,.?!]*$)|(?<=\b(?:is|be|been|was|as|becomes?|among|of) )one(?= (?:between|within|from|among|after|before|that|which|whose|later|earlier)\b)/gu

type Timed = Pick<Clause, 'relation' | 'when'> & { isOver: boolean }

/** 'What will gas be in 2031?' asks for a number. What was measured of a year that is over says whether it was above any. */
function wantsIn({ wants, isGuess }: Said, lower: string, found: Timed): Clause['wants'] {
  if (found.isOver && found.relation !== null) return 'amount'
  const isSaid = wants !== null && !(isGuess && found.when?.to)
  return isSaid ? wants : unsaid(lower, found.relation, found.when)
}
type Said = ReturnType<typeof readWants>

/** They ask for what nothing is compared with. */
const isOpen: ReadonlySet<Clause['wants']> = new Set(['amount', 'effect', 'explain'])

/** 'The price of tea by 2031'. */
const isAmount =
  /^\W*(?:and )?(?:the |an? )?(?:(?:[\p{L}-]+ )?(?:number|price|share|percentage|level|rate|population|size|count|amount)\b|(?:[\p{L}\d-]+ ){1,3}(?:concentration|temperature|expectancy|price|level|rate|population|extent)\W*(?:,|$))/u

/** Of 'gold price 2030', 'recession before 2030' and 'AI and jobs 2040'. */
function unsaid(lower: string, relation: Relation | null, when: When | null): Clause['wants'] {
  if (relation || (when?.kind === 'by' && !isAmount.test(lower))) return 'chance'
  const isMeasured = /\b(?:price|number|share|rate|level|cost|amount|size|population|percentage)s?\b/.test(lower)
  return /\p{L} and \p{L}/u.test(lower.replace(/^\W*and\b/, '')) && !isMeasured ? 'explain' : 'amount'
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'.-]*/gu

/** The words that are no time, as they were typed: what was written out was typed otherwise, and is left out. */
function leftOf(text: string, rest: string): string {
  const typed = text.replaceAll('’', "'").match(word) ?? []
  const all = new Set(typed.map((one) => one.toLowerCase()))
  const left = (rest.match(word) ?? []).filter((one) => all.has(one))
  return typed.filter((one) => one.toLowerCase() === left[0] && left.shift() !== undefined).join(' ')
}
