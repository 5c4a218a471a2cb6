/**
 * What operators see of the queue: how much waits and since when, what was given up, and that it be done again. Never
 * what is in it.
 */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { workAddresses as at } from './addresses.ts'

const none = z.strictObject({})
const refusals = ['sign-in-needed', 'session-ended', 'operators-only'] as const

export const workContract = {
  findWork: endpoint({
    address: at.findWork,
    summary:
      'For operators: how many jobs of each task wait, are under way or were given up, how long the oldest has waited, and why the last were given up',
    policy: 'operator',
    params: none,
    query: none,
    answer: z.object({
      tasks: z.array(
        z.object({
          task: z.string(),
          waiting: z.int(),
          underWay: z.int(),
          givenUp: z.int(),
          /** Of those that wait or are under way, for how many seconds. */
          oldestSeconds: z.number().nullable(),
        }),
      ),
      givenUp: z.array(
        z.object({
          id: z.string(),
          task: z.string(),
          at: z.iso.datetime(),
          failures: z.int(),
          fault: z.string(),
          /** False where giving up had consequences that end the matter. */
          canRedo: z.boolean(),
        }),
      ),
    }),
    refusals,
  }),
  redoWork: endpoint({
    address: at.redoWork,
    summary: 'For operators: has a job that was given up done again',
    policy: 'operator',
    params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) }),
    query: none,
    body: none,
    answer: none,
    refusals: [...refusals, 'job-not-found'],
  }),
}
