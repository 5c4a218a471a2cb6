/** What is read of the record below its first screen, each part named as it is asked. */
import { paths } from '#items/paths.ts'
import type { PagePart } from '#items/web/kind-view.ts'
import { partOf, partsOf } from '#items/web/page-part.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { TrackRecord } from '../record.ts'
import { Backtests } from './backtests/Backtests.tsx'
import { Misses } from './backtests/Misses.tsx'
import { BySteps } from './BySteps.tsx'
import { Currency } from './Currency.tsx'
import { Forecasts } from './Forecasts.tsx'
import { Kept } from './Kept.tsx'
import { People } from './People.tsx'
import { Reports } from './Reports.tsx'
import { Scenarios } from './Scenarios.tsx'
import { SeriesForesight } from './SeriesForesight.tsx'

export function partsOfRecord(record: TrackRecord): PagePart[] {
  const { backtests, bySteps, bySeries, forecasts, people, scenarios, reports } = record
  return partsOf([
    partOf({
      id: 'backtests',
      title: 'Which trends can be foreseen?',
      note: 'Below 1 nearer than the simplest guess',
      body: <Backtests {...record} />,
    }),
    backtests.misses.length > 0 &&
      partOf({
        id: 'misses',
        title: 'Where was it most wrong?',
        note: 'In widths of the 80% band, the worst value of a trend',
        body: <Misses misses={backtests.misses} />,
      }),
    partOf({
      id: 'kept',
      title: 'How right was what was published?',
      note: 'Scored on what came afterwards',
      body: <Kept {...record} />,
    }),
    bySteps.length > 0 &&
      partOf({
        id: 'by-steps',
        title: 'How far ahead does it hold?',
        note: 'In hindsight, and before it came',
        body: <BySteps bySteps={bySteps} />,
      }),
    bySeries.total > 0 &&
      partOf({
        id: 'by-series',
        title: 'On which series did it hold least?',
        note: 'Those first whose bands held least',
        body: <SeriesForesight bySeries={bySeries} />,
      }),
    partOf({
      id: 'forecasts',
      title: 'Were Farsight’s forecasts right?',
      note: (
        <>
          <Link to={paths.method('house-forecast')}>What Farsight’s forecast is</Link>; beside people it stands on the{' '}
          <Link to={paths.leaderboard()}>leaderboard</Link>
        </>
      ),
      body: <Forecasts forecasts={forecasts} />,
    }),
    partOf({
      id: 'people',
      title: 'Were people together right?',
      note: (
        <>
          <Link to={paths.method('scores')}>How scores are made</Link>;{' '}
          <Link to={paths.method('crowd')}>what the crowd learns of them</Link>
        </>
      ),
      body: <People people={people} />,
    }),
    besideEachOther(
      partOf({ id: 'scenarios', title: 'What came of scenarios?', body: <Scenarios scenarios={scenarios} /> }),
      partOf({ id: 'reports', title: 'Were reports right?', body: <Reports reports={reports} /> }),
    ),
    partOf({
      id: 'current',
      title: 'How old is what it rests on?',
      note: 'What is foreseen from old values is foreseen from further away',
      body: <Currency {...record} />,
    }),
  ])
}

function besideEachOther(one: PagePart, other: PagePart): PagePart {
  return {
    contents: [...one.contents, ...other.contents],
    drawn: (
      <div className="spread">
        {one.drawn}
        {other.drawn}
      </div>
    ),
  }
}
