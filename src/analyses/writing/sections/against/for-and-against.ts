/**
 * What speaks for it and against it: what drives and what slows it, dated signs, and the strongest judgements of the
 * worlds it belongs to.
 */
import { chanceOf, labelOf, titleOf } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { amount, listed, named, plainly, quoted, sentence, state, when, type Phrase } from '../../sentence.ts'
import { comesNear } from '../../../dossier/near.ts'
import type { Block, Sentence } from '../../../report/report.ts'
import type { PredictionView, TrendView } from '../../views.ts'
import { memberOf } from '../../worlds.ts'
import { type Answer, mustRead, reading, type Writing, type Written } from '../../writing.ts'

type Row = Extract<Block, { type: 'balance' }>['for'][number]
type Sign = { title: Evidence; source: Evidence; date: Evidence; view: TrendView }

export function writeForAndAgainst(w: Writing, answer: Answer | null): Written {
  const view = evidenceTrend(w, answer)
  const [pro, contra] = view ? [signsOf(w, view, 'for'), signsOf(w, view, 'against')] : [[], []]
  const hasSigns = pro.length + contra.length > 0
  return {
    sentences: [
      ...tied(w, answer),
      ...(view && hasSigns ? signSentences(w, view, pro, contra) : []),
      ...judgements(w, answer),
    ],
    blocks: hasSigns ? [{ type: 'balance', title: 'Signs', for: pro.map(rowOf), against: contra.map(rowOf) }] : [],
  }
}

/** The series of the answer; where nothing answers, the first that holds the question's words. */
function evidenceTrend(w: Writing, answer: Answer | null): TrendView | undefined {
  if (answer) return answer.trend ?? undefined
  return w.trends.find((view) => view.details.signals.length > 0 && comesNear(w, view, null))
}

/** What drives it, and what slows it, each with where that stands. */
function tied(w: Writing, answer: Answer | null): Sentence[] {
  const subject = answer?.prediction ?? answer?.trend
  if (!subject) return []
  // What happens under a condition drives nothing by itself.
  const free = w.predictions.filter(({ details }) => !details.condition)
  const found = [...free, ...w.trends].flatMap((view) => {
    const [own, theirs] = [
      subject.item.links.find(({ to }) => to === view.ref),
      view.item.links.find(({ to }) => to === subject.ref),
    ]
    const way = own?.relation === 'driven-by' ? 'drives' : theirs && ways.get(theirs.relation)
    return way && view !== subject ? [{ way, words: withFigure(w, view) }] : []
  })
  const name = named(labelOf(w, subject))
  const of = (way: 'drives' | 'slows') => found.filter((one) => one.way === way).map(({ words }) => words)
  const [pro, contra] = [of('drives').slice(0, 4), of('slows').slice(0, 4)]
  return [
    ...(pro.length > 0 ? [sentence`As the base links them, ${name} is driven by ${listed(pro)}.`] : []),
    ...(contra.length > 0 ? [sentence`As the base links them, ${name} is slowed by ${listed(contra)}.`] : []),
  ]
}

/** What a link to the subject says of it. */
const ways: ReadonlyMap<string, 'drives' | 'slows'> = new Map([
  ['drives', 'drives'],
  ['evidence-for', 'drives'],
  ['slows', 'slows'],
  ['evidence-against', 'slows'],
])

/** With its chance, or its direction. */
function withFigure(w: Writing, view: PredictionView | TrendView): Phrase {
  const name = named(labelOf(w, view))
  const direction = w.table.read(view, 'numbers.direction.direction', {
    title: `${view.item.label}, direction (Mann-Kendall test)`,
  })
  if (direction) return direction.value === 'no-clear-direction' ? name : [name, ' (', state(direction), ')']
  const asked = w.predictions.find((one) => one === view)
  const chance = asked ? chanceOf(w, asked) : null
  return chance ? [name, ' (', amount(chance), ')'] : name
}

function signSentences(w: Writing, view: TrendView, pro: Sign[], contra: Sign[]): Sentence[] {
  const name = named(titleOf(w, view))
  const of = (signs: Sign[]) => listed(signs.slice(0, 3).map(said))
  if (pro.length === 0) return [sentence`Signs against ${name}: ${of(contra)}.`]
  return [
    sentence`Signs for ${name}: ${of(pro)}.`,
    ...(contra.length > 0 ? [sentence`Signs against it: ${of(contra)}.`] : []),
  ]
}

/** The newest first. */
function signsOf(w: Writing, view: TrendView, direction: 'for' | 'against'): Sign[] {
  const signs = view.details.signals.flatMap((signal, i) => {
    if (signal.direction !== direction) return []
    const read = (field: string, unit: string | null = null) =>
      mustRead(w, view, `details.signals.${i}.${field}`, { title: `${view.item.label}, a sign: ${field}`, unit })
    return [{ title: read('title'), source: read('source'), date: read('date', 'day'), view }]
  })
  return signs.toSorted((a, b) => String(b.date.value).localeCompare(String(a.date.value))).slice(0, 4)
}

function said({ title, source, date }: Sign): Phrase {
  return [named(title), ' (', byWhom(source), ', ', when(date), ')']
}

/** Of an address the host: whoever reads 'cpj.org' knows who says it, and the note leads there. */
function byWhom(source: Evidence): Phrase {
  const host = /^https?:\/\/(?:www\.)?([^/]+)/.exec(String(source.value))?.[1]
  return host ? { kind: 'quote', text: host, evidence: source } : plainly(source)
}

function rowOf({ title, date, view }: Sign): Row {
  return { label: String(title.value), item: view.ref, text: when(date).text, evidence: title.id }
}

type SetText = {
  descriptors: { id: string; states: { id: string; bind?: { trend: string } }[] }[]
  reasons: { from: string; to: string; judgement: number }[]
}

/**
 * Judgements of the sets to which the answer belongs, on what speaks for the states that its series decides where there
 * are such, the strongest first.
 */
function judgements(w: Writing, answer: Answer | null): Sentence[] {
  const worlds = w.scenarios.filter((view) => answer?.worlds.includes(view) || memberOf(view, answer) >= 0)
  return [...new Set(worlds.map(({ details }) => details.set))]
    .flatMap((slug) => judgementsOf(w, slug, answer))
    .slice(0, 3)
}

function judgementsOf(w: Writing, slug: string, answer: Answer | null): Sentence[] {
  const data = w.dossier.sets[slug]?.data
  if (!data) return []
  const { descriptors, reasons } = data as SetText // as the set's own schema has parsed it
  const stateOf = (name: string) => {
    const [of = '', id = ''] = name.split('.')
    return descriptors.find((one) => one.id === of)?.states.find((one) => one.id === id)
  }
  const isBound = (name: string) => answer?.trend && stateOf(name)?.bind?.trend === answer.trend.ref
  const decided = reasons.filter(({ to }) => isBound(to))
  if (decided.length === 0 && answer?.worlds.length === 0) return []
  const strongest = (decided.length > 0 ? decided : reasons).toSorted(
    (a, b) => Math.abs(b.judgement) - Math.abs(a.judgement),
  )
  const read = reading(w, slug)
  const titled = (name: string): Phrase => [
    '“',
    plainly(read(`descriptors.${name.split('.')[0]}.title`, `${slug}, what is decided`)),
    ': ',
    plainly(read(`descriptors.${name.replace('.', '.states.')}.title`, `${slug}, a state`)),
    '”',
  ]
  return strongest.slice(0, 2).map((one) => {
    const at = reasons.indexOf(one)
    const strength = Math.abs(one.judgement) === 3 ? 'strongly ' : ''
    const verb = `${strength}${one.judgement > 0 ? 'helps' : 'hinders'}`
    return sentence`In ${named(read('title', `Title of the set ${slug}`))}, ${titled(one.from)} ${verb} ${titled(one.to)}: ${quoted(read(`reasons.${at}.reason`, `${slug}, reason for a judgement`), 200)}.`
  })
}
