/**
 * A scenario set: one question about the future, the descriptors that decide it, and how their states bear on each
 * other.
 */
import { z } from 'zod'
import { comparison } from '#kit/comparison.ts'
import { category } from '#items/categories.ts'
import { horizon, itemRef, tag } from '#items/item.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A trend's value in a year, compared with a threshold. */
export const trendThreshold = z.object({ trend: itemRef, at: z.int(), comparison, threshold: z.number() })

export const state = z.object({ id: slug, title: z.string().min(2), bind: trendThreshold.exactOptional() })
export const descriptor = z.object({ id: slug, title: z.string().min(2), states: z.array(state).min(2).max(6) })
export type Descriptor = z.output<typeof descriptor>

/** `from` and `to` are `descriptor.state`; the judgement runs from -3 (hinders strongly) to +3 (promotes strongly). */
export const crossImpact = z.object({ from: z.string(), to: z.string(), judgement: z.int().min(-3).max(3) })
export type CrossImpact = z.output<typeof crossImpact>

/**
 * That a claim about an item stands for a state, `descriptor.state`, where no series that is bound to the state says so:
 * an outcome of a question, or 'high' or 'low' of a series.
 */
export const reading = z.object({ state: z.string(), to: itemRef, as: z.string() })
export type Reading = z.output<typeof reading>

export const scenarioSet = z.object({
  slug,
  title: z.string().min(3),
  summary: z.string().min(10),
  category,
  tags: z.array(tag),
  horizon,
  question: z.string().min(5),
  descriptors: z.array(descriptor).min(2).max(10),
  crossImpacts: z.array(crossImpact),
  readings: z.array(reading).default([]),
  /** The strongest judgements, with the reason for each, in words. */
  reasons: z.array(z.object({ from: z.string(), to: z.string(), judgement: z.int(), reason: z.string() })),
  /** Markdown: what the set is about, and what it leaves out. */
  body: z.string(),
  version: z.int(),
})
export type ScenarioSet = z.output<typeof scenarioSet>

/** A set as somebody who writes a scenario has to know it. */
export const setToChoose = z.object({
  ...scenarioSet.pick({ slug: true, title: true, question: true, horizon: true }).shape,
  descriptors: z.array(descriptor.extend({ states: z.array(state.omit({ bind: true })) })),
})
export type SetToChoose = z.output<typeof setToChoose>

/** The judgement of one state's influence on another; 0 where none is stated. */
function judgementOf(impacts: readonly CrossImpact[], from: string, to: string): number {
  return impacts.find((impact) => impact.from === from && impact.to === to)?.judgement ?? 0
}

/** The field and the reason why a set contradicts itself, or null. */
export function whyNotSet({
  descriptors,
  crossImpacts,
  readings,
  reasons,
}: ScenarioSet): { field: string; reason: string } | null {
  const known = new Set(descriptors.flatMap(({ id, states }) => states.map((one) => `${id}.${one.id}`)))
  const stated = new Set<string>()
  for (const { from, to } of crossImpacts) {
    const unknown = [from, to].find((name) => !known.has(name))
    if (unknown) return { field: 'crossImpacts', reason: `names ${unknown}, which is no state of this set` }
    if (from.split('.')[0] === to.split('.')[0])
      return { field: 'crossImpacts', reason: `judges ${from} on its own descriptor` }
    if (stated.has(`${from} ${to}`)) return { field: 'crossImpacts', reason: `judges ${from} on ${to} twice` }
    stated.add(`${from} ${to}`)
  }
  for (const [place, { state: read, to, as }] of readings.entries()) {
    if (!known.has(read)) return { field: 'readings', reason: `names ${read}, which is no state of this set` }
    if (readings.findIndex((one) => one.to === to && one.as === as) < place)
      return { field: 'readings', reason: `reads ${to} as ${as} twice` }
  }
  const odd = reasons.find(({ from, to, judgement }) => judgementOf(crossImpacts, from, to) !== judgement)
  return odd
    ? { field: 'reasons', reason: `explains ${odd.from} on ${odd.to} as ${odd.judgement}, the matrix says otherwise` }
    : null
}
