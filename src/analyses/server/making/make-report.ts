/**
 * From an order to its report, a step after the other. What each step makes is kept before the next begins, so that
 * whoever takes the work up again goes on from there, with the same reading of the question and the same items at the
 * same versions.
 */
import { refOfTrend } from '../../analysis-kinds.ts'
import type { z } from 'zod'
import type { Progress } from '../../analysis.ts'
import { dossier as dossierShape } from '../../dossier/dossier.ts'
import { understood as understoodShape } from '../../dossier/preview.ts'
import { report as reportShape, type Report, writtenSections } from '../../report/report.ts'
import type { Dossier } from '../../dossier/dossier.ts'
import { advice as adviceShape } from '../../model/advice.ts'
import type { Pipeline, Wording } from './pipeline.ts'
import type { Order } from './work-store.ts'

/** Something that the work has made, and how far it is with it. */
export type Checkpoint = { step: string; data: unknown; progress: Progress }
/** Where the work keeps what it has made. */
export type Checkpoints = {
  kept: ReadonlyMap<string, unknown>
  /** Throws where somebody else works on it by now. */
  keep(made: Checkpoint): Promise<void>
  signal: AbortSignal
  now: () => Date
}
export type Made = { is: 'report'; report: Report; dossier: Dossier } | { is: 'empty'; reason: string }

/** A report that says something else than its sources must reach nobody. */
export class WrongReport extends Error {
  override name = 'WrongReport'
}

const whole = writtenSections.length
const at = (step: Progress['step'], done = 0, of = 1, section: string | null = null): Progress => ({
  step,
  section,
  done,
  of,
})

/** Of an order whose work has not begun. */
export const firstProgress: Progress = at('reading')

export async function makeReport(order: Order, checkpoints: Checkpoints, pipeline: Pipeline): Promise<Made> {
  const took: Report['took'] = []
  const timed = timing(took)
  const step = steps(checkpoints, took)
  const { accountId } = order
  const understood = await step('reading', understoodShape, at('evidence'), () =>
    pipeline.understand(order.question, checkpoints.now(), order.read),
  )
  const gather = () => pipeline.gather(understood, askedOf(order, checkpoints))
  const gathered = await step('evidence', dossierShape, at('sections', 0, whole), gather)
  const reason = pipeline.whyTooLittle(gathered)
  if (reason !== null) return { is: 'empty', reason }
  const advice = pipeline.advise
    ? await step(
        'advice',
        adviceShape.nullable(),
        at('sections', 0, whole),
        () => pipeline.advise?.(gathered, answersOf(checkpoints, at('sections', 0, whole))) ?? null,
      )
    : null
  const dossier = { ...gathered, ...(advice && { advice }) }
  const written = await step('sections', reportShape, at('wording'), () => pipeline.write(dossier))
  const worded = await step('wording', reportShape, at('checking'), () =>
    wordSections(written, dossier, checkpoints, pipeline),
  )
  const report = await timed('checking', () =>
    soundOf([worded, written], (one) => pipeline.check(one, dossier, accountId)),
  )
  if (!(report instanceof WrongReport)) return { is: 'report', dossier, report: { ...report, took } }
  // Numbers that were being made anew while they were read may not go together. Once more, then, as the base stands by
  // now; nothing of it is kept.
  checkpoints.signal.throwIfAborted()
  const fresh = await timed('evidence', gather)
  const tooLittle = pipeline.whyTooLittle(fresh)
  if (tooLittle !== null) return { is: 'empty', reason: tooLittle }
  const again = await timed('checking', () =>
    soundOf([pipeline.write(fresh)], (one) => pipeline.check(one, fresh, accountId)),
  )
  if (again instanceof WrongReport) throw again
  return { is: 'report', dossier: fresh, report: { ...again, took } }
}

function timing(took: Report['took']) {
  return async <Result>(step: string, make: () => Promise<Result> | Result): Promise<Result> => {
    const began = performance.now()
    const made = await make()
    took.push({ step, ms: Math.round(performance.now() - began) })
    return made
  }
}

/** A step whose result is kept, or was. */
function steps(checkpoints: Checkpoints, took: Report['took']) {
  const timed = timing(took)
  return async <S extends z.ZodType>(
    name: Progress['step'] | 'advice',
    shape: S,
    next: Progress,
    make: () => Promise<z.output<S>> | z.output<S>,
  ): Promise<z.output<S>> => {
    checkpoints.signal.throwIfAborted()
    const before = readKept(shape, checkpoints.kept.get(name))
    if (before) {
      took.push({ step: name, ms: before.ms })
      return before.made
    }
    const made = await timed(name, make)
    await checkpoints.keep({ step: name, data: { made, ms: took.at(-1)?.ms }, progress: next })
    return made
  }
}

function askedOf({ kind, read, trendId, accountId }: Order, checkpoints: Checkpoints) {
  return { kind, given: read, trend: refOfTrend(trendId), accountId, now: checkpoints.now() }
}

/** What was kept by a program of another version and is no longer understood is made anew. */
function readKept<S extends z.ZodType>(shape: S, data: unknown): { made: z.output<S>; ms: number } | null {
  const { made, ms } = (data ?? {}) as { made?: unknown; ms?: unknown } // whatever was kept; looked at next
  const read = shape.safeParse(made)
  return read.success && typeof ms === 'number' ? { made: read.data, ms } : null
}

/** Each answer of the language model is kept by itself: it takes its time, and costs. */
function answersOf({ kept, keep, signal }: Checkpoints, progress: Progress): Wording {
  const mark = 'model:'
  const saved = new Map(
    [...kept].flatMap(([step, data]) => (step.startsWith(mark) ? [[step.slice(mark.length), data] as const] : [])),
  )
  const done = new Set<string>()
  const save = async (key: string, answer: unknown, section: string | null = null) => {
    if (section !== null) done.add(section)
    const now = section === null ? progress : { ...progress, section, done: done.size }
    await keep({ step: `${mark}${key}`, data: answer, progress: now })
  }
  return { saved, save, signal }
}

async function wordSections(
  written: Report,
  dossier: Dossier,
  checkpoints: Checkpoints,
  pipeline: Pipeline,
): Promise<Report> {
  return pipeline.word(written, dossier, answersOf(checkpoints, at('wording', 0, written.sections.length)))
}

/** The first that is as its sources say: the model's wording, else the sentences it was made of. */
async function soundOf(
  [first, ...others]: Report[],
  check: (report: Report) => Promise<string[]>,
): Promise<Report | WrongReport> {
  if (!first) throw new Error('There is no report to check.')
  const faults = await check(first)
  if (faults.length === 0) return first
  if (first.wording && others.length > 0) return soundOf(others, check)
  return new WrongReport(`${faults.length} faults, the first: ${faults[0]}`)
}
