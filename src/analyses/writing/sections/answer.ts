/**
 * The answer in three sentences: its number, how sure that is, and what it hangs on most. Where the base has none, what it expects of the items that
 * fit best.
 */
import {
  checkedUntil,
  estimated,
  inYear,
  labelOf,
  seriesName,
  lastOf,
  level,
  reader,
  stepOf,
  tenYearsOn,
  titleOf,
} from '../facts.ts'
import { coversPlace } from '../covers-place.ts'
import { asked, askOf, isOver, wantedOf, yearAsked } from '../asked.ts'
import { amount, bare, connect, listed, named, type Phrase, plainly, quoted, sentence, when } from '../sentence.ts'
import { isBandTooNarrow } from '#trends/backtest-words.ts'
import { aboutOf, isAbout } from '../../dossier/near.ts'
import { answeringOf } from '../answers/by-type/index.ts'
import type { Block, Sentence } from '../../report/report.ts'
import { type PredictionView, projectionOf, type TrendView } from '../views.ts'
import { likelyRow } from '../worlds.ts'
import { mostMoving } from '../sensitivity/movers.ts'
import { saysYearOf } from '../../report/headlines.ts'
import { headlineOf } from '../event/headline.ts'
import { splitAnswer } from './lead.ts'
import { moreThanThen } from './more-than-then.ts'
import { fanOf } from './fan.ts'
import { yearChosen } from './year-chosen.ts'
import { unaccountedIn } from '../stated/accounts-for.ts'
import { differsIn } from '../stated/differs-in.ts'
import { isImpossible } from '../stated/impossible.ts'
import { type Answer, type Answered, shown, type Writing, type Written } from '../writing.ts'

export function writeAnswer(w: Writing, answer: Answer | null): Written {
  const own = ofPart(w, answer)
  const others = w.parts.flatMap((part, i) => (i === w.part ? [] : [otherPart({ ...w, part: i }, part)]))
  return {
    sentences: [...own.sentences, ...others.flatMap(({ sentences }) => sentences)].filter(isNew),
    blocks: [...own.blocks, ...others.flatMap(({ blocks }) => blocks)],
  }
}

/** The nearest to one part may be the nearest to another. */
const isNew = ({ text }: Sentence, place: number, all: readonly Sentence[]): boolean =>
  all.findIndex((one) => one.text === text) === place

function ofPart(w: Writing, answer: Answer | null): Written {
  if (!answer) return unanswered(w)
  if (answer.worlds.length > 0) return ofWorlds(w, answer)
  const isUnsized = answer.isNone && askOf(w).wants === 'effect'
  const { first, range, account } = splitAnswer(w, answer)
  const sentences = [
    ...(isUnsized ? [connect('no-size')] : []),
    ...(answer.told ?? []),
    ...first,
    ...yearChosen(w, answer),
    ...range,
    ...moreThanThen(w, answer),
    ...doubt(w, answer),
    ...beyondChecked(w, answer),
    ...heldToWhole(w, answer),
    ...account,
    ...hangsOn(w, answer),
  ]
  return { sentences, blocks: picturesOf(answer) }
}

/** What it hangs on most: the first row of what would change it, in a sentence. */
function hangsOn(w: Writing, answer: Answer): Sentence[] {
  const said = answer.isNone ? null : mostMoving(w, answer)
  return said ? [said] : []
}

/** What else was asked, told as the first part is. */
function otherPart(w: Writing, { answer }: Answered): Written {
  if (answer) {
    const { sentences, blocks } = ofPart(w, answer)
    // The section on how we get there tells of the first part alone: of another that stands here, or nowhere.
    const account = splitAnswer(w, answer).rest
    // What connects has been said of the first part.
    return {
      sentences: [...sentences, ...account].filter(({ by }) => by !== 'connecting'),
      blocks: blocks.flatMap((one) => fanFor(answer, one)),
    }
  }
  const words = quoted(asked(w, 'of.words', askOf(w).of.words, { title: 'What else is asked' }), 160)
  const unsaid = sentence`What else is asked, ${words}, the base answers with no number.`
  return { sentences: [unsaid, ...nearestOf(w)], blocks: [] }
}

/** Of another part the picture of its series alone, which marks no year but that which stands under its figure. */
function fanFor(answer: Answer, block: Block): Block[] {
  if (block.type !== 'fan') return []
  const isMarked = block.asked !== null && saysYearOf(headlineOf(answer), block.item, block.asked.slice(0, 4))
  return [isMarked ? block : { ...block, asked: null }]
}

/** Beside the figure, not only among the drivers: the band that it was read off did not hold what it promises. */
function doubt(w: Writing, answer: Answer): Sentence[] {
  const trend = projectionBehind(answer)
  const backtest = trend?.numbers?.backtest
  if (!trend || !backtest || !isBandTooNarrow(backtest)) return []
  const read = reader(w, trend)
  const held = read('numbers.backtest.coverage.80', 'share of past values inside the 80% band', 'chance')
  const values = read('numbers.backtest.values', 'values foreseen in the backtest')
  return [
    sentence`The projection behind it has been too sure of itself: its ${bare(level(w, 80))} band held only ${bare(held)} of ${bare(values)} past values, so that the truth may lie farther off than the range says.`,
  ]
}

/** Whether it was read off a projection, or is at most set beside one. */
function projectionBehind({ trend, prediction, figure, isPast = false }: Answer): TrendView | null {
  return isPast || prediction || figure.field.startsWith('details.') ? null : trend
}

/** Beside the figure too: it is of a year for which nobody has ever tried the bands it was read off. */
function beyondChecked(w: Writing, answer: Answer): Sentence[] {
  const trend = projectionBehind(answer)
  const year = answer.year ?? Number.parseInt(String(answer.figure.value), 10)
  const checked = trend && checkedUntil(w, trend)
  if (!checked || !(year > Number(String(checked.value).slice(0, 4)))) return []
  return [
    sentence`That lies beyond what was tested: the bands of the projection have been checked up to ${inYear(checked)} only.`,
  ]
}

/** Beside the figure too: the projection of a whole took something away from it. */
function heldToWhole(w: Writing, answer: Answer): Sentence[] {
  const trend = projectionBehind(answer)
  const cutFrom = trend && projectionOf(trend)?.whole?.cutFrom
  if (!cutFrom || answer.year === null || answer.year < Number(cutFrom.slice(0, 4))) return []
  const read = reader(w, trend)
  const name = read('numbers.projection.whole.name', 'what it is a part of')
  const from = read('numbers.projection.whole.cutFrom', 'from when on its whole holds it', 'day')
  return [
    sentence`It is part of ${plainly(name)}, and no part is more than its whole: from ${inYear(from)} on, what would lie above the projection of the whole is held to it.`,
  ]
}

/** What the base holds that bears on it, if anything does. */
function unanswered(w: Writing): Written {
  const told = w.parts[w.part]?.nearest?.answer
  const near = [...cannotBe(w), ...leftOut(w), ...placeMissing(w), ...nearestOf(w), ...nearest(w, told)]
  return { sentences: [connect(near.length > 0 ? 'not-direct' : 'no-number'), ...near], blocks: [] }
}

function cannotBe(w: Writing): Sentence[] {
  const near = w.parts[w.part]?.nearest
  return isImpossible(askOf(w), near?.answer.states ?? null) ? [connect('no-such-share')] : []
}

/** What was typed and is in nothing that was read: said first, since without it something else would be asked. */
function leftOut(w: Writing): Sentence[] {
  const near = w.parts[w.part]?.nearest
  const { unread = [], condition } = askOf(w)
  const left = near ? unaccountedIn(askOf(w), near.answer.states) : unread
  const all = [
    ...unread.map((words, i) => ({ words, field: `unread.${i}` })),
    ...(condition?.unread ?? []).map((words, i) => ({ words, field: `condition.unread.${i}` })),
  ].filter(({ words }) => left.includes(words))
  if (all.length === 0) return []
  const said = all.map(({ words, field }) =>
    quoted(asked(w, field, words, { title: 'What was typed and not read' }), 80),
  )
  return [
    sentence`What was typed as ${listed(said)} is in nothing that was read, and an answer without it would be to another question.`,
  ]
}

/** Numbers of the world, or of another country, are not those of the one that is asked about. */
function placeMissing(w: Writing): Sentence[] {
  const { place } = askOf(w)
  if (coversPlace(w)) return []
  const name = plainly(asked(w, 'place', place, { title: 'Where it is asked about' }))
  return [
    sentence`It holds nothing on ${name} alone, and what it has for the world or for other places is not said of ${name}.`,
  ]
}

/** The answer to something else that comes nearest, and in what it differs: never as if it were the answer. */
function nearestOf(w: Writing): Sentence[] {
  const near = w.parts[w.part]?.nearest
  const of = near && (near.answer.prediction ?? near.answer.trend)
  if (!near || !of) return []
  const why = near.differs.map((one) => differsIn[one])
  return [
    sentence`The nearest that it answers is ${whatIsAnswered(w, near.answer, of)}, at ${statedOf(near.answer)}: ${why.join(', and ')}.`,
    ...(near.differs.includes('unit') ? unitOfNearest(w, of) : []),
  ]
}

/** A chance may be of another year than the item that it was made of is called by, and a change is no level of it. */
function whatIsAnswered(w: Writing, { event, figure, states }: Answer, of: PredictionView | TrendView): Phrase {
  if (event && figure.unit === 'chance') return ['the chance that ', event.clause ?? event.said]
  return event && states.measure === 'change' ? event.said : named(labelOf(w, of))
}

/** 'In euros' of what is counted in dollars: in what it is, and that nothing turns the one into the other. */
function unitOfNearest(w: Writing, of: PredictionView | TrendView): Sentence[] {
  const field = 'series' in of.details ? 'details.series.unit' : 'details.question.unit'
  const unit = w.table.read(of, field, { title: `${of.item.label}, unit` })
  if (!unit) return []
  return [
    sentence`It is counted in “${plainly(unit)}” alone, and the base holds no rate that would turn that into what you ask for: ask for it in that unit.`,
  ]
}

/** A bound, as 'after 2045', is no part of the value, and the sign of a rise is not either. */
function statedOf({ figure, text }: Answer): Phrase {
  const [, bound = '', said = text] = /^(after |at least |at most |\+)(.+)$/s.exec(text) ?? []
  return [bound, { kind: typeof figure.value === 'number' ? 'number' : 'fact', text: said, evidence: figure }]
}

/** Its range, and its series with the value that is asked about; a chance without either needs no picture. */
function picturesOf(answer: Answer): Block[] {
  // Where nothing stands above the report, no picture shows it either.
  const isRange = answer.figure.unit === 'chance' && answer.low !== null && !answer.isNone
  return [...(isRange ? [chanceBlock(answer)] : []), ...(answer.trend ? fanOf(answer.trend, answer) : [])]
}

function chanceBlock(answer: Answer): Block {
  const { figure, low, high } = answer
  return {
    type: 'chance',
    title: headlineOf(answer).says,
    value: shown(figure),
    low: low && shown(low),
    high: high && shown(high),
  }
}

function ofWorlds(w: Writing, answer: Answer): Written {
  const isAsked = wantedOf(w) === 'account'
  const rows = answer.worlds.flatMap((view) => likelyRow(w, view))
  return {
    sentences: [...(isAsked ? [] : [connect('not-direct')]), ...answer.sentences, ...nearest(w)],
    blocks: rows.length > 0 ? [{ type: 'bars', title: 'How likely each world is', unit: 'chance', rows }] : [],
  }
}

const mostSeries = 3

/** Forecasts and projections of what the question touches, the best fit first. `told`: the nearest, which has been said. */
function nearest(w: Writing, told?: Answer): Sentence[] {
  // What has a word of the question in its name is nearer than what has it in its text.
  const isNear = ({ item }: PredictionView | TrendView) => isAbout(w, item)
  const isNamed = [...w.predictions, ...w.trends].some((view) => isNear(view) && aboutOf(view.item) > 0)
  const isShown = (view: PredictionView | TrendView) => isNear(view) && (!isNamed || aboutOf(view.item) > 0)
  // No forecast is near a year that is over.
  const ahead = isOver(w) ? [] : w.predictions
  const open = ahead.filter((view) => isShown(view) && isOpen(view) && view !== told?.prediction)
  const said = open.flatMap((view) => forecastWords(w, view)).slice(0, 4)
  const series = w.trends.filter(isShown).slice(0, mostSeries)
  return [
    ...(said.length > 0 ? [sentence`Near this the base ${told ? 'also asks' : 'asks'}: ${listed(said)}.`] : []),
    ...series.flatMap((view) => seriesSentence(w, view)),
  ]
}

const isOpen = ({ details }: PredictionView): boolean => !details.condition && !details.outcome

/** '“Will people land on Mars by 2050?” (33%)'. */
function forecastWords(w: Writing, view: PredictionView): Phrase[] {
  const name = named(titleOf(w, view))
  const said = answeringOf(view.details.question).forecastWords(w, view)
  return said ? [[name, ' (', said, ')']] : []
}

function seriesSentence(w: Writing, view: TrendView): Sentence[] {
  const last = lastOf(w, view)
  const step = last && stepOf(w, view, yearAsked(w) ?? tenYearsOn(w))
  if (!last || !step) return []
  return [
    sentence`${plainly(seriesName(w, view))} stood at ${amount(last.value)} in ${when(last.at)}, and the projection has ${estimated(step)} in the middle for ${when(step.at)}.`,
  ]
}
