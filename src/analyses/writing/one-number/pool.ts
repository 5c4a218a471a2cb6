/** What a forecast and a projection say of one thing, and what they make together. */
import type { Evidence } from '../../report/evidence.ts'
import type { Sentence } from '../../report/report.ts'

/** What makes one number: what a forecast says, the projection, and how much that counts beside it. */
export type Pool = {
  figure: Evidence
  said: Evidence
  model: Evidence
  weight: Evidence | null
  sentences: Sentence[]
  /** Of an amount: what both together do not pass with another chance. */
  at?(share: Evidence): Evidence
}
