/**
 * How right the base has been: the answer and its picture first, then projections looked back on and kept, forecasts,
 * scenarios, reports. What is not known yet is said to be, and when it will.
 */
import { Fragment, type ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { FirstScreen } from '#kit/web/ui/page/FirstScreen.tsx'
import { PageHead } from '#kit/web/ui/page/PageHead.tsx'
import { Reading } from '#kit/web/ui/page/Reading.tsx'
import { paths } from '#items/paths.ts'
import { embedOfPage } from '#items/sharing/page-embeds.ts'
import { SharePage } from '#site/web/item/share/SharePage.tsx'
import type { TrackRecord } from '../record.ts'
import { Calibration } from './first/Calibration.tsx'
import { RecordAnswers } from './first/RecordAnswers.tsx'
import { RecordBrief, RecordLead } from './first/RecordLead.tsx'
import { partsOfRecord } from './parts.tsx'
import type { RecordData } from './record-data.ts'

export function RecordScreen() {
  return <RecordInFull record={useLoaderData<RecordData>().record} share={<ShareRecord />} />
}

function ShareRecord() {
  const path = paths.record()
  return <SharePage title={title} picture={paths.pictureOfPage(path)} embed={embedOfPage(path)} />
}

const title = 'How right it was'

export function RecordInFull({ record, share }: { record: TrackRecord; share?: ReactNode }) {
  const parts = partsOfRecord(record)
  return (
    <>
      <PageHead
        crumbs={[]}
        actions={share}
        title={title}
        standfirst="The base keeps score of itself. Good and bad results stand side by side, and nothing is taken down."
      />
      <FirstScreen
        lead={
          <div className="is-trend">
            <RecordLead {...record} />
          </div>
        }
        picture={<Calibration {...record.backtests} />}
        answers={
          <div className="is-trend">
            <RecordAnswers {...record} />
          </div>
        }
      />
      <Reading entries={parts.flatMap(({ contents }) => contents)} brief={<RecordBrief {...record} />}>
        {parts.map(({ contents, drawn }) => (
          <Fragment key={contents[0]?.id}>{drawn}</Fragment>
        ))}
      </Reading>
    </>
  )
}
