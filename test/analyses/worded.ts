/** The small report of `wording-report.ts`, worded by a language model that behaves as a test says. */
import { expect } from 'vitest'
import { type Report, report as reportShape } from '#analyses/report/report.ts'
import { whyNotClaimed } from '#analyses/checking/claimed.ts'
import { createModelClient } from '#analyses/server/model/model-client.ts'
import type { SavedAnswers } from '#analyses/server/wording/saved-answers.ts'
import { wordReport } from '#analyses/server/wording/word-report.ts'
import { whenDone } from '../when-done.ts'
import { openModelServer } from './model-server.ts'
import { wordingReport } from './wording-report.ts'

type Given = {
  limits?: Parameters<typeof createModelClient>[1]
  signal?: AbortSignal
  saved?: Map<string, unknown>
  settings?: object
}

export async function givenWording() {
  const server = await openModelServer()
  whenDone(() => server.close())

  const key = 'sk-test-1234567890'
  const settings = { url: server.url, name: 'test-model', key, prices: { prompt: 1, answer: 5 } }
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
    const model = await createModelClient({ ...settings, ...other }, { waitMs: 1, ...limits })
    const kept = new Map<string, SavedAnswers>()
    const lines: string[] = []
    const save = async (section: string, answers: SavedAnswers) => void kept.set(section, structuredClone(answers))
    const made = await wordReport(report, dossier, { model, saved, save, signal, log: (line) => lines.push(line) })
    if (!made.wording) throw new Error('it was not worded')
    return { made, kept, lines, text: textOf(made), wording: made.wording }
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
    expect({ ...made, sections: [], wording: null }).toEqual({ ...report, sections: [], wording: null })
  }

  return { server, key, settings, report, dossier, stating, open, worded, expectSound }
}

export function sentencesOf(made: Report): string[] {
  return made.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))
}

export function textOf(made: Report): string {
  return sentencesOf(made).join('\n')
}
