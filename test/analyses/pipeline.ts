/**
 * The steps of an analysis, small and quick, for tests of what happens around them. Each tells where it is, and waits
 * there when it is told to.
 */
import type { Dossier } from '#analyses/dossier/dossier.ts'
import type { Report } from '#analyses/report/report.ts'
import type { Pipeline } from '#analyses/server/making/pipeline.ts'
import type { Understood } from '#analyses/dossier/preview.ts'

/** Named by the step; `wording` once for each section. Those of `understand` and `write` cannot wait. */
export type Point = 'understand' | 'gather' | 'write' | 'word' | 'wording' | 'worded' | 'check' | 'checked'
export const sectionsWorded = ['answer', 'drivers', 'gaps'] as const

/**
 * `at` may throw or wait. What the base knows nothing about is asked with the word 'nothing'; a broken report, with
 * 'broken'.
 */
export function smallPipeline(at: (point: Point, section?: string) => Promise<void> | void = () => {}): Pipeline {
  return {
    understand(text): Understood {
      void at('understand')
      return { text, from: null, to: null, category: null, wants: 'account', threshold: null }
    },
    async gather(understood, { kind, given, trend, accountId, now }) {
      await at('gather', accountId)
      return {
        kind,
        understood,
        read: given ?? { parts: [], language: 'und' },
        trend,
        madeAt: now.toISOString(),
        items: [],
        sets: {},
        resolved: [],
        gaps: [],
      } as Dossier
    },
    whyTooLittle: ({ understood: { text } }) =>
      text.includes('nothing') ? 'The base knows nothing about this.' : null,
    write({ kind, understood: { text }, madeAt }) {
      void at('write')
      return reportOn(kind, text, madeAt)
    },
    async word(report, _, { saved, save, signal }) {
      await at('word')
      for (const section of sectionsWorded) {
        if (saved.has(section)) continue
        signal.throwIfAborted()
        await at('wording', section)
        await save(section, { worded: section }, section)
      }
      await at('worded')
      return report
    },
    async check({ question }) {
      await at('check')
      const faults = question.includes('broken') ? ['the evidence e1 is 5 and was 4'] : []
      await at('checked')
      return faults
    },
  }
}

function reportOn(kind: Report['kind'], question: string, madeAt: string): Report {
  const value = question.length
  const evidence = {
    id: 'e1',
    item: 'report',
    version: null,
    field: 'length',
    value,
    title: 'Signs of the question',
    unit: null,
    formula: null,
    inputs: [],
    record: null,
  }
  const text = `The question has ${value} signs.`
  const claim = {
    kind: 'number',
    evidence: 'e1',
    item: 'report',
    version: null,
    field: 'length',
    value,
    text: String(value),
    start: 17,
  } as const
  const sections = sectionsWorded.map((name) => ({
    name,
    title: name,
    sentences: [{ text, claims: [claim], by: 'template' as const }],
    blocks: [],
  }))
  return {
    schema: 1,
    kind,
    question,
    title: question,
    madeAt,
    year: null,
    answer: { figure: String(value), evidence: 'e1', says: text },
    // A question that begins so is near to one that it answers.
    isAnswered: !question.startsWith('Nearly'),
    sections,
    evidence: [evidence],
    sources: [],
    wording: null,
    took: [],
  }
}
