/**
 * What rests on the projection of a trend: its backtest, the chance of any value, when it gets where it matters, how
 * far it has come.
 */
import type { NumbersHead } from '#items/numbers.ts'
import { MadeOn } from '#items/web/MadeOn.tsx'
import type { TrendNumbers } from '../numbers.ts'
import type { Series } from '#series/series.ts'
import type { TrendDetails } from '../trend.ts'
import { Belief } from './Belief.tsx'
import { ChanceTool } from './ChanceTool.tsx'
import { Crossings } from './Crossings.tsx'
import { Maturity } from './Maturity.tsx'
import { projectionOf } from '../shown/projection-of.ts'

type Props = { series: Series; bounds: TrendDetails['bounds']; numbers: TrendNumbers & NumbersHead }

export function TrendForecast({ series, bounds, numbers }: Props) {
  const projection = projectionOf(series, numbers)
  const { backtest, crossings, maturity } = numbers
  if (!projection) return <MadeOn numbers={numbers} noun="trend" method="projection" />
  return (
    <>
      <Belief series={series} bounds={bounds} projection={projection} backtest={backtest}>
        <MadeOn numbers={numbers} noun="trend" method="projection" />
      </Belief>
      <ChanceTool series={series} projection={projection} crossings={crossings} />
      <Crossings crossings={crossings} series={series} />
      {maturity && <Maturity maturity={maturity} series={series} />}
    </>
  )
}
