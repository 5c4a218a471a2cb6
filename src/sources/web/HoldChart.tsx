/**
 * What stands and what the source says, drawn over each other, with what differs as a table. What either calls
 * preliminary is drawn hollow.
 */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { sayShort } from '#kit/numbers.ts'
import { dotPath, linePath, type Point } from '#kit/chart/path.ts'
import { linearScale, scaleForSeries } from '#kit/chart/scale.ts'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { preliminaryOf, preliminaryValue, sayPreliminary } from '#series/about-words.ts'
import { differing } from '../holding/differing.ts'
import type { SourceAnswer } from './call-sources.ts'

type Hold = SourceAnswer<'listHolds'>['holds'][number]

export function HoldChart({ hold: { label, stands, proposed } }: { hold: Hold }) {
  const all = [...stands.observations, ...proposed.observations]
  const times = all.map(([at]) => decimalYear(at))
  const x = linearScale(Math.min(...times), Math.max(...times), { count: 5, isYears: true })
  const y = scaleForSeries(all.map(([, value]) => value))
  const place = ([at, value]: (typeof all)[number]): Point => [x.at(decimalYear(at)), 1000 - y.at(value)]
  const rows = differing(stands, proposed)
  const hollow = { stands: hollowOf(stands).map(place), proposed: hollowOf(proposed).map(place) }
  return (
    <Figure
      title={`${label}, ${stands.unit}`}
      caption={`In ink what stands, in colour what the source says${proposed.unit ? ` (there: ${proposed.unit})` : ''}.${sayHollow(hollow)}`}
      numbers={{
        caption: `What differs: ${label}`,
        head: ['When', 'Stands', 'The source says'],
        rows: rows.map(({ at, stands: here, says }) => [sayDay(at), here, says]),
      }}
    >
      <Plot
        x={x}
        y={y}
        height={13}
        label={sentenceOf({ label, stands, proposed }, rows.length)}
        reads={async () =>
          (await import('#kit/chart/answering/line-readings.ts')).lineReadings(
            [lineOf('stands', stands), lineOf('the source says', proposed)],
            { x, y },
          )
        }
      >
        <path className={plotClass.was} d={linePath(stands.observations.map(place))} />
        <path className={classes(plotClass.will, plotClass.thin)} d={linePath(proposed.observations.map(place))} />
        <Hollow points={hollow.stands} className={plotClass.inkd} />
        <Hollow points={hollow.proposed} />
      </Plot>
    </Figure>
  )
}

const lineOf = (name: string, { observations }: Side) => ({
  name,
  values: observations.map(([at, value]) => ({ at, value, says: sayShort(value) })),
})

function Hollow({ points, className }: { points: readonly Point[]; className?: string | undefined }) {
  return points.map((point) => (
    <g key={dotPath(point)}>
      <path className={classes(plotClass.dot, className)} d={dotPath(point)} />
      <path className={classes(plotClass.dot, plotClass['hollow-in'])} d={dotPath(point)} />
    </g>
  ))
}

type Drawn = Pick<Hold, 'label' | 'stands' | 'proposed'>
type Side = Hold['stands'] | Hold['proposed']

function sentenceOf({ label, stands, proposed }: Drawn, count: number): string {
  const differ = count === 1 ? '1 value differs' : `${count} values differ`
  const said = [
    `${label}: what stands and what the source says. ${differ}.`,
    sayOf('Of what stands', stands),
    sayOf('Of what the source says', proposed),
  ]
  return said.filter(Boolean).join(' ')
}

/** 'Of what stands: The value of 2025 is preliminary.' */
function sayOf(which: string, side: Side): string {
  const said = sayPreliminary(preliminaryIn(side))
  return said && `${which}: ${said}`
}

const hollowOf = (side: Side) => preliminaryOf(preliminaryIn(side))
const preliminaryIn = ({ observations, provisional }: Side) => ({ observations, provisional: provisional ?? undefined })
const sayHollow = ({ stands, proposed }: Record<'stands' | 'proposed', readonly Point[]>) =>
  stands.length + proposed.length > 0 ? ` A hollow point is ${preliminaryValue}.` : ''
