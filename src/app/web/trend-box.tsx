/** What stands beside the chart of a trend beyond its own figures, loaded once the page is there. */
import { lazy, Suspense } from 'react'
import { trendIn } from '#analyses/analysis-kinds.ts'
import { useScripts } from '#kit/web/use-scripts.ts'
import styles from './TrendBox.module.css'
import type { Offer } from '#site/web/item/offer.ts'

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
export const trendOffer: Offer = {
  drawOffer({ kind, id, label, series }) {
    const trendId = trendIn(`${kind}/${id}`)
    return trendId && <OrderHere key={id} trendId={trendId} label={label} hasSeries={series !== null} />
  },
  drawCurrent({ kind, id, series }) {
    const trendId = trendIn(`${kind}/${id}`)
    return trendId && series !== null && <Current key={id} trendId={trendId} />
  },
}

/**
 * How the series keeps itself current: what changes by the day, and so is no part of a page that is kept: it
 * comes late.
 */
function Current({ trendId }: { trendId: string }) {
  const hasScripts = useScripts()
  return (
    hasScripts && (
      <Suspense>
        <Source trendId={trendId} />
      </Suspense>
    )
  )
}

type OfferProps = { trendId: string; label: string; hasSeries: boolean }

function OrderHere({ hasSeries, ...props }: OfferProps) {
  const hasScripts = useScripts()
  return (
    <section className={styles.offer} aria-label="A trend analysis">
      <p className="fine soft">
        {hasSeries
          ? 'A trend analysis answers one question about this trend.'
          : 'This trend has no series to show: a trend analysis answers one question from what is linked to it.'}
      </p>
      {hasScripts && (
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      )}
    </section>
  )
}
