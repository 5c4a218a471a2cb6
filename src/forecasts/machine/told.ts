/** What is told of machines: which language model is asked, and what each that ever was has said. */
import { z } from 'zod'
import { machine } from '../sorts/voice.ts'

export const machinesTold = z.object({
  /** That is asked now, and of how many questions a day at most; null where none is to forecast. */
  asked: z.object({ model: z.string(), aDay: z.int() }).nullable(),
  /** Of questions that lists show, the first that spoke first. */
  spoke: z.array(z.object({ by: machine, since: z.iso.datetime(), questions: z.int(), forecasts: z.int() })),
})
export type MachinesTold = z.output<typeof machinesTold>
