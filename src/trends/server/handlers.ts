/** Answers the trends API. */
import type { Pool } from 'pg'
import { createItemStore } from '#items/server/store.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { trendContract } from '../contract.ts'
import { trend } from '../kind.ts'
import { keptTrendNumbers } from '../networks/without-networks.ts'

const kept = keptTrendNumbers.pick({ withoutNetworks: true })

export function trendHandlers(pool: Pool): Handlers<typeof trendContract> {
  const items = createItemStore(pool)
  return {
    async findWithoutNetworks({ params: { id }, viewer }) {
      const found = await items.findNumbers({ kind: trend.name, id, viewer })
      if (!found) throw new Refusal('item-not-found')
      const { withoutNetworks } = kept.parse(found.numbers?.numbers ?? {})
      if (!found.numbers || !withoutNetworks) throw new Refusal('no-networks')
      const { version, madeAt } = found.numbers
      return { version, madeAt: new Date(madeAt).toISOString(), withoutNetworks }
    },
  }
}
