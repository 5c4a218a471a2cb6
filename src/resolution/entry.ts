/** What somebody says of how a question came out, and what somebody else says against it. */
import { z } from 'zod'
import { pageLink } from '#kit/written.ts'
import { plainLine } from '#kit/plain-line.ts'
import { reasonSigns } from './words.ts'

export const reason = plainLine(reasonSigns.least, reasonSigns.most)
/** The page that says so. */
const evidence = pageLink.exactOptional()
/** Since when it could be known: a moment, or a day from its start on (UTC). */
const knownAt = z.union([z.iso.date(), z.iso.datetime()])

/** Of the prediction, as it was read: what was asked otherwise since is read first. */
const version = z.int().exactOptional()

export const decision = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('resolved'), value: plainLine(1, 200), knownAt, evidence, reason, version }),
  z.strictObject({
    state: z.enum(['annulled', 'ambiguous']),
    knownAt: knownAt.exactOptional(),
    evidence,
    reason,
    version,
  }),
  z.strictObject({ state: z.literal('open'), reason, version }),
])
export type Decision = z.output<typeof decision>
