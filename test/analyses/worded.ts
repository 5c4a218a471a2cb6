/** The small report of `wording-report.ts`, worded by a language model that behaves as a test says. */
import { expect } from 'vitest'
import { type Report, report as reportShape } from '#analyses/report/report.ts'
import { whyNotClaimed } from '#analyses/checking/claimed.ts'
import { createModelClient } from '#kit/server/language-model/model-client.ts'
import type { JobLimits } from '#analyses/server/model/jobs.ts'
import type { KeptAnswer } from '#analyses/server/model/kept-answers.ts'
import { wordReport } from '#analyses/server/wording/word-report.ts'
import { whenDone } from '../when-done.ts'
import { openModelServer } from './model-server.ts'
import { wordingReport } from './wording-report.ts'

type Given = {
  limits?: Partial<JobLimits>
  signal?: AbortSignal
  saved?: Map<string, unknown>
  settings?: object
}

export async function givenWording() {
  const server = await openModelServer()
  whenDone(() => server.close())

  const key = 'sk-test-1234567890'
  const settings = {
    url: server.url,
    name: 'test-model',
    key,
    prices: { prompt: 1, answer: 5 },
    jobs: ['write'] as const,
  }
  const { report, dossier } = wordingReport()
  const stating = report.sections.flatMap(({ sentences }) => sentences).filter(({ by }) => by !== 'connecting')
  /** Of those, the sections that are worded. */
  const open = stating.length - 1

  async function worded({
    limits,
    signal = new AbortController().signal,
    saved = new Map(),
    settings: other,
  }: Given = {}) {
    const model = await createModelClient({ ...settings, ...other }, { waitMs: 1, callMs: 600_000 })
    const kept = new Map<string, KeptAnswer>()
    const sections: string[] = []
    const lines: string[] = []
    const save = async (name: string, answer: unknown, section: string | null) => {
      kept.set(name, structuredClone(answer) as KeptAnswer) // as the job hands it on
      if (section !== null) sections.push(section)
    }
    const log = (line: string) => lines.push(line)
    const made = await wordReport(report, dossier, { model, saved, save, signal, log, limits })
    if (!made.wording) throw new Error('it was not worded')
    return { made, kept, sections, lines, text: textOf(made), wording: made.wording }
  }

  /** Every claim of the template is still claimed, every sentence is in order, and nothing but sentences has changed. */
  function expectSound(made: Report) {
    expect(reportShape.parse(made)).toEqual(made)
    for (const sentence of made.sections.flatMap(({ sentences }) => sentences))
      expect(whyNotClaimed(sentence)).toBeNull()
    for (const [i, { name, sentences }] of made.sections.entries()) {
      const idsOf = (all: typeof sentences) =>
        new Set(all.flatMap(({ claims }) => claims.map(({ evidence }) => evidence)))
      expect({ name, ids: idsOf(sentences) }).toEqual({
        name: report.sections[i]?.name,
        ids: idsOf(report.sections[i]?.sentences ?? []),
      })
    }
    const { jobs, ...rest } = made
    expect(jobs?.map(({ job }) => job)[0]).toBe('write')
    expect({ ...rest, sections: [], wording: null }).toEqual({ ...report, sections: [], wording: null })
  }

  return { server, key, settings, report, dossier, stating, open, worded, expectSound }
}

export function sentencesOf(made: Report): string[] {
  return made.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))
}

export function textOf(made: Report): string {
  return sentencesOf(made).join('\n')
}
