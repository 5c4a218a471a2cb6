/** Whether an answer is to what was asked, and in what it differs where it is to something else. */
import { asksForMonth } from '../../ask/times/month-asked.ts'
import { monthPattern } from '../../ask/times/calendar.ts'
import type { Ask, Relation, When } from '../../ask/ask.ts'
import { countsAll, otherInTimes } from '../../ask/beside/beside-words.ts'
import { isOfAbsence } from '../../ask/negation.ts'
import { readNumbers } from '../../question/number-words.ts'
import { convert } from '../../units/convert.ts'
import { comparesWithToday } from './compares.ts'
import { unaccountedIn } from './accounts-for.ts'
import type { Difference, Stated } from './ask-stated.ts'
import { isSameBase } from './base-time.ts'
import { isOtherWayGiven, isSameCondition } from './same-condition.ts'
import { isNear, isSameValue, sides } from './same-value.ts'
import { comparesUnread } from './compared-with.ts'
import { isChangeItself, isOfOwnBase } from './of-change.ts'
import { keepsWhatChanges } from './subject/keeping.ts'
import { countsNoShare } from './narrower/counted.ts'
import { isFromOtherBase } from './narrower/other-base.ts'
import { isOfAllOfIt } from './narrower/of-all-of-it.ts'
import { isOtherStatistic } from './narrower/other-statistic.ts'
import { isOverYears } from './narrower/over-years.ts'
import { isOfItsMove } from './narrower/of-its-move.ts'
import { stopsMoving } from './narrower/stops-moving.ts'
import { isOtherwiseWithin } from './narrower/within-time.ts'
import { holdsAll, isOfPhrase } from './held-words.ts'
import { isOfKind } from './quantity.ts'
import { isSameSubject } from './subject/same-subject.ts'

/** Empty where both are the same. */
export function differences(asked: Ask, stated: Stated): Difference[] {
  const isSame: Readonly<Record<Difference, boolean>> = {
    wants: isWanted(asked, stated),
    relation: isSameRelation(asked, stated) && !isOtherwiseCompared(asked, stated),
    when: isOfTime(asked, stated),
    condition: isSameCondition(asked, stated),
    denied: isSameWay(asked, stated),
    unit: isInUnit(asked, stated),
    measure: isMeasured(asked, stated),
    subject: isSameSubject(asked, stated) && Boolean(asked.of.among) === (stated.isAmong === true),
    place: asked.place === 'world' || stated.places.includes(asked.place),
    unread: unaccountedIn(asked, stated).length === 0,
  }
  return (Object.keys(isSame) as Difference[]).filter((name) => !isSame[name])
}

const isSameWay = (asked: Ask, stated: Stated): boolean =>
  isSameWayRound(asked, stated) &&
  !isOtherWayGiven(asked, stated) &&
  !keepsWhatChanges(asked, stated) &&
  !stopsMoving(asked, stated)

const isInUnit = (asked: Ask, stated: Stated): boolean =>
  (!isCounted(asked) || isOfEach(asked) || isPer.test(asked.of.words) || !isShare(stated)) &&
  hasUnit(asked, stated) &&
  isOfKind(asked, stated) &&
  !countsNoShare(asked, stated)

/** 'Is solar or wind the larger?' is answered by a chance, and what follows from something by a chance given that. */
function isWanted(asked: Ask, { wants, condition }: Stated): boolean {
  if (asked.wants === 'compare') return wants === 'chance' || wants === 'compare'
  if (asked.wants === 'effect') return wants === 'chance' && condition !== null
  return asked.wants === wants
}

/**
 * Whether both are put the same way round. What is denied once of the event and once of what it is given is asked the
 * other way round twice, and 'polio is gone' says 'no case of polio' without a word that denies.
 */
export function isSameWayRound(asked: Ask, stated: Pick<Stated, 'negated'>): boolean {
  // 'Not wiped out' is there.
  const isPutSo = stated.negated && isOfAbsence(asked.of.words) ? !asked.negated : asked.negated
  return isPutSo === stated.negated
}

/** What only an operator of its own can say of a series. */
const ofTheirOwn: ReadonlySet<Ask['of']['measure']> = new Set(['lowest', 'peak', 'gap', 'sum', 'pace', 'each'])
const sized: ReadonlySet<Ask['wants']> = new Set(['amount', 'chance', 'time'])

function isMeasured(asked: Ask, stated: Stated): boolean {
  const { wants, of } = asked
  if (otherInTimes(asked) !== null) return stated.unit === 'times'
  if (isOtherOfIt(asked, stated)) return false
  if (!sized.has(wants)) return true
  // What a title itself has together, as 'cities and towns', is added by nobody.
  if (of.sum && isOneOf(of.sum, of.words, stated.called.toLowerCase())) return true
  if (ofTheirOwn.has(of.measure)) return stated.measure === of.measure
  if (of.measure === 'change') return isChange(asked, stated)
  return of.measure !== 'share' || wants !== 'amount' || isShare(stated)
}

/** By its words, or by one word for all: renewables and nuclear are the low-carbon sources. */
const isOneOf = (sum: readonly string[], words: string, called: string): boolean =>
  holdsAll(called, sum.join(' ')) || sum.every((one) => isOfPhrase(called, one.toLowerCase(), words))

/** How it moves, its lowest day, what it comes to over years. */
const isOtherOfIt = (asked: Ask, stated: Stated): boolean =>
  isOfItsMove(asked, stated) ||
  isOfAllOfIt(asked, stated) ||
  isOtherStatistic(asked, stated) ||
  isOverYears(asked, stated)

function isChange(asked: Ask, { unit, measure }: Stated): boolean {
  if (isOfOwnBase(asked, { unit, measure })) return true
  const { relation, when } = asked
  if (isChangeItself(asked, unit)) return measure !== 'change' && when?.kind === 'in'
  return (relation !== null && 'factor' in relation) || measure === 'change'
}

const isOtherwiseCompared = (asked: Ask, stated: Stated): boolean =>
  isOtherwisePut(asked, stated) ||
  comparesUnread(asked) ||
  isLossOfMore(asked, stated) ||
  isFromOtherBase(asked, stated)

/** 'They have lost 35 metres or more' is no series that is at least 35 metres; only a title that says so too is asked. */
const isLossOfMore = ({ wants, relation, of }: Ask, { isNamed, called }: Stated): boolean =>
  wants === 'chance' &&
  !isNamed &&
  relation !== null &&
  'value' in relation &&
  lost.test(of.words) &&
  !lost.test(called)
const lost =
  /\blos(?:t|es?|ing) (?:an? (?:total|sum) of |at least |more than |over |another |a further )*(?:\d|about \d)/i

/** An amount that is asked for in cents is none in kilograms. */
const hasUnit = ({ wants, of }: Ask, stated: Stated): boolean =>
  wants !== 'amount' || of.unit === undefined || stated.unit === null || fits(of.unit, stated.unit)

export const fits = (asked: string, stated: string): boolean =>
  convert(1, stated, asked) !== null || convert(1, stated.replace(/ per .*$/, ''), asked) !== null

/** 'How many people are over 65?' asks for people, and not for a share of them. */
const isCounted = ({ wants, of }: Ask): boolean =>
  wants === 'amount' &&
  (/^(?:\S+ ){0,2}?(?:how many(?! (?:per ?cent|percent))|number of)\b/i.test(of.words) || countsAll.test(of.words))

/** 'How many of a thousand, per thousand' asks for a share of them. */
const isPer =
  /\b(?:per|(?:out )?of (?:a|one|each|every)|in (?:a|one|each|every)|out of) (?:(?:a|one) )?(?:1?00|1,?000|100,?000|hundred|thousand|million)\b/i

const isOfEach = ({ of }: Ask): boolean => of.measure === 'each' || of.measure === 'share'

const isShare = ({ wants, unit }: Stated): boolean =>
  wants === 'amount' && /^%|\bper (?:100|1,?000|million)/.test(unit ?? '')

/** An event is no answer to who asks for more or less of something. */
const isOtherwisePut = ({ wants, relation, of }: Ask, { isCompared }: Stated): boolean =>
  wants === 'chance' && relation === null && !isCompared && comparesWithToday(of.words)

/**
 * What names no value, as 'Will Calment's record fall?', is asked by a title that names it; and a title that names none,
 * as that of her record, may be asked by the value.
 */
function isSameRelation({ relation: asked, of }: Ask, { relation: stated, isNamed, numbers }: Stated): boolean {
  if (asked === null) return stated === null || isNamed || isSaid(stated, of.words)
  if (stated === null || isNameForValue(asked, stated)) return isNamed && isInTitle(asked, numbers)
  return isSameComparison(asked, stated)
}

/** Its value, in words that compare with nothing: 'the two-degree year'. */
const isSaid = (stated: Relation, words: string): boolean =>
  'value' in stated && readNumbers(words.replaceAll('-', ' ')).includes(stated.value)

/** One has a name, 'beat Bolt's 9.58' or 'older than Calment', where the other has a value. */
const isNameForValue = (one: Relation, other: Relation): boolean =>
  (isWithAnother(one) && 'value' in other) || (isWithAnother(other) && 'value' in one)

/** 'Beat Bolt's 9.58 seconds' is named after whom it beats. */
const isInTitle = (asked: Relation, numbers: readonly number[]): boolean =>
  'value' in asked ? numbers.includes(asked.value) : isWithAnother(asked) && isByName(asked, numbers)

const isByName = (one: Relation, numbers: readonly number[]): boolean => {
  const said = 'of' in one && 'other' in one.of ? (one.of.other.match(/\d+(?:\.\d+)?/g) ?? []) : []
  return said.length > 0 && said.every((number) => numbers.includes(Number(number)))
}

/** 'Older than Jeanne Calment' is older than 122 years, where the label says so. */
const isWithAnother = (one: Relation): boolean => 'factor' in one && 'other' in one.of

function isSameComparison(asked: Relation, stated: Relation): boolean {
  if (sides[asked.comparison] !== sides[stated.comparison]) return false
  if ('factor' in asked) return 'factor' in stated && isSameMultiple(asked, stated)
  return 'value' in stated && isSameValue(asked, stated)
}

type Multiple = Extract<Relation, { factor: number }>

const isSameMultiple = (asked: Multiple, stated: Multiple): boolean =>
  isNear(asked.factor, stated.factor) && isSameOf(asked.of, stated.of)

/** Another thing has another name in each title: whether it is the same is told by the items. */
function isSameOf(asked: Multiple['of'], stated: Multiple['of']): boolean {
  if ('self' in asked) return 'self' in stated && asked.self === stated.self
  return 'other' in stated
}

const isOfTime = (asked: Ask, stated: Stated): boolean =>
  (stated.wants === 'time' ? isFineEnough(asked, stated) : isSameTime(asked, stated)) &&
  isSameBase(asked, stated) &&
  !isOtherwiseWithin(asked, stated) &&
  !(passesInTime(asked) && !isByItsJanuary(asked, stated) && isOfOneTime(stated, asked.when?.kind === 'ever'))

/** Of a series of years nobody knows the month. */
const isFineEnough = ({ of }: Ask, { isOfYears }: Stated): boolean => !isOfYears || !asksForMonth(of.words)

function isSameTime(ask: Ask, whole: Stated): boolean {
  const { when: stated, given, years, names } = whole
  const asked = ask.when
  if (isAfter(ask)) return false
  if (asked === null || isOpen(asked) || isTimeGiven(asked, given, names)) return true
  if (stated === null || ![stated.to, ...years].includes(asked.to)) return false
  return isOfMonth(asked, whole) || isSameMonth(asked, stated, ask)
}

/** The last day of a year is in its December. */
const isOfMonth = ({ month }: When, { when: stated, monthOfEach, called }: Stated): boolean =>
  month === (monthOfEach ?? '') || (month === '12' && stated?.month === undefined && atItsEnd.test(called))
const atItsEnd = /\bat the (?:very )?end of (?:19|20)\d\d\b/i

/** A price that is to pass 100 dollars by 2027, within it, or ever, may do so and come back: where it stands once is another question. */
const passesInTime = ({ wants, relation, when }: Ask): boolean =>
  wants === 'chance' &&
  relation !== null &&
  'value' in relation &&
  (when?.kind === 'by' || when?.kind === 'ever' || (when?.kind === 'within' && when.month === undefined))

/** By the January in which a share is told: no price, which may pass before and come back. */
const isByItsJanuary = ({ when }: Ask, { when: stated, called, unit }: Stated): boolean =>
  when?.month === '01' && stated?.to === when.to && inJanuary.test(called) && !/[$€£]/u.test(unit ?? '')
const inJanuary = /\b(?:at the (?:very )?(?:start|beginning) of|in january(?: of)?) (?:20|21)\d\d\b/iu

/** Of a series of years its last stands for all until then, and for no more. */
const isOfOneTime = ({ when, called }: Stated, isOpenEnded: boolean): boolean =>
  (when?.kind === 'in' && (isOpenEnded || when.month !== undefined)) || oneMoment.test(called)
const oneMoment = new RegExp(
  String.raw`\b(?:at|on) the (?:very )?(?:end|last day) of\b|\bin (?:${monthPattern}) (?:of )?20\d\d\b`,
  'i',
)

/** What is to follow 'that year or the next' is asked of the year of both, or of the one after. */
function isTimeGiven({ to }: When, given: When | null, names: string): boolean {
  if (given?.to === undefined || given.to === null) return false
  return to === given.to || (to === given.to + 1 && /\bor the next\b/i.test(names))
}

/** What is to come after a year is none of the years up to it; no answer says so. */
const isAfter = ({ wants, when }: Ask): boolean => wants === 'chance' && when?.kind === 'within' && when.to === null

const isOpen = ({ kind, to }: When): boolean => kind === 'ever' || to === null

/** The end of a year stands for it where its amount is asked; an event of one day is asked of its year. */
function isSameMonth(asked: When, stated: When, { wants, relation }: Ask): boolean {
  // By December is by the end of the year.
  if (asked.month === undefined || (asked.kind === 'by' && asked.month === '12'))
    return stated.month === undefined || wants === 'amount' || asked.kind === 'by' || relation === null
  return asked.month === stated.month
}
