/** Half hours, put together to hours. */
import type { Health } from './rate-health.ts'

type Step = NonNullable<Health['steps']>[number]
const summed = ['answers', 'failed', 'mailsSent', 'mailsFailed', 'refusedSignIns', 'tokens', 'cents'] as const
export type Hour = Pick<Step, 'at' | (typeof summed)[number]>

/** The latest first; null where it is not known. Half hours at 09:00 and 09:30 are the hour of 09:00. */
export function hoursOf(steps: readonly Step[] | null): Hour[] | null {
  if (!steps) return null
  const hours = new Map<string, Hour>()
  for (const step of steps) {
    const at = `${step.at.slice(0, 13)}:00:00.000Z`
    const before = hours.get(at)
    const sums = summed.map((name) => [name, step[name] + (before?.[name] ?? 0)] as const)
    hours.set(at, { ...step, at, ...Object.fromEntries(sums) })
  }
  return [...hours.values()].toReversed()
}
