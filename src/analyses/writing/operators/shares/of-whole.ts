/**
 * How many of a whole, where a series has only the share of them: how many people over 65, of their share and of all; how
 * many TWh from low-carbon sources, of their share and of all electricity.
 */
import { counts } from '../../../ask/beside/beside-words.ts'
import { type ShareOf, shareNamed } from '../../../identities/identities.ts'
import { convert } from '../../../units/convert.ts'
import type { Ask, Relation } from '../../../ask/ask.ts'
import { sideOf } from '../../answers/says.ts'
import { asked, askOf, yearAsked } from '../../asked.ts'
import { level, reader, roughly, seriesName, tenYearsOn, unitOf } from '../../facts.ts'
import { amount, bare, type Phrase, plainly, sentence } from '../../sentence.ts'
import { fits } from '../../stated/same-ask.ts'
import { statedByTrend } from '../../stated/stated.ts'
import type { TrendView } from '../../views.ts'
import { type Answer, plainAnswer, type Writing } from '../../writing.ts'
import { yearSaid } from '../above-other.ts'
import { type Amount, seriesIn } from '../amounts.ts'
import { namedIn } from '../naming.ts'
import { trendsAsked } from '../of-trends.ts'

export function amountOfShare(w: Writing): Answer | null {
  const both = ofTotal(w) ?? peopleOf(w)
  return both && countIn(w, { ...both, year: yearAsked(w) ?? tenYearsOn(w) })
}

function peopleOf(w: Writing): Omit<Both, 'year'> | null {
  const { wants, of, relation } = askOf(w)
  const isCount = wants === 'amount' && relation === null && isCounted(of)
  if (!isCount && !(wants === 'chance' && countsPeople(relation))) return null
  const [share] = trendsAsked(w).filter((view) => isShareOfPeople(unitOf(view)))
  const whole = populationIn(w)
  return share && whole ? { share, whole } : null
}

/** Of what is no people, where the amount is asked for in the unit of the total. */
function ofTotal(w: Writing): Omit<Both, 'year'> | null {
  const { wants, of, relation } = askOf(w)
  if (wants !== 'amount' || relation !== null || of.unit === undefined) return null
  for (const share of trendsAsked(w)) {
    const made = shareNamed(of.words, share.details.series?.id ?? '')
    const whole = w.trends.find(({ details }) => details.series?.id === made?.total)
    if (made && whole && fits(of.unit, unitOf(whole))) return { share, whole, made }
  }
  return null
}

/** 'More than a billion', of what is measured in per cent. */
/** 'How many per hundred people?' asks for no number of people. */
const isCounted = ({ words, measure }: Ask['of']): boolean =>
  counts.test(words) && measure !== 'each' && measure !== 'share'

const countsPeople = (relation: Relation | null): boolean =>
  relation !== null &&
  'value' in relation &&
  relation.value > 1000 &&
  relation.comparison !== 'between' &&
  convert(1, relation.unit, 'people') === 1

/** `made`: what both make, where the share is of no people. */
type Both = { share: TrendView; whole: TrendView; made?: ShareOf; year: number }

function countIn(w: Writing, both: Both): Answer | null {
  const [part, all] = [seriesIn(w, both.share, both.year), seriesIn(w, both.whole, both.year)]
  if (!part || !all) return null
  const { wants, relation } = askOf(w)
  const parts = { ...both, part, all }
  return wants === 'amount' ? answerOf(w, parts) : relation && 'value' in relation ? chanceOf(w, parts, relation) : null
}

/** They deny without a word that does. */
const isLeft =
  /\b(?:offline|unconnected|unserved|unvaccinated|illiterate|left out|countryside|rural|villages?|villagers?)\b/i

type Valued = Extract<Relation, { value: number }>

const haveNone =
  /\b(?:without|lack\w*|offline|unconnected|have no|do not have|don't have|not have|not use|don't use|no access)\b/i

/** Will they be more than so many? */
function chanceOf(w: Writing, { share, whole, part, all, year }: Parts, relation: Valued): Answer | null {
  if (relation.comparison === 'between') return null
  const isRest = haveNone.test(askOf(w).of.words)
  const side = sideOf[relation.comparison]
  const unit = reader(w, share)('details.series.unit', 'unit')
  const bar = asked(w, 'relation.value', relation.value, {
    title: 'The number that is asked about',
    unit: unitOf(whole),
  })
  const about = (what: string) => ({
    title: `${share.item.label} times ${whole.item.label} in ${year}, ${what}`,
    unit: 'chance',
  })
  const inputs = [...part.inputs, unit, ...all.inputs, bar]
  const atLeast = w.table.compute(
    `${isRest ? 'rest' : 'share'}-of-at-least`,
    inputs,
    about('chance of so many or more'),
  )
  const figure = isUp(relation) ? atLeast : w.table.compute('chance-not', [atLeast], about('chance of fewer'))
  const middle = w.table.compute('share-of-middle', [...part.inputs, unit, ...all.inputs], {
    title: `${share.item.label} times ${whole.item.label} in ${year}, middle`,
    unit: unitOf(whole),
  })
  const so: Phrase = [counted(w, share, isRest), ` number ${sizes[side]} `, bare(bar), ' in ', yearSaid(w, year)]
  return {
    ...plainAnswer,
    // What is denied is the share that they have, and not that they are so many.
    states: statedByTrend(share, String(year), {
      wants: 'chance',
      relation,
      unit: unitOf(whole),
      negated: isRest && askOf(w).negated,
    }),
    figure,
    text: amount(figure).text,
    says: `${saidOf(share, whole, isRest)} ${side} ${amount(bar).text} in ${year}`,
    event: { said: so },
    sentences: [
      sentence`The chance that ${so} is ${amount(figure)}, by both projections.`,
      sentence`In the middle that is ${isRest ? 'what ' : ''}${part.middle} (${part.name}) ${isRest ? 'leaves of' : 'of'} ${all.middle} (${all.name}), ${roughly(middle)}; both are treated as independent.`,
    ],
    trend: share,
    year,
    threshold: bar,
  }
}

const sizes = { 'at least': 'at least', above: 'more than', 'at most': 'at most', below: 'fewer than' } as const

const isUp = ({ comparison }: Valued): boolean => comparison === 'at-least' || comparison === 'above'

/** 'Per 100,000' of people, or '% of population': not '% of seats', nor '%' by which countries are weighted. */
function isShareOfPeople(unit: string): boolean {
  const isOfPeople = /population|people|^per [\d,]+/.test(unit.replace(/ \(.*\)/, ''))
  return isOfPeople && convert(1, unit, 'share of people') !== null
}

/** All people: a series that counts them and is named after the population. */
export function populationIn(w: Writing): TrendView | undefined {
  const all = w.trends.filter((view) => view.details.series && convert(1, unitOf(view), 'people') === 1)
  return all
    .map((view) => ({ view, score: namedIn('world population', view.item) }))
    .filter(({ score }) => score >= 0.8)
    .toSorted((a, b) => b.score - a.score)[0]?.view
}

type Parts = Both & { part: Amount; all: Amount }

function answerOf(w: Writing, { share, whole, made, part, all, year }: Parts): Answer {
  // 'How many are offline' asks for those that are left, as 'how many are not online' does.
  const isRest = askOf(w).negated !== isLeft.test(askOf(w).of.words)
  const unit = reader(w, share)('details.series.unit', 'unit')
  const held = heldBy(w, share)
  const compute = (end: 'low' | 'middle' | 'high') =>
    w.table.compute(`${isRest ? 'rest' : 'share'}-of-${end}`, [...part.inputs, unit, ...all.inputs], {
      title: `${share.item.label} times ${whole.item.label} in ${year}, ${end}`,
      unit: held ?? unitOf(whole),
    })
  const [low, figure, high] = [compute('low'), compute('middle'), compute('high')]
  const text = roughly(figure).text
  const who: Phrase = made ? (isRest ? made.rest : made.part) : counted(w, share, isRest)
  return {
    ...plainAnswer,
    states: {
      ...statedByTrend(share, String(year), { unit: unitOf(whole), measure: 'level' }),
      negated: askOf(w).negated,
    },
    figure,
    text,
    says: `${saidOf(share, whole, isRest)} in ${year}`,
    event: { said: [who, made ? [', by ', plainly(seriesName(w, share)), ','] : '', ' in ', yearSaid(w, year)] },
    low,
    high,
    sentences: [
      held === undefined
        ? sentence`By both projections, ${who} will ${made ? 'be' : 'number'} ${roughly(figure, made === undefined)} in ${yearSaid(w, year)}, in the middle.`
        : sentence`By both projections, there will be ${roughly(figure)} in ${yearSaid(w, year)}, in the middle.`,
      isRest
        ? sentence`That is what ${part.middle} (${part.name}) leaves of ${all.middle} (${all.name}).`
        : sentence`That is ${part.middle} (${part.name}) of ${all.middle} (${all.name}).`,
      sentence`It lies between ${roughly(low, true)} and ${roughly(high)} with a chance of ${bare(level(w, 80))}, with both treated as independent.`,
    ],
    trend: share,
    year,
  }
}

/** What is counted for each so many people, and is no people: of 'the number of mobile subscriptions per 100 people' these. */
const heldBy = (w: Writing, share: TrendView): string | undefined =>
  /^per [\d,]+ people/.test(unitOf(share))
    ? /^the number of (?!people)(.+?)(?: per [\d,]+ people)?$/.exec(String(seriesName(w, share).value))?.[1]
    : undefined

/** Those who are meant, in words: of 'the share of people with sanitation' the people with it, or without. */
function counted(w: Writing, share: TrendView, isRest: boolean): Phrase {
  const name = seriesName(w, share)
  const text = String(name.value)
  const quote = (of: string): Phrase => ({ kind: 'quote', text: of, evidence: name })
  const who = /^the (?:share|percentage|proportion) of (.+)$/.exec(text)?.[1]
  if (who === undefined)
    return isRest
      ? ['people not in ', plainly(name)]
      : [quote(text.replace(/ per [\d,]+ people$/, '')), ...(isRate.test(text) ? [', times all people,'] : [])]
  if (!isRest) return quote(who)
  const [, one = '', having] = /^(\p{L}+) (?:with )?(.+)$/u.exec(who) ?? []
  if (having === undefined) return ['people who are not ', quote(who)]
  return [quote(one), who.startsWith(`${one} with `) ? ' without ' : ' not ', quote(having)]
}

const isRate = /\brate$/

/** A rate by itself is no number of people. */
function saidOf({ item, details }: TrendView, whole: TrendView, isRest: boolean): string {
  if (isRest) return `${whole.item.label} without ${item.label}`
  return details.series?.unit.startsWith('%') ? item.label : `${item.label} times ${whole.item.label}`
}
