/** Who may bind a trend to which source. */
import type { QueryExecutorProvider } from 'kysely'
import { Refusal } from '#kit/refusal.ts'
import { type Fault, faultsOf, sayIssue } from '#kit/server/api/say-issue.ts'
import type { User, Viewer } from '#kit/viewer.ts'
import { bindingAt, type Binding, whyNotBinding } from '../binding.ts'
import { connectorOf } from '../connectors/index.ts'
import { whyNeverAsked } from './fetcher/fence.ts'
import { countBindings } from './health.ts'
import type { Switches } from './present.ts'
import type { BoundTrend } from './trend-store.ts'

type Wanted = Pick<Binding, 'connector' | 'address'> & { derive?: Binding['derive'] | undefined }

/** So many trends may one account have bound. */
const mostBindings = 20

export function mayChange({ ownerId }: BoundTrend, viewer: Viewer): boolean {
  return viewer !== null && (viewer.isOperator || viewer.id === ownerId)
}

type Asking = { wanted: Wanted; user: User; switches: Switches }

/** `hasSeries`: of the trend that is bound, by then. */
export async function refuseBinding(
  db: QueryExecutorProvider,
  { hasSeries }: { hasSeries: boolean },
  asking: Asking,
): Promise<void> {
  refuseAsking(asking)
  if (!hasSeries) throw new Refusal('no-series-to-keep')
  const { user } = asking
  if (!user.isOperator && (await countBindings(db, user.id)) >= mostBindings) throw new Refusal('too-many-bindings')
}

/** Authors ask statistics sites alone: no address that a user gives is asked. */
export function refuseAsking({ wanted, user, switches }: Asking): void {
  const faults = faultsIn(wanted)
  if (faults.length > 0) throw new Refusal('invalid-input', faults)
  const kind = connectorOf(wanted.connector)
  if (!user.isOperator && (!kind?.hosts || kind.isForOperators)) throw new Refusal('not-yours-to-bind')
  const terms = kind?.attribution(wanted.address, null)
  if (terms && !terms.mayRepublish && !switches.permitted.includes(wanted.connector))
    throw new Refusal('not-republishable')
}

/** All that is wrong with the parts of an address, in the words of every other call. */
function faultsIn(wanted: Wanted): Fault[] {
  const read = connectorOf(wanted.connector)?.address.safeParse(wanted.address, { error: sayIssue })
  if (read?.error) return faultsOf(read.error.issues, ['address'])
  const never = whyNeverAsked(wanted.address['url'] ?? '')
  const fault = never ? { field: 'address.url', reason: `is never asked: ${never}` } : whyNotBinding(wanted)
  return fault ? [fault] : []
}

/** By an address that somebody pasted. */
export function wantedAt(url: string): Wanted {
  const found = bindingAt(url)
  if (found) return found
  throw new Refusal('invalid-input', [
    { field: 'url', reason: 'is no address of a statistics site that is known here' },
  ])
}
