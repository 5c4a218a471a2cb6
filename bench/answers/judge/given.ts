/** Questions with their right answers, and reports on them, for tests of the judge: each says only what matters to it. */
import type { Report, Sentence } from '#analyses/report/report.ts'
import type { GoldAsk } from '../gold.ts'
import type { AnsweredGold, GoldAnswer, GoldNumber } from './gold-answer.ts'
import type { Outcome } from './verdict.ts'

const plainPart: GoldAsk = {
  wants: 'chance',
  of: { items: ['trend/1'], words: 'emissions' },
  place: 'world',
  relation: null,
  when: { kind: 'by', from: 2026, to: 2035 },
  condition: null,
  negated: false,
  decision: null,
}

export const aPart = (part: Partial<GoldAsk> = {}): GoldAsk => ({ ...plainPart, ...part })

/** A chance of 40 to 50% by 2035, of trend 1. */
export const aNumber = (number: object = {}): GoldNumber =>
  ({
    kind: 'chance',
    formula: 0,
    unit: 'probability',
    low: 0.4,
    high: 0.5,
    derivedFrom: ['trend/1'],
    ...number,
  }) as GoldNumber // a kind's own fields are the caller's

type Given = Partial<Omit<AnsweredGold, 'read'>> & { parts?: GoldAsk[]; language?: string }

export function aQuestion({ parts = [aPart()], language = 'en', ...rest }: Given = {}): AnsweredGold {
  const answer: GoldAnswer = aNumber()
  return {
    id: 'a01',
    text: 'Will emissions fall by 2035?',
    class: 'direct',
    answerable: 'yes',
    answer,
    ...rest,
    read: { parts, language },
  }
}

type Said = {
  figure?: string
  says?: string
  first?: string
  rest?: string[]
  unit?: string | null
  item?: string
  gaps?: string[]
}

/** '45%', emissions below 100 by 2035, a chance of trend 1. */
export function aReport({
  figure = '45%',
  says = 'Emissions fall by 2035',
  first = 'They fall by 2035 with a chance of 45%.',
  rest = [],
  unit = 'chance',
  item = 'trend/1',
  gaps = [],
}: Said = {}): Report {
  const row = { version: 1, field: 'x', value: 1, title: '', record: null }
  return {
    schema: 1,
    kind: 'full',
    question: '',
    title: '',
    madeAt: '2026-11-24T00:00:00.000Z',
    year: 2035,
    answer: figure === '' ? null : { figure, says, evidence: 'e1' },
    isAnswered: true,
    sections: [section('answer', [first, ...rest]), section('gaps', gaps)],
    // The figure is computed of what was read.
    evidence: [
      { ...row, id: 'e1', item: 'report', unit, formula: 'f', inputs: ['e2'] },
      { ...row, id: 'e2', item, unit: null, formula: null, inputs: [] },
    ],
    sources: [],
    wording: null,
    took: [],
  }
}

function section(name: 'answer' | 'gaps', texts: string[]): Report['sections'][number] {
  const sentences = texts.map((text): Sentence => ({ text, claims: [], by: 'template' }))
  return { name, title: '', blocks: [], sentences }
}

export const reported = (report: Report): Outcome => ({ refusal: null, offered: [], report, isCharged: true })
export const refused = (refusal: string, offered: string[] = []): Outcome => ({
  refusal,
  offered,
  report: null,
  isCharged: false,
})
