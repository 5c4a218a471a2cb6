/** How much each job of a language model may take: for one report, and `read` for one question. */
import type { ReportJob } from '#kit/server/config/model.ts'

export type JobLimits = {
  calls: number
  /** Read and written together. What an endpoint does not count is estimated by its signs. */
  tokens: number
  /** For all calls together. */
  ms: number
  callMs: number
}

/** Together they stay far below the time after which an order is given up. */
export const jobLimits: Readonly<Record<ReportJob, JobLimits>> = {
  read: { calls: 1, tokens: 8000, ms: 10_000, callMs: 10_000 },
  plan: { calls: 12, tokens: 60_000, ms: 45_000, callMs: 20_000 },
  judge: { calls: 20, tokens: 150_000, ms: 75_000, callMs: 30_000 },
  write: { calls: 40, tokens: 250_000, ms: 150_000, callMs: 30_000 },
  entail: { calls: 30, tokens: 80_000, ms: 90_000, callMs: 20_000 },
  criticise: { calls: 10, tokens: 80_000, ms: 60_000, callMs: 30_000 },
}
