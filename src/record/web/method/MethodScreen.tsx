/** How each number is made: what it is, its formula, where it comes from, and an example worked on live data. */
import { useLoaderData } from 'react-router'
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { MethodData } from '../record-data.ts'
import { PageHead } from '../PageHead.tsx'
import { Contents } from '#analyses/web/report/Contents.tsx'
import report from '#analyses/web/report/Report.module.css'
import { AnalysisPart } from './AnalysisPart.tsx'
import { CrowdPart } from './CrowdPart.tsx'
import { BacktestPart, ChancePart, ProjectionPart } from './ProjectionParts.tsx'
import { MachinePart } from './MachinePart.tsx'
import { NetworksPart } from './networks/NetworksPart.tsx'
import { HouseAndModelPart, HouseForecastPart, ModelPart } from './PredictionParts.tsx'
import { ConsistencyPart, IncoherencePart, WorldPart } from './ScenarioParts.tsx'
import { RatingsPart } from './RatingsPart.tsx'
import { ReadingPart } from './ReadingPart.tsx'
import { ScoresPart } from './ScoresPart.tsx'
import { CrossingPart, DirectionPart, MaturityPart, MomentumPart } from './TrendParts.tsx'
import { parts } from './parts.ts'

export function MethodScreen() {
  const { examples } = useLoaderData<MethodData>()
  const { trend, maturity, crossing, model, world, incoherence, inconsistent, scored, learning, machines } = examples
  return (
    <>
      <PageHead title="How each number is made">
        Every number here is measured, computed or said by somebody. This page says which, with the formula, where it
        comes from, and an example worked on what the base holds now.
      </PageHead>
      <p className="soft fine">
        What happened is drawn in ink, what is estimated in the colour of its kind. How right the estimates have been
        stands on the <Link to={paths.record()}>track record</Link>.
      </p>
      <div className={report.report}>
        <Contents parts={parts} />
        <div className={report.body}>
          <ReadingPart />
          <ProjectionPart trend={trend} />
          <NetworksPart trend={trend} />
          <ChancePart trend={trend} />
          <BacktestPart trend={trend} />
          <DirectionPart trend={trend} />
          <MomentumPart trend={trend} />
          <MaturityPart example={maturity} />
          <CrossingPart example={crossing} />
          <RatingsPart />
          <ModelPart example={model} />
          <HouseForecastPart example={model} />
          <HouseAndModelPart example={model} />
          <CrowdPart learning={learning} />
          <MachinePart machines={machines} />
          <ScoresPart example={scored} />
          <WorldPart example={world} />
          <IncoherencePart example={incoherence} />
          <ConsistencyPart example={inconsistent} />
          <AnalysisPart trend={trend} model={model} />
        </div>
      </div>
    </>
  )
}
