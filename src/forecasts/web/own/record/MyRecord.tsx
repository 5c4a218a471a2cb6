/** On my stuff: how right one has been, once questions that one forecast have come out. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import { horizonTitles } from '../../../record/horizons.ts'
import { sayWaiting } from '../../../record/say-scores.ts'
import { callForecasts, type MyRecord as Own } from '../../call-forecasts.ts'
import { BesideTable } from './BesideTable.tsx'
import { CalibrationCurve } from './CalibrationCurve.tsx'
import { Extremes } from './Extremes.tsx'
import { MeansTable } from './MeansTable.tsx'
import { NotYet } from './NotYet.tsx'
import { RecordLead } from './RecordLead.tsx'
import { ScoresTable } from './ScoresTable.tsx'

export function MyRecord() {
  const { answer, failure, again } = useAnswer(callForecasts, 'findMyRecord', { params: {}, query: {} })
  if (failure) return <LoadFailure what="Your record" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading your record</output>
  return answer.means ? <WholeRecord record={answer} means={answer.means} /> : <NotYet waiting={answer.waiting} />
}

export function WholeRecord({ record, means }: { record: Own; means: NonNullable<Own['means']> }) {
  const { calibration, byCategory, byHorizon, beside, best, worst, waiting } = record
  return (
    <div className="stack loose">
      <Section title="Your record" note={<Link to={paths.method('scores')}>How scores are made</Link>}>
        <div className="stack">
          <RecordLead means={means} />
          <p className="fine soft">{sayWaiting(waiting)}</p>
          <Curves {...calibration} />
        </div>
      </Section>
      {beside.length > 0 && (
        <Section title="Beside Farsight and the model" note="On the same questions and days">
          <BesideTable beside={beside} />
        </Section>
      )}
      <div className="columns-2">
        <Section title="By category">
          <MeansTable
            what="Category"
            rows={byCategory.map(({ part, ...of }) => ({ title: categoryTitles[part], ...of }))}
          />
        </Section>
        <Section title="By how far ahead" note="From opening to resolving">
          <MeansTable what="Ahead" rows={byHorizon.map(({ part, ...of }) => ({ title: horizonTitles[part], ...of }))} />
        </Section>
      </div>
      {best.length + worst.length > 0 && <Extremes best={best} worst={worst} isAgainstPeers={record.areAgainstPeers} />}
      <ScoresTable />
    </div>
  )
}

/** Beside each other where there are both. */
function Curves({ inTime, early }: Own['calibration']) {
  const drawn = [
    inTime.length > 0 && <CalibrationCurve key="in-time" bins={inTime} isEarly={false} />,
    early.length > 0 && <CalibrationCurve key="early" bins={early} isEarly />,
  ].filter(Boolean)
  return drawn.length > 1 ? <div className="columns-2">{drawn}</div> : drawn
}
