/** Answers what an address holds, before anything is kept of it. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { ContentTables } from '#items/server/tables.ts'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { type User, userOf, type Viewer } from '#kit/viewer.ts'
import type { Series } from '#series/series.ts'
import { bindingAt } from '../../binding.ts'
import { whyNotSaid } from '../../bringing/choices.ts'
import type { AskedOf, bringingContract } from '../../bringing/contract.ts'
import { refusalOf } from '../../bringing/refused.ts'
import type { Connector } from '../../connector.ts'
import { connectorOf } from '../../connectors/index.ts'
import { broughtFile } from '../../connectors/brought-file.ts'
import { weightsOf } from '../../derivation.ts'
import { SourceFault } from '../../faults.ts'
import { placeOf } from '../../place.ts'
import { refuseAsking } from '../may-bind.ts'
import { ownTrends } from '../own-trends.ts'
import type { Switches } from '../present.ts'
import type { SourceWorld } from '../refresh.ts'
import { sayUnknown } from './understand.ts'
import { type Asked, askOnce } from './ask-once.ts'
import { notSaid, presentBrought } from './present-brought.ts'
import { type Answered, createRecall } from './recall.ts'

type Parts = { db: Kysely<ContentTables>; pool: Pool; switches: Switches; world: SourceWorld }

export function bringingHandlers({ db, pool, switches, world }: Parts): Handlers<typeof bringingContract> {
  const trends = ownTrends({ db, pool })
  const recall = createRecall(world.now)
  const heldBy = async (id: string | undefined, viewer: Viewer): Promise<Series | null> =>
    id === undefined ? null : (await trends.own(id, viewer)).details.series
  const answersFor = async (user: User, connector: Connector, asked: Asked): Promise<Answered> => {
    const name = JSON.stringify([user.id, connector.id, urlsOf(connector, asked)])
    const before = recall.find(name)
    const answered = before ?? (await askOnce(world, connector, asked))
    if (!before) recall.keep(name, answered)
    return answered
  }
  return {
    async previewSource({ body, viewer, now }) {
      const user = userOf(viewer)
      const held = await heldBy(body.trendId, viewer)
      const { asked, connector } = askedBy(body, { user, held })
      refuseAsking({ wanted: asked, user, switches })
      const { mapping = {} } = body
      refuseTwice(connector, mapping, asked)
      refuseOff(connector, switches)
      const answered = await answersFor(user, connector, asked)
      const today = dayOf(now)
      const against = { existing: held?.observations ?? null, kind: body.numbersAre ?? held?.kind ?? 'level' }
      const brought = await world.parser.bring({ ...asked, ...answered, ...against, mapping, today }).catch(refuseFault)
      return presentBrought(connector, brought)
    },
  }
}

type By = { user: User; held: Series | null }

/** Operators may bring any address: what no statistics site is known to have may be a file. */
function askedBy(body: AskedOf, { user, held }: By): { asked: Asked; connector: Connector } {
  const { connector: id, address, derive } = 'url' in body ? placedAt(body, user) : body
  const connector = connectorOf(id)
  if (!connector) throw new Refusal('invalid-input', [{ field: 'connector', reason: 'is none that is known here' }])
  const url = address['url'] ?? ''
  const unsaid = { source: placeOf(url)?.host ?? url, licence: notSaid, unit: '' }
  const said = { ...connector.ofSeries?.(held ?? unsaid), ...address }
  return { asked: { connector: id, address: said, derive }, connector }
}

function placedAt({ url, derive = { is: 'as-is' } }: { url: string; derive?: Asked['derive'] }, user: User): Asked {
  const found = bindingAt(url)
  if (found) return { ...found, derive }
  if (user.isOperator) return { connector: broughtFile.id, address: { url }, derive }
  throw new Refusal('address-unknown', [{ field: 'url', reason: sayUnknown(user) }])
}

function urlsOf(connector: Connector, { address, derive }: Asked): string[] {
  const by = weightsOf(derive)
  return [address, ...(by ? [by] : [])].flatMap((one) => connector.requests(one).map(({ url }) => url))
}

/** A binding makes one computation. What is said of a file is no computation, but how it is read. */
function refuseTwice(connector: Connector, mapping: NonNullable<AskedOf['mapping']>, { derive }: Asked): void {
  const twice = connector.understand ? null : whyNotSaid(mapping, derive)
  if (twice) throw new Refusal('invalid-input', [twice])
}

function refuseOff({ id }: Connector, { whyOff, whyNoKey }: Switches): void {
  const why = whyOff ?? whyNoKey(id)
  if (why) throw new Refusal('sources-off', [{ field: 'url', reason: why }])
}

function refuseFault(error: unknown): never {
  throw error instanceof SourceFault ? refusalOf(error) : error
}
