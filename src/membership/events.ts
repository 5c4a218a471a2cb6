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

/** A payment waits for a bank from now on, or the bank has refused it. One that it makes moves the ledger. */
export const bankAnswered = eventKind({
  name: 'bank.answered',
  data: z.object({ account: z.string(), state: z.enum(['pending', 'failed']) }),
  notice: () => null,
})
