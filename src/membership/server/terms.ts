/** Nobody buys on terms that they have not agreed to. Which texts there are, and who agreed when, others keep. */
import { Refusal } from '#kit/refusal.ts'

export type Terms = {
  /** Names the words that hold now. */
  version: string | null
  isAccepted(accountId: string): Promise<boolean>
  accept(accountId: string, at: Date): Promise<void>
}

export const noTerms: Terms = { version: null, isAccepted: async () => true, accept: async () => {} }

/** `agreed`: the version that the buyer says they agree to, with this very order. */
export async function agree(terms: Terms, accountId: string, agreed: string | undefined, now: Date): Promise<void> {
  if (await terms.isAccepted(accountId)) return
  if (agreed !== terms.version) throw new Refusal('terms-changed')
  await terms.accept(accountId, now)
}
