/** What each room counts for operators, beside what is counted of the server itself. */
import { countAccounts } from '#accounts/server/counts.ts'
import { countAnalyses } from '#analyses/server/counts.ts'
import { countForecasters } from '#forecasts/server/sorts/count-forecasters.ts'
import { listDeeds } from '#items/server/authors/deed-store.ts'
import type { Counts } from '#kit/server/watching/health-handlers.ts'
import { countMembers, countOrders } from '#membership/server/counts.ts'
import { findAlarms } from '#membership/server/reconcile/sweep.ts'
import { listConnectors } from '#sources/server/figures.ts'
import { countHolds } from '#sources/server/holds.ts'

export const counts: Counts = {
  connectors: listConnectors,
  holds: countHolds,
  deeds: listDeeds,
  alarms: (db) => findAlarms({ db }),
  people: async (db) => ({
    ...(await countAccounts(db)),
    forecasters: await countForecasters(db),
    members: await countMembers(db),
  }),
  orders: async (db) => {
    const analyses = await countAnalyses(db, new Date())
    const sum = (states: readonly string[] | null) =>
      analyses.counts.reduce((all, { state, month }) => all + (states?.includes(state) === false ? 0 : month), 0)
    return { ...(await countOrders(db)), analyses: sum(null), analysesFailed: sum(['failed']) }
  },
}
