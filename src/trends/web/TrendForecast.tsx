/**
 * What rests on the projection of a trend, in one file to load: its record, when it gets where it matters, how far it
 * has come.
 */
import type { NumbersHead } from '#items/numbers.ts'
import { MadeOn } from '#items/web/MadeOn.tsx'
import type { MadeProjection } from '#series/projection.ts'
import type { Series } from '#series/series.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { Threshold, TrendDetails } from '../trend.ts'
import { Belief } from './Belief.tsx'
import { ChanceTool } from './ChanceTool.tsx'
import { Crossings } from './Crossings.tsx'
import { LimitUnknown, Maturity } from './Maturity.tsx'

type Projected = { series: Series; projection: MadeProjection; numbers: TrendNumbers & NumbersHead }

export function RecordPart({ series, projection, numbers, bounds }: Projected & { bounds: TrendDetails['bounds'] }) {
  return (
    <Belief series={series} bounds={bounds} projection={projection} backtest={numbers.backtest}>
      {numbers.maturity?.refused === 'limit-unknown' && <LimitUnknown />}
      <MadeOn numbers={numbers} noun="trend" method="projection" />
    </Belief>
  )
}

type CrossingProps = Projected & { thresholds: readonly Threshold[] }

export function CrossingPart({ series, projection, numbers: { crossings }, thresholds }: CrossingProps) {
  return (
    <>
      <Crossings crossings={crossings} series={series} thresholds={thresholds} />
      <ChanceTool series={series} projection={projection} crossings={crossings} />
    </>
  )
}

/** Only where the data tell of a limit. */
export function MaturityPart({ series, numbers: { maturity } }: Projected) {
  return maturity && <Maturity maturity={maturity} series={series} />
}
