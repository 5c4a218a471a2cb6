/**
 * What a process has counted since it began, taken from the register that Prometheus reads, so that nothing is counted
 * twice; and what of that is new since it was last kept.
 */
import type { Registry } from '@prometheus-io/client'
import { answerBounds } from '#kit/health/within.ts'
import { modelCost, modelTokens } from '../../language-model/counted-client.ts'
import { answered } from '../answers.ts'
import type { Family } from '../family.ts'
import { ended, took } from '../of-jobs.ts'
import { mails } from '../of-mails.ts'

/** Rows of numbers by their names. */
type Counted = Record<string, number[]>
export type Figures = {
  /** By method and route, pages as 'page item' by their screen: seconds in all, failed, refused, then how many by each bound and beyond. */
  routes: Counted
  /** By task: seconds of those that were done, done, failed and to be tried again, given up. */
  tasks: Counted
  /** One row, `all`: mails sent, mails failed, tokens asked, tokens answered, cents. */
  spent: Counted
}

export const placesOfRoute = { seconds: 0, failed: 1, refused: 2, firstBound: 3 } as const
const widthOfRoute = placesOfRoute.firstBound + answerBounds.length + 1
const outcomes = ['done', 'failed', 'given up'] as const

/** The value of one without labels, as it is now. */
export async function valueOf(registry: Registry, { name }: Family<never>): Promise<number> {
  return (await registry.getSingleMetric(name)?.get())?.values[0]?.value ?? 0
}

/** What is asked all the time by those who watch says nothing of how people are served. */
const watched = ['/healthz', '/readyz', '/metrics']

type Value = { labels: Partial<Record<string, string | number>>; value: number; metricName?: string }

export async function readFigures(registry: Registry): Promise<Figures> {
  const valuesOf = async ({ name }: Family<never> | Family): Promise<readonly Value[]> =>
    (await registry.getSingleMetric(name)?.get())?.values ?? []
  const [answers, ends, times] = [await valuesOf(answered), await valuesOf(ended), await valuesOf(took)]
  const sent = await valuesOf(mails)
  const [tokens, cost] = [await valuesOf(modelTokens), await valuesOf(modelCost)]
  return {
    routes: routesOf(answers),
    tasks: tasksOf(ends, times),
    spent: {
      all: [sumOf(sent, 'sent'), sumOf(sent, 'failed'), sumOf(tokens, 'asked'), sumOf(tokens, 'answered'), sumOf(cost)],
    },
  }
}

/** Of those that have this label's value, or of all. */
function sumOf(values: readonly Value[], is?: string): number {
  return values.reduce(
    (all, { labels, value }) => all + (is === undefined || Object.values(labels).includes(is) ? value : 0),
    0,
  )
}

function routesOf(answers: readonly Value[]): Counted {
  const routes: Counted = {}
  for (const value of answers) {
    const { method, route, screen } = value.labels
    if (watched.includes(String(route))) continue
    const name = screen === undefined ? `${method} ${route}` : `page ${screen}`
    const row = (routes[name] ??= Array.from({ length: widthOfRoute }, () => 0))
    for (const [place, count] of placesOf(value)) add(row, place, count)
  }
  return routes
}

/** Where in the row of its route a value counts, and how. */
function placesOf({ labels: { status, le }, value, metricName = '' }: Value): [place: number, value: number][] {
  if (metricName.endsWith('_sum')) return [[placesOfRoute.seconds, value]]
  if (metricName.endsWith('_count'))
    return [
      [placesOfRoute.failed, status === '5xx' ? value : 0],
      [placesOfRoute.refused, status === '4xx' ? value : 0],
      [widthOfRoute - 1, value],
    ]
  if (le === '+Inf') return []
  // Prometheus counts all up to a bound: what the one before has is not in this one, nor in what lies beyond.
  const place = placesOfRoute.firstBound + answerBounds.findIndex((bound) => bound === Number(le))
  return [
    [place, value],
    [place + 1, -value],
  ]
}

function tasksOf(ends: readonly Value[], times: readonly Value[]): Counted {
  const tasks: Counted = {}
  const rowOf = (labels: Value['labels']) => (tasks[String(labels['task'])] ??= [0, 0, 0, 0])
  for (const { labels, value } of ends) {
    const place = outcomes.findIndex((outcome) => outcome === labels['outcome'])
    add(rowOf(labels), 1 + place, value)
  }
  for (const { labels, value, metricName } of times) if (metricName?.endsWith('_sum')) add(rowOf(labels), 0, value)
  return tasks
}

function add(row: number[], place: number, value: number): void {
  row[place] = (row[place] ?? 0) + value
}

/** Only what has grown. */
export function newSince(before: Figures, now: Figures): Figures {
  return {
    routes: grown(before.routes, now.routes),
    tasks: grown(before.tasks, now.tasks),
    spent: grown(before.spent, now.spent),
  }
}

function grown(was: Counted, is: Counted): Counted {
  return Object.fromEntries(
    Object.entries(is)
      .map(([name, row]) => [name, row.map((value, place) => value - (was[name]?.[place] ?? 0))] as const)
      .filter(([, row]) => row.some((value) => value !== 0)),
  )
}
