/** What was measured and where it is heading, as on the page of the trend, at the version that the report read. */
import { capital } from '#kit/text.ts'
import { dayOf } from '#kit/dates.ts'
import { unitOnChart } from '#series/words.ts'
import { Fan, fanNumbers } from '#kit/web/chart/Fan.tsx'
import { drawnFrom } from '../../../document/blocks/fan.ts'
import { sentenceOf } from '../../../document/blocks/index.ts'
import { itemPath } from '../../../document/item-path.ts'
import { ItemLink } from '../ItemLink.tsx'
import { useReport } from '../report-here.ts'
import type { BlockProps } from './block-props.ts'

export function ReportFan({ block }: BlockProps<'fan'>) {
  const { report, notes } = useReport()
  const { title, item, version, unit, points, bounds } = block
  const today = dayOf(new Date(report.madeAt))
  return (
    <div className="is-trend">
      <Fan
        title={title}
        caption={`${capital(unit)}.`}
        sentence={sentenceOf(block, notes.say)}
        source={
          <>
            <ItemLink item={itemPath(item) ? item : null}>
              {report.sources.find((source) => source.item === item)?.title ?? title}
            </ItemLink>
            , version {version}
          </>
        }
        {...(points.length > 0 && { numbers: [fanNumbers(`${title}, the projection`, { points, bounds, today })] })}
        unit={unitOnChart(unit)}
        {...drawnFrom(block)}
        today={today}
      />
    </div>
  )
}
