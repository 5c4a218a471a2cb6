/** What speaks for it and against it: dated signs, and the strongest judgement of the worlds it belongs to. */
import { titleOf } from '../../facts.ts'
import type { Evidence } from '../../../report/evidence.ts'
import { listed, named, plainly, quoted, sentence, when, type Phrase } from '../../sentence.ts'
import { comesNear } from '../../../dossier/near.ts'
import type { Sentence } from '../../../report/report.ts'
import { allToldOf } from '../../series-behind.ts'
import type { TrendView } from '../../views.ts'
import { memberOf } from '../../worlds.ts'
import { type Answer, mustRead, reading, type Writing, type Written } from '../../writing.ts'

/** The newest tell most. */
const mostSigns = 2

/** An older sign has long been within the series. */
const yearsTold = 6

type Sign = { title: Evidence; source: Evidence; date: Evidence; note: Evidence | null }

export function writeForAndAgainst(w: Writing, answer: Answer | null): Written {
  const signs = evidenceTrends(w, answer).flatMap((view) => signSentences(w, view))
  return { sentences: [...signs, ...judgements(w, answer)], blocks: [] }
}

/** The series of the answer; where nothing answers, the first that holds the question's words. */
function evidenceTrends(w: Writing, answer: Answer | null): TrendView[] {
  if (answer) return allToldOf(w, answer)
  return w.trends.filter((view) => view.details.signals.length > 0 && comesNear(w, view, null)).slice(0, 1)
}

function signSentences(w: Writing, view: TrendView): Sentence[] {
  const [pro, contra] = [signsOf(w, view, 'for'), signsOf(w, view, 'against')]
  if (pro.length + contra.length === 0) return []
  const name = named(titleOf(w, view))
  if (pro.length === 0) return [sentence`Signs against ${name}: ${listed(contra.map(said))}.`]
  return [
    sentence`Signs for ${name}: ${listed(pro.map(said))}.`,
    ...(contra.length > 0 ? [sentence`Signs against it: ${listed(contra.map(said))}.`] : []),
  ]
}

/** The newest first. */
function signsOf(w: Writing, view: TrendView, direction: 'for' | 'against'): Sign[] {
  const signs = view.details.signals.flatMap((signal, i) => {
    if (signal.direction !== direction || isOld(w, signal.date)) return []
    const read = (field: string, unit: string | null = null) =>
      mustRead(w, view, `details.signals.${i}.${field}`, { title: `${view.item.label}, a sign: ${field}`, unit })
    const note = signal.note ? read('note') : null
    // Of a count the office that made it, as against the place where it was found.
    const by = signal.newer?.publisher ? read('newer.publisher') : read('source')
    return [{ title: read('title'), source: by, date: read('date', 'day'), note }]
  })
  return signs.toSorted((a, b) => String(b.date.value).localeCompare(String(a.date.value))).slice(0, mostSigns)
}

const isOld = ({ dossier: { madeAt } }: Writing, date: string): boolean =>
  Number(date.slice(0, 4)) < Number(madeAt.slice(0, 4)) - yearsTold

function said({ title, source, date, note }: Sign): Phrase {
  const more: Phrase = note ? [', which adds: ', quoted(note, 180)] : ''
  return [named(title), ' (', byWhom(source), ', ', when(date), more, ')']
}

/** Of an address the host: whoever reads 'cpj.org' knows who says it, and the note leads there. */
function byWhom(source: Evidence): Phrase {
  const host = /^https?:\/\/(?:www\.)?([^/]+)/.exec(String(source.value))?.[1]
  return host ? { kind: 'quote', text: host, evidence: source } : plainly(source)
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
    .slice(0, 1)
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
    plainly(read(`descriptors.${name.split('.')[0]}.title`, 'A scenario set, what is decided')),
    ': ',
    plainly(read(`descriptors.${name.replace('.', '.states.')}.title`, 'A scenario set, a state')),
    '”',
  ]
  return strongest.slice(0, 2).map((one) => {
    const at = reasons.indexOf(one)
    const strength = Math.abs(one.judgement) === 3 ? 'strongly ' : ''
    const verb = `${strength}${one.judgement > 0 ? 'helps' : 'hinders'}`
    return sentence`In ${named(read('title', 'Title of the scenario set'))}, ${titled(one.from)} ${verb} ${titled(one.to)}: ${quoted(read(`reasons.${at}.reason`, 'A scenario set, reason for a judgement'), 200)}.`
  })
}
