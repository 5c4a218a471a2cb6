/** What one saved and is still to come, in time or on the radar: one's own set of items. */
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { useToday } from '#kit/web/today.ts'
import { useCall } from '#items/web/call-context.ts'
import { type Shelf, wholeShelf } from '#items/shelf/shelf.ts'
import { type Card, useKindViews } from '#items/web/kind-view.ts'
import { datedOf, isSettled } from '../../views/dated-of.ts'
import { RadarView } from '../../views/RadarView.tsx'
import { Timeline } from '../../views/Timeline.tsx'
import { savedPath, type SavedWay } from './saved-ways.ts'

/** As many as are asked for at once. */
const most = 100
const asked = { params: {}, query: { shelf: 'saved', sort: 'horizon', limit: most } } as const

export function SavedViews({ way }: { way: Exclude<SavedWay, 'list' | 'map'> }) {
  const views = useKindViews()
  const today = useToday()
  const { answer, failure, again } = useAnswer(useCall(), 'listMine', asked)
  if (failure) return <LoadFailure what="What you saved" message={failure.message} onAgain={again} />
  if (!answer) return <output className="soft">Loading</output>
  const cards = answer.items.map(({ item }) => item as unknown as Card) // cut to the contract's schema by the server
  const ahead = cards.filter((card) => !isSettled(card))
  const dated = datedOf(ahead, views, today)
  if (dated.length === 0)
    return <Empty title="Nothing that you saved is still to come">Save an item on its page, and it stands here.</Empty>
  return (
    <>
      {answer.next !== null && (
        <p className="fine">
          These are of the {most} with the nearest horizon; the list has all {answer.total}.
        </p>
      )}
      {way === 'timeline' ? (
        <Timeline items={dated} />
      ) : (
        <RadarView
          data={{ dated, isCut: false, lookedAt: null }}
          shelf={{ ...wholeShelf, view: 'radar', as: way === 'radar-list' ? 'list' : undefined }}
          addressOf={({ as }: Shelf) => savedPath(as === 'list' ? 'radar-list' : 'radar')}
        />
      )}
    </>
  )
}
