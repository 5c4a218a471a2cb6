/** What the log of events tells of budgets. */
import { z } from 'zod'
import { eventKind } from '#kit/events/event.ts'

/** A budget of this account moved: something was bought, ordered, given back or has ended. */
export const ledgerMoved = eventKind({
  name: 'ledger.moved',
  data: z.object({ account: z.string() }),
  notice: () => null,
})

/** The last payment of a membership did not go through. */
export const membershipDue = eventKind({
  name: 'membership.due',
  data: z.object({ account: z.string() }),
  notice: () => null,
})
