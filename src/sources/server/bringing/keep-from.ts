/**
 * A trend that is saved with the address from which its series was brought is bound to it in the same transaction:
 * either both are there, or neither.
 */
import type { QueryExecutorProvider } from 'kysely'
import type { Beside } from '#items/server/mine/checks.ts'
import { isRefusal } from '#kit/refusal.ts'
import { type Fault, faultsOf, sayIssue } from '#kit/server/api/say-issue.ts'
import { enqueue } from '#kit/server/work/enqueue.ts'
import type { User } from '#kit/viewer.ts'
import type { SeriesEntry, TrendEntry } from '#trends/entry.ts'
import { binding } from '../../binding.ts'
import { connectorOf } from '../../connectors/index.ts'
import { refuseBinding } from '../may-bind.ts'
import type { Switches } from '../present.ts'
import { saveBinding } from '../store.ts'
import { lookTask } from '../work.ts'

type Said = Pick<TrendEntry, 'series' | 'keptFrom'>

export function keepingFrom(db: QueryExecutorProvider, switches: Switches): Beside {
  return {
    isSaid: ({ keptFrom }: Said) => keptFrom !== null,

    async whyNot({ series, keptFrom }: Said, user: User) {
      if (!keptFrom) return null
      const { data, error } = binding.safeParse(keptFrom, { error: sayIssue })
      if (error) return faultsOf(error.issues, ['keptFrom'])[0] ?? null
      const wanted = series ? withSaid(data, series) : data
      return refuseBinding(db, { hasSeries: series !== null }, { wanted, user, switches }).then(() => null, faultOf)
    },

    async keep(trx, { series, keptFrom }: Said, { id, at }) {
      if (!keptFrom || !series) throw new Error('It was found to be no binding.')
      const { connector, address, derive } = withSaid(binding.parse(keptFrom), series)
      const every = connectorOf(connector)?.usual ?? 'monthly'
      await saveBinding(trx, { itemId: id, connector, address, derive, every, nextAt: at })
      if (!switches.whyOff) await enqueue(trx, lookTask, { payload: {}, key: 'schedule' })
    },
  }
}

/** What the source does not say of itself is said with the series: whose it is, and under what terms. */
function withSaid<One extends { connector: string; address: Record<string, string> }>(
  one: One,
  series: SeriesEntry,
): One {
  return { ...one, address: { ...one.address, ...connectorOf(one.connector)?.ofSeries?.(series) } }
}

/** Any refusal to bind it, as what is wrong with the entry. */
function faultOf(error: unknown): Fault {
  if (!isRefusal(error)) throw error
  const [detail] = error.details ?? []
  if (detail) return { field: `keptFrom.${detail.field}`, reason: detail.reason }
  const { message } = error
  return { field: 'keptFrom', reason: `cannot be bound: ${message.charAt(0).toLowerCase()}${message.slice(1)}` }
}
