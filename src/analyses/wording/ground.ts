/**
 * What a sentence of a model may rest on within one section: the claims of its template sentences, as they are printed
 * there, and their words.
 */
import { isScale } from '#kit/numbers.ts'
import type { Dossier } from '../dossier/dossier.ts'
import type { Evidence, EvidenceId } from '../report/evidence.ts'
import type { Claim, Report, Section, Sentence } from '../report/report.ts'
import { sayBare, sayEvidence, unitInProse } from '../report/shown-value.ts'

/** A way to print an evidence, the claim that it makes, and the word before it in the template. */
export type Form = { text: string; kind: Claim['kind'] }
export type Row = {
  evidence: Evidence
  forms: Form[]
  /** What stands right before and after it in the template sentences. */
  before: string[]
  after: string[]
  /** Of the item that it was read from. */
  names: string[]
}
export type Ground = {
  /** The template sentences that state something. */
  sentences: Sentence[]
  rows: ReadonlyMap<EvidenceId, Row>
  /** Of the whole report: ids that are known, but not in this section. */
  others: ReadonlySet<EvidenceId>
  question: string
  /** The first words of all units of the report. */
  units: ReadonlySet<string>
}

export function groundOf(section: Section, report: Report, dossier: Dossier): Ground {
  const sentences = section.sentences.filter(({ claims }) => claims.length > 0)
  const names = new Map(dossier.items.map(({ ref, title, label }) => [ref, [title, label]]))
  const cited = new Set(sentences.flatMap(({ claims }) => claims.map((claim) => claim.evidence)))
  const rows = report.evidence
    .filter(({ id }) => cited.has(id))
    .map((evidence) => [evidence.id, rowOf(evidence, sentences, names.get(evidence.item) ?? [])] as const)
  return {
    sentences,
    rows: new Map(rows),
    others: new Set(report.evidence.map(({ id }) => id).filter((id) => !cited.has(id))),
    question: report.question,
    units: new Set(report.evidence.flatMap(({ unit }) => firstWordOf(unit))),
  }
}

/** The 'of' before the end of a scale is no unit. */
function firstWordOf(unit: string | null): string[] {
  const [first] = unit !== null && isScale(unit) ? [] : (/^\p{L}+/u.exec(unitInProse(unit)) ?? [])
  return first === undefined ? [] : [first.toLowerCase()]
}

function rowOf(evidence: Evidence, sentences: readonly Sentence[], names: string[]): Row {
  const places = sentences.flatMap(({ text, claims }) =>
    claims.filter((claim) => claim.evidence === evidence.id).map((claim) => ({ text, claim })),
  )
  const forms = places.map(({ claim: { text, kind } }) => ({ text, kind }))
  const whole = forms.some(({ text }) => text === sayBare(evidence))
    ? [{ text: sayEvidence(evidence), kind: 'number' as const }]
    : []
  const numbers = typeof evidence.value === 'number' ? whole : []
  return {
    evidence,
    forms: distinct([...forms, ...numbers]).toSorted((a, b) => b.text.length - a.text.length),
    before: places.map(({ text, claim }) => wordBefore(text, claim.start)),
    after: places.map(({ text, claim }) => wordAfter(text, claim.start + claim.text.length)),
    names,
  }
}

function distinct(forms: readonly Form[]): Form[] {
  return forms.filter(({ text }, i) => forms.findIndex((other) => other.text === text) === i)
}

/** 'below' of 'lies below 10,527'; '' where another mark stands between. */
export function wordBefore(text: string, start: number): string {
  return /(\p{L}+)\s*[“"(]?$/u.exec(text.slice(0, start))?.[1]?.toLowerCase() ?? ''
}

export function wordAfter(text: string, end: number): string {
  return /^\s*(\p{L}+)/u.exec(text.slice(end))?.[1]?.toLowerCase() ?? ''
}
