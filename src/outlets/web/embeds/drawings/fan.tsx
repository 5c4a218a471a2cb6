/** The series of an item and where it is heading: the chart of its page, its values for the script to tell. */
import { fanReadings } from '#kit/chart/answering/fan-readings.ts'
import { planFan } from '#kit/chart/fan-plan.ts'
import { sayAxis, sayColours } from '#kit/chart/fan-words.ts'
import { decimalYear, sayDay } from '#kit/dates.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Columns } from '#kit/web/chart/Columns.tsx'
import { FanPlot } from '#kit/web/chart/Fan.tsx'
import { Spark } from '#kit/web/chart/Spark.tsx'
import type { Drawing } from '#items/sharing/shared-view.ts'
import { StillReader } from '../StillReader.tsx'
import styles from '../Embed.module.css'
import type { Drawn, Given } from './drawn.ts'

type FanOf = Extract<Drawing, { of: 'fan' }>

export const fanDrawing: Drawn<'fan'> = {
  chart: (drawing, given) => <Chart drawing={drawing} {...given} />,
  distribution: ({ spread, ...drawing }, given) =>
    spread ? (
      <>
        <Columns columns={spread.rows} label={`How likely each range is in ${sayDay(spread.at)}. ${given.sentence}`} />
        <p className={styles.notes}>How likely each range is in {sayDay(spread.at)}.</p>
      </>
    ) : (
      <Chart drawing={{ ...drawing, spread }} {...given} />
    ),
  small: ({ past }, { now }) => (
    <Spark points={past.map(([at, value]) => [decimalYear(at), value] as const)} now={now} />
  ),
}

/** In rem. */
const height = 10

function Chart({ drawing, today, sentence }: Given & { drawing: FanOf }) {
  const { past, ahead, bounds, thresholds, beside, hollow } = drawing
  if (past.length === 0) return null
  // It has been cut to what is shown.
  const plan = planFan({ observations: past, points: ahead, bounds, thresholds, beside, hollow, today }, true)
  return (
    <>
      <div className={styles.chart}>
        <FanPlot plan={plan} sentence={sentence} height={height} />
        <StillReader readings={fanReadings(plan)} first={plan.line.length - 1} />
      </div>
      <p className={classes(styles.notes, styles.narrow)}>{sayAxis(plan.y)}</p>
      <p className={classes(styles.notes, styles.wide)}>{sayColours(plan)}</p>
    </>
  )
}
