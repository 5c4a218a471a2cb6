/** What stands beside the chart of a trend beyond its own figures. */
import { lazy, Suspense } from 'react'
import { trendIn } from '#analyses/analysis-kinds.ts'
import { TrendOffer } from '#analyses/web/ask/TrendOffer.tsx'
import { useNear } from '#kit/web/use-near.ts'
import type { Offer } from '#site/web/item/offer.ts'

const Source = lazy(() =>
  import('#sources/web/SourceBox.tsx').then(
    ({ SourceBox }) => ({ default: SourceBox }),
    () => ({ default: () => null }),
  ),
)

/** Of other kinds nothing is offered beside their figures: the question box below takes any question. */
export const trendOffer: Offer = {
  drawOffer({ kind, id, label, series }) {
    const trendId = trendIn(`${kind}/${id}`)
    return trendId && <TrendOffer key={id} trendId={trendId} label={label} hasSeries={series !== null} />
  },
  drawCurrent({ kind, id, series }) {
    const trendId = trendIn(`${kind}/${id}`)
    return trendId && series !== null && <Current key={id} trendId={trendId} />
  },
}

/**
 * How the series keeps itself current: what changes by the day, and so is no part of a page that is kept. It comes once
 * a reader is near it, so that nothing moves under whoever has just touched the page.
 */
function Current({ trendId }: { trendId: string }) {
  const [place, isNear] = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <Source trendId={trendId} />
        </Suspense>
      )}
    </div>
  )
}
