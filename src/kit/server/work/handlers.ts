/** Answers operators about the queue. */
import type { QueryExecutorProvider } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import type { workContract } from '#kit/work/contract.ts'
import type { Handlers } from '../api/serve.ts'
import { countJobs, listGivenUp, saveRedone } from './overview.ts'
import type { Queue } from './queue.ts'

export function workHandlers(
  db: QueryExecutorProvider,
  queue: Pick<Queue, 'listRedoable'>,
): Handlers<typeof workContract> {
  return {
    async findWork() {
      const [tasks, givenUp] = await Promise.all([countJobs(db), listGivenUp(db)])
      const redoable = queue.listRedoable()
      return {
        tasks,
        givenUp: givenUp.map((job) => ({ ...job, at: job.at.toISOString(), canRedo: redoable.includes(job.task) })),
      }
    },

    async redoWork({ params: { id } }) {
      if (!(await saveRedone(db, id, queue.listRedoable()))) throw new Refusal('job-not-found')
      return {}
    },
  }
}
