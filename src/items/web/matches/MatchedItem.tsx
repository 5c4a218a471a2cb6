/** An item among those that match what somebody types: its kind, its title, and whose it is where not the house's. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { type Card, useKindViews } from '../kind-view.ts'

export function MatchedItem({ item }: { item: Card }) {
  const view = useKindViews()[item.kind]
  return (
    <>
      {view?.glyph}
      <span>
        <span className="unseen">{view?.title}: </span>
        <bdi>
          <Chemical text={item.title} />
        </bdi>
        {item.authorId !== null && (
          <span className="fine hush">
            {' '}
            by <bdi>{item.author}</bdi>
          </span>
        )}
      </span>
    </>
  )
}
