/** What stands beside the chart of a trend beyond its own figures, loaded once the page is there. */
import { Fragment, lazy, Suspense } from 'react'
import { SideBlock } from '#kit/web/ui/Panel.tsx'
import { trendIn } from '#analyses/analysis-kinds.ts'
import { useScripts } from '#kit/web/use-scripts.ts'
import type { DrawOffer } from '#site/web/item/offer.ts'

const Source = lazy(() =>
  import('#sources/web/SourceBox.tsx').then(
    ({ SourceBox }) => ({ default: SourceBox }),
    () => ({ default: () => null }),
  ),
)

const Loaded = lazy(() =>
  import('#analyses/web/ask/TrendBox.tsx').then(
    ({ TrendBox }) => ({ default: TrendBox }),
    () => ({ default: () => null }),
  ),
)

/** Of other kinds nothing is offered beside their figures: the question box below takes any question. */
export const drawOffer: DrawOffer = ({ kind, id, label, series }) => {
  const trendId = trendIn(`${kind}/${id}`)
  if (trendId === null) return null
  return (
    <Fragment key={id}>
      <Offer trendId={trendId} label={label} hasSeries={series !== null} />
      {series !== null && <Current trendId={trendId} />}
    </Fragment>
  )
}

/**
 * How the series keeps itself current: what changes by the day, and so is no part of a page that is kept. It comes late
 * and stands below the offer, whose button would move away under a hand.
 */
function Current({ trendId }: { trendId: string }) {
  const hasScripts = useScripts()
  return (
    hasScripts && (
      <SideBlock title="Kept current">
        <Suspense>
          <Source trendId={trendId} />
        </Suspense>
      </SideBlock>
    )
  )
}

type OfferProps = { trendId: string; label: string; hasSeries: boolean }

function Offer({ hasSeries, ...props }: OfferProps) {
  const hasScripts = useScripts()
  return (
    <SideBlock title="Ask about this trend">
      <div className="stack tight">
        <p className="fine soft">
          {hasSeries
            ? 'A trend analysis answers one question from this series, its projection and what is linked to it.'
            : 'This trend has no series to show: a trend analysis answers one question from what is linked to it.'}
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
