/** The work on an order as the queue knows it. Apart from how it is done, so that whoever adds one need not know that. */
import { z } from 'zod'
import type { TaskName } from '#kit/server/work/task.ts'

const payload = z.object({ id: z.string() })
export type ReportJob = z.output<typeof payload>

/** Its key is the id of the analysis. */
export const reportTask: TaskName<ReportJob> = { name: 'analyses.report', payload, repeat: 'once' }
