/**
 * A class of reference: how often other series made the move that is asked about. Shares that came by the same level,
 * else spans of series that move about as much in a year.
 */
import { passageOf } from '#series/moves/moves.ts'
import { type AlikeSeries, movingAlike, passedAlike } from '../../../dossier/alike/alike.ts'
import { sayRead } from '../../../document/source-words.ts'
import { compute } from '../../../formulas/index.ts'
import type { Evidence } from '../../../report/evidence.ts'
import type { Sentence } from '../../../report/report.ts'
import { lastOf, reader } from '../../facts.ts'
import { amount, bare, listed, type Phrase, plainly, sentence, when } from '../../sentence.ts'
import { fieldsOfAlike, type TrendView } from '../../views.ts'
import { type Answer, mustRead, type Writing } from '../../writing.ts'
import { aheadOf, type Ahead, isUpwards, longOf, whatMoved } from './own-past.ts'
import { rangeOf, saysLittle, sayRange } from './rate.ts'

export type OthersPast = { sentences: Sentence[]; rate: Evidence }

/** Fewer series, or fewer spans, make no class. */
const least = { passed: 4, series: 3, spans: 8 }
/** More names would be a table. */
const mostListed = 4

export function othersPast(w: Writing, answer: Answer): OthersPast | null {
  const ahead = aheadOf(w, answer)
  const isUp = isUpwards(w, answer)
  const last = ahead && lastOf(w, ahead.view)?.value
  if (!ahead || !last || !answer.threshold || isUp === null) return null
  const asked = { ahead, last, threshold: answer.threshold, isUp }
  const all = (w.dossier.alike ?? []).filter(({ to }) => to === ahead.view.ref)
  return whoPassed(w, asked, all) ?? whoMoved(w, answer, asked, all)
}

type Asked = { ahead: Ahead; last: Evidence; threshold: Evidence; isUp: boolean }

/** Where there is a way to go, and shares have gone it. */
function whoPassed(w: Writing, asked: Asked, all: readonly AlikeSeries[]): OthersPast | null {
  const { ahead, last, threshold, isUp } = asked
  const levels = { from: Number(last.value), to: Number(threshold.value) }
  if (isUp !== levels.to > levels.from || !isFar(levels)) return null
  const alike = passedAlike(ownOf(ahead.view), all, levels, ahead.years)
  if (alike.length < least.passed) return null
  const series = alike.map((one) => observationsOf(w, one))
  const inputs = [ahead.span, last, threshold, ...series]
  const about = (what: string) => ({ title: `Other shares that passed ${ahead.view.item.label}’s level, ${what}` })
  const passed = w.table.compute('passed-alike', inputs, about('how many'))
  const stood = w.table.compute('passed-alike-and-stood', inputs, about('how many stood there in time'))
  const told = alike.slice(0, mostListed).map((one): Phrase => whenPassed(w, one, { last, threshold, levels }))
  return classOf(
    w,
    ahead,
    [stood, passed],
    [
      sentence`Of ${bare(passed)} other shares that once passed the ${amount(last)} at which it stands, ${bare(stood)} stood at ${amount(threshold)} or beyond ${longOf(ahead)} later: ${listed(told)}.`,
    ],
  )
}

/** A step of a few points is no such way: by how much it moves in a year says more. */
const isFar = ({ from, to }: { from: number; to: number }): boolean => Math.abs(logit(to) - logit(from)) >= 0.4
const logit = (percent: number) => Math.log(percent / Math.max(1e-9, 100 - percent))

/** 'internet users took 10 years from 2009', or are not there yet. */
function whenPassed(
  w: Writing,
  one: AlikeSeries,
  { last, threshold, levels }: Pick<Asked, 'last' | 'threshold'> & { levels: { from: number; to: number } },
): Phrase {
  const name = plainly(labelOfAlike(w, one))
  const series = observationsOf(w, one)
  const title = `${one.label}, `
  const at = w.table.compute('passed-in', [last, threshold, series], {
    title: `${title}when it passed it`,
    unit: 'day',
  })
  if ((passageOf(one.observations, levels, 1)?.years ?? null) === null) return [name, ' is not there, from ', when(at)]
  const took = w.table.compute('years-from-level-to-level', [last, threshold, series], {
    title: `${title}years it took`,
  })
  const years: Phrase = Number(took.value) === 1 ? 'a year' : [bare(took), ' years']
  return [name, ' took ', years, ' from ', when(at)]
}

/** Of spans as long as the one ahead, in series that are as lively. */
function whoMoved(w: Writing, answer: Answer, asked: Asked, all: readonly AlikeSeries[]): OthersPast | null {
  const { ahead, last, threshold } = asked
  const alike = movingAlike(ownOf(ahead.view), all)
  if (last === threshold || !isClass(asked, ahead.view, alike)) return null
  const kind = reader(w, ahead.view)('details.series.kind', 'what kind of numbers it has')
  const series = alike.map((one) => observationsOf(w, one))
  const about = (what: string) => ({ title: `Series that move as much in a year as ${ahead.view.item.label}, ${what}` })
  const spans = w.table.compute('spans-apart', [ahead.span, ...series], about('spans that do not overlap'))
  const inputs = [ahead.span, kind, last, threshold]
  const met = w.table.compute(`spans-apart-${wayOf(asked)}`, [...inputs, ...series], about('spans that did'))
  const did = lastOnes(w, asked, alike, inputs)
  const list: Phrase = did.length > 0 ? [', last in ', listed(did)] : ''
  const { said } = whatMoved(w, answer, ahead)
  return classOf(
    w,
    ahead,
    [met, spans],
    [
      sentence`In ${bare(w.table.compute('count', series, about('how many')))} other series that move about as much in a year, ${bare(met)} of ${bare(spans)} spans of ${longOf(ahead)} that do not overlap ${said}${list}.`,
    ],
  )
}

const wayOf = ({ isUp }: Pick<Asked, 'isUp'>) => (isUp ? 'up' : 'down')

/** Whether they are enough, and tell rare from usual: counted before anything is read into the report. */
function isClass(asked: Asked, { details }: TrendView, alike: readonly AlikeSeries[]): boolean {
  const { ahead, last, threshold } = asked
  const [years, values] = [ahead.span.value, alike.map(asText)]
  const spans = compute('spans-apart', [years, ...values])
  if (alike.length < least.series || Number(spans) < least.spans) return false
  const inputs = [years, details.series?.kind ?? '', last.value, threshold.value, ...values]
  const met = compute(`spans-apart-${wayOf(asked)}`, inputs)
  return !saysLittle({
    low: { value: compute('rate-low', [met, spans]) },
    high: { value: compute('rate-high', [met, spans]) },
  })
}

/** The names of those that did, each with the year in which its last such span began, the latest first. */
function lastOnes(w: Writing, asked: Asked, alike: readonly AlikeSeries[], inputs: readonly Evidence[]): Phrase[] {
  const values = inputs.map(({ value }) => value)
  const way = wayOf(asked)
  const did = alike.flatMap((one) => {
    const of = [...values, asText(one)]
    return compute(`spans-apart-${way}`, of) === 0 ? [] : [{ one, from: String(compute(`span-apart-${way}-from`, of)) }]
  })
  const latest = did.toSorted((a, b) => Number(b.from) - Number(a.from)).slice(0, mostListed)
  return latest.map(({ one }): Phrase => {
    const title = `${one.label}, when its last such span began`
    const of = [...inputs, observationsOf(w, one)]
    const from = w.table.compute(`span-apart-${way}-from`, of, { title, unit: 'day' })
    return [plainly(labelOfAlike(w, one)), ' (from ', when(from), ')']
  })
}

const asText = ({ observations }: AlikeSeries): string => JSON.stringify(observations)

function classOf(w: Writing, { view }: Ahead, counts: readonly [Evidence, Evidence], said: Sentence[]): OthersPast {
  const rate = w.table.compute('rate-middle', counts, {
    title: `${view.item.label}, how often others like it went so far`,
    unit: 'chance',
  })
  return { sentences: [...said, sentence`The rate behind that lies between ${sayRange(w, rangeOf(w, counts))}.`], rate }
}

function ownOf({ details: { series } }: TrendView) {
  return { unit: series?.unit ?? '', kind: series?.kind ?? '', observations: series?.observations ?? [] }
}

const sourceOf = (one: AlikeSeries) => ({ ref: one.ref, version: one.version, fields: fieldsOfAlike(one) })

function observationsOf(w: Writing, one: AlikeSeries): Evidence {
  return mustRead(w, sourceOf(one), 'details.series.observations', `${one.label}, all observations`)
}

const labelOfAlike = (w: Writing, one: AlikeSeries): Evidence =>
  mustRead(w, sourceOf(one), 'label', `Short name of ${sayRead(one.ref, null)}`)
