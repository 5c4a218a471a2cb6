/** The map around something that one saved: what bears on it and what rests on it, one step at a time. */
import { Fragment } from 'react'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { useLast } from '#kit/web/answers/use-last.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { useCall } from '#items/web/call-context.ts'
import type { Card, Neighbour } from '#items/web/kind-view.ts'
import { MapAround } from '../../views/map/MapView.tsx'
import mapStyles from '../../views/map/Map.module.css'
import { mapHeading } from '../../views/map/step.ts'
import { savedPath } from './saved-ways.ts'

/** So many others are offered, what was saved last first. */
const mostOthers = 5
const asked = { params: {}, query: { shelf: 'saved', sort: 'saved', limit: mostOthers + 1 } } as const
const stepTo = (ref: string) => `${savedPath('map', ref)}#${mapHeading}`

/** `item`: what the address puts into the middle; null where it names none. */
export function SavedMap({ item }: { item: string | null }) {
  const { answer, failure, again } = useAnswer(useCall(), 'listMine', asked)
  if (failure) return <LoadFailure what="What you saved" message={failure.message} onAgain={again} />
  if (!answer) return <output className="soft">Loading</output>
  const saved = answer.items.map((one) => one.item as unknown as Card) // cut to the contract's schema by the server
  return <Around item={item} saved={saved} total={answer.total} />
}

function Around({ item, saved, total }: { item: string | null; saved: readonly Card[]; total: number }) {
  const [first] = saved
  const { isBegun, found, trouble, retry } = useMiddle(item, first)
  if (trouble) return <LoadFailure what="The map" message={trouble.message} onAgain={retry} />
  if (isBegun && !first)
    return <Empty title="You have saved nothing yet">Save an item on its page, and it stands here.</Empty>
  if (!found) return <output className="soft">Loading</output>
  const others = saved.filter(({ id }) => id !== found.item.id).slice(0, mostOthers)
  return (
    <MapAround {...found} stepTo={stepTo} unread={isBegun ? sayUnread(item) : null}>
      <Start total={total} isFirst={isBegun} others={others} />
    </MapAround>
  )
}

function sayUnread(item: string | null): string | null {
  return item && `No item that you may read stands at “${item}”. The map begins elsewhere.`
}

/** Of what nobody may read, and of what no kind is called. */
const noSuch: ReadonlySet<string> = new Set(['item-not-found', 'invalid-input'])

/** What the address names; where it names nothing that can be read, what was saved last (`isBegun`). */
function useMiddle(item: string | null, first: Card | undefined) {
  const named = useAround(item)
  const isBegun = item === null || noSuch.has(named.failure?.code ?? '')
  const begun = useAround(isBegun && first ? `${first.kind}/${first.id}` : null)
  const shown = isBegun ? begun : named
  return { isBegun, found: shown.found, trouble: shown.failure, retry: shown.again }
}

/** An item with what it is linked to. */
function useAround(ref: string | null) {
  const [kind = '', id = ''] = ref?.split('/') ?? []
  const input = { params: { kind, id }, query: { include: ['card' as const, 'neighbours' as const] } }
  const { answer, failure, again } = useAnswer(useCall(), 'findItem', ref === null ? null : input)
  // The step before stays in sight.
  const { card, neighbours = [] } = useLast(answer) ?? {}
  // Both cut to the contract's schemas by the server.
  const found = card ? { item: card as unknown as Card, neighbours: neighbours as unknown as Neighbour[] } : null
  return { found, failure, again }
}

function Start({ total, isFirst, others }: { total: number; isFirst: boolean; others: readonly Card[] }) {
  if (!isFirst && others.length === 0) return null
  return (
    <p className={mapStyles.start}>
      {isFirst && (total === 1 ? 'It is all that you saved. ' : `It is what you saved last of ${total} items. `)}
      {others.length > 0 && (isFirst ? 'Before it: ' : 'What you saved last: ')}
      {others.map(({ kind, id, label, title }, i) => (
        <Fragment key={id}>
          {i > 0 && ', '}
          <Link to={stepTo(`${kind}/${id}`)} title={title}>
            <bdi>
              <Chemical text={label} />
            </bdi>
          </Link>
        </Fragment>
      ))}
      {others.length > 0 && '.'}
    </p>
  )
}
