/**
 * How good is our pool of a crowd on real human forecasts, and how fast? See `crowd-questions.ts` for what is looked at
 * and `crowd-task.ts` for the figures.
 */
import { resolve } from 'node:path'
import type { Task } from './crowd-task.ts'
import { inWorkers } from './in-workers.ts'

/**
 * `data` is the path of a csv or csv.gz of forecasts, `min` how many forecasts must stand at a moment for it to count
 * (3).
 */
export async function benchCrowd({ data, min }: Record<string, string | undefined>): Promise<object> {
  const least = Number(min ?? 3)
  if (!data) throw new Error('crowd needs --data FILE')
  if (!(Number.isInteger(least) && least >= 1))
    throw new Error(`--min must be a whole number of at least 1, not ${min}`)
  const tasks: Task[] = [{ measure: 'scores', path: resolve(data), least }, { measure: 'speed' }]
  const [scores, speed] = await inWorkers<Task, object>(new URL('./crowd-task.ts', import.meta.url), tasks)
  return { ...scores, ...speed }
}
