/**
 * The gold's answers on the base that is running: items found again by their titles where ids have moved, and ranges
 * worked out anew by the folder's own formulas.
 */
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { AnsweredGold } from './judge/gold-answer.ts'
import type { Gold } from './judge/verdict.ts'
import { comparedWith, computed, type Formulas, type Get } from './ranges.ts'

export type GoldFile = { titles?: Record<string, { title: string }>; questions: AnsweredGold[] }
/** `changed`: what of the file does not hold on this base; numbers whose formulas cannot be worked out stay as they are. */
type OnBase = { gold: Gold[]; changed: string[] }

const reference = /^(?:trend|prediction|scenario)\/\d+$/

export async function onRunningBase(
  file: string,
  gold: GoldFile,
  base: { app: FastifyInstance; pool: Pool },
): Promise<OnBase> {
  const formulas = (await import(pathToFileURL(resolve(dirname(file), 'formulas.mjs')).href)) as Formulas // the file's own README says so
  const { questions } = renamed(gold, await movedRefs(base.pool, gold.titles ?? {}))
  const bodies = await bodiesOf(base.app, refsIn(questions))
  const get: Get = (ref) => bodies.get(ref)
  const changed: string[] = []
  const anew = questions.map((question): Gold => {
    const current = computed(question, formulas, get, (why) => changed.push(`${question.id}: ${why}`))
    const parts = current.answer.kind === 'parts' ? current.answer.parts : [current.answer]
    const values = parts.map((part) => comparedWith(part, formulas, get))
    return { question: current, values }
  })
  return { gold: anew, changed }
}

/** Where an item has the id of another one by now, by its title. */
async function movedRefs(pool: Pool, titles: Record<string, { title: string }>): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ ref: string; title: string }>(
    `select kind || '/' || id as ref, title from item where published_at is not null`,
  )
  const byTitle = new Map(rows.map(({ ref, title }) => [title, ref]))
  return new Map(Object.entries(titles).map(([ref, { title }]) => [ref, byTitle.get(title) ?? ref]))
}

function renamed(gold: GoldFile, refs: ReadonlyMap<string, string>): GoldFile {
  const rename = (_: string, value: unknown) => (typeof value === 'string' ? (refs.get(value) ?? value) : value)
  return JSON.parse(JSON.stringify({ questions: gold.questions }), rename) as GoldFile // as it was, under other names
}

function refsIn(value: unknown): string[] {
  if (typeof value === 'string') return reference.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(refsIn) : []
}

async function bodiesOf(app: FastifyInstance, refs: readonly string[]): Promise<Map<string, unknown>> {
  const bodies = new Map<string, unknown>()
  for (const ref of new Set(refs)) {
    const answer = await app.inject({ method: 'GET', url: `/api/items/${ref}?include=numbers` })
    if (answer.statusCode === 200) bodies.set(ref, answer.json())
  }
  return bodies
}
