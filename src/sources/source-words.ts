/** What a trend's page says of how its series keeps itself current. Free of schemas, for screens. */
import { sayDay } from '#kit/dates.ts'

type Bound = {
  connector: { title: string }
  state: 'active' | 'paused' | 'broken' | 'ended'
  checkedAt: string | null
  changedAt: string | null
  expectedBy: string | null
  heldSince: string | null
}

/** `newest`: the last year, quarter or month of the series. */
export function sayCurrent(bound: Bound | null, newest: string | null): string {
  if (!bound) return 'Not refreshed by itself.'
  const { connector, state, checkedAt, changedAt, expectedBy, heldSince } = bound
  if (heldSince) return `A new release is being checked since ${sayDay(heldSince)}. The values here stand until then.`
  if (state === 'ended') return `${connector.title} has ended this series. The values here stand.`
  if (state === 'paused')
    return `Can be updated from ${within(connector.title)}, which this server does not look at for now.`
  if (!checkedAt) return `Can be updated from ${within(connector.title)}, which was not looked at yet.`
  if (state === 'broken')
    return `${connector.title} could not be read on ${sayDay(checkedAt)}. The values here stand, and we go on looking.`
  const parts = [
    changedAt ? `Refreshed ${sayDay(changedAt)}` : `Looked at ${sayDay(checkedAt)}, nothing new`,
    newest && `newest value ${sayDay(newest)}`,
    expectedBy && `next expected by ${sayDay(expectedBy.slice(0, 7))}`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Within a sentence: 'a table at an address'; a name stays as it is. */
function within(title: string): string {
  return title.replace(/^A(?= )/, 'a')
}

export const stateTitles: Record<Bound['state'], string> = {
  active: 'in order',
  paused: 'paused',
  broken: 'not readable',
  ended: 'ended',
}
