/** Somebody who chose to be shown as a forecaster, Farsight or the model: how right they have been. */
import { useLoaderData } from 'react-router'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { PageHead } from '#kit/web/ui/page/PageHead.tsx'
import { paths } from '#items/paths.ts'
import type { ForecasterData } from '../leaderboard/leaderboard-data.ts'
import { RecordParts } from '../record/RecordParts.tsx'
import { VoiceInFull } from './VoiceInFull.tsx'

export function ForecasterScreen() {
  const { forecaster } = useLoaderData<ForecasterData>()
  const { by } = forecaster
  return by === null ? <ForecasterInFull {...forecaster} /> : <VoiceInFull by={by} forecaster={forecaster} />
}

export function ForecasterInFull({ name, record }: Pick<ForecasterData['forecaster'], 'name' | 'record'>) {
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
