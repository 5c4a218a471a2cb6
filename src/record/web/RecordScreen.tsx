/**
 * How right the base has been: projections looked back on and kept, house forecasts, scenarios. What is not known yet
 * is said to be.
 */
import { useLoaderData } from 'react-router'
import { PageHead } from './PageHead.tsx'
import type { RecordData } from './record-data.ts'
import { BySteps } from './BySteps.tsx'
import { Currency } from './Currency.tsx'
import { Backtests } from './Backtests.tsx'
import { Forecasts } from './Forecasts.tsx'
import { Kept } from './Kept.tsx'
import { SeriesForesight } from './SeriesForesight.tsx'
import { Reports } from './Reports.tsx'
import { Scenarios } from './Scenarios.tsx'

export function RecordScreen() {
  const { record } = useLoaderData<RecordData>()
  const { sources, backtests, kept, bySteps, bySeries, forecasts, scenarios, reports } = record
  return (
    <>
      <PageHead title="How right it was">
        The base keeps score of itself. Good and bad results stand side by side, and nothing is taken down.
      </PageHead>
      <div className="stack loose">
        <Backtests backtests={backtests} />
        <Kept kept={kept} />
        <BySteps bySteps={bySteps} />
        <SeriesForesight bySeries={bySeries} />
        <Forecasts forecasts={forecasts} />
        <Scenarios scenarios={scenarios} />
        <Reports reports={reports} />
        <Currency sources={sources} />
      </div>
    </>
  )
}
