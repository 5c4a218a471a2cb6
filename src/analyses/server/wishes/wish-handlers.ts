/**
 * Answers who wants something answered that the base cannot, with an account or without; and operators, who read what is
 * wished for. Only what cannot be answered is counted.
 */
import type { QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import { refuseUnstorable } from '#items/server/storable.ts'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { analysisContract } from '../../contract.ts'
import { whyTooLittle } from '../../dossier/too-little.ts'
import { understand } from '../../question/understand.ts'
import { wishOf } from '../../wishes/wish-words.ts'
import { gather } from '../dossier/gather-dossier.ts'
import { listWishes, removeWish, saveWish } from './wish-store.ts'

type WishHandlers = Pick<Handlers<typeof analysisContract>, 'wishAnswer' | 'listWishes' | 'removeWish'>

export function wishHandlers({ pool, db }: { pool: Pool; db: QueryExecutorProvider }): WishHandlers {
  return {
    async wishAnswer({ body: { question }, viewer, now }) {
      refuseUnstorable(question)
      const words = wishOf(question)
      if (words === null) throw new Refusal('nothing-to-wish')
      const asked = { kind: 'full', trend: null, accountId: viewer?.id ?? null, now } as const
      const { dossier } = await gather(pool, understand(question, now), asked)
      if (whyTooLittle(dossier) === null) throw new Refusal('answered-by-now')
      await saveWish(db, words, dayOf(now))
      return { words }
    },

    listWishes: async () => ({ wishes: await listWishes(db) }),

    async removeWish({ params: { id } }) {
      if (!(await removeWish(db, id))) throw new Refusal('wish-not-found')
      return {}
    },
  }
}
