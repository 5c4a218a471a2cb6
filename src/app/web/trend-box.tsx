/** What is offered beside the chart of a trend, loaded once the page is there. */
import { lazy, Suspense } from 'react'
import { SideBlock } from '#kit/web/ui/Panel.tsx'
import { trendIn } from '#analyses/analysis-kinds.ts'
import { useScripts } from '#kit/web/use-scripts.ts'
import type { DrawOffer } from '#site/web/item/offer.ts'

const Loaded = lazy(() =>
  import('#analyses/web/ask/TrendBox.tsx').then(
    ({ TrendBox }) => ({ default: TrendBox }),
    () => ({ default: () => null }),
  ),
)

/** Of other kinds nothing is offered beside their figures: the question box below takes any question. */
export const drawOffer: DrawOffer = ({ kind, id, label }) => {
  const trendId = trendIn(`${kind}/${id}`)
  return trendId === null ? null : <Offer key={id} trendId={trendId} label={label} />
}

function Offer(props: { trendId: string; label: string }) {
  const hasScripts = useScripts()
  return (
    <SideBlock title="Ask about this trend">
      <div className="stack tight">
        <p className="fine soft">
          A trend analysis answers one question from this series, its projection and what is linked to it.
        </p>
        {hasScripts && (
          <Suspense>
            <Loaded {...props} />
          </Suspense>
        )}
      </div>
    </SideBlock>
  )
}
