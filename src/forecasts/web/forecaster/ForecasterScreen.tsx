/** Somebody who chose to be shown as a forecaster: how right they have been. */
import { useLoaderData } from 'react-router'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { PageHead } from '#kit/web/ui/page/PageHead.tsx'
import { paths } from '#items/paths.ts'
import type { ForecasterData } from '../leaderboard/leaderboard-data.ts'
import { RecordParts } from '../record/RecordParts.tsx'

export function ForecasterScreen() {
  return <ForecasterInFull {...useLoaderData<ForecasterData>().forecaster} />
}

export function ForecasterInFull({ name, record }: ForecasterData['forecaster']) {
  return (
    <div className="stack loose">
      <div>
        <PageHead
          crumbs={[{ title: 'Leaderboard', to: paths.leaderboard() }, { title: name }]}
          title={name}
          standfirst={`Shown because ${name} chose to be. What ${name} says of open questions is not told here.`}
        />
      </div>
      {record.means ? (
        <RecordParts record={record} means={record.means} title="Record" name={name}>
          <p className="fine soft">
            Of questions that lists show and that {name} has not written, once they have come out. Peer scores count
            where five people had forecast.
          </p>
        </RecordParts>
      ) : (
        <Empty title="No scores yet">
          Scores stand here once a question that {name} forecast, that lists show and that somebody else wrote, has its
          outcome.
        </Empty>
      )}
    </div>
  )
}
