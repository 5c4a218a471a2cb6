/**
 * Whether bands hold what they say: the share of values inside each against the share that it ought to hold. Above the
 * diagonal the bands are too wide, below it too narrow.
 */
import { linePath, round } from '#kit/chart/path.ts'
import { linearScale } from '#kit/chart/scale.ts'
import { sayNumber } from '#kit/numbers.ts'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Label, Plot, plotClass as styles } from '#kit/web/chart/Plot.tsx'
import type { TrackRecord } from '../../record.ts'
import { saySharePrecisely } from '../../record-words.ts'
import { Empty } from '#kit/web/ui/Empty.tsx'
import own from '../Record.module.css'

const levels = [50, 80, 95] as const

export function Calibration({
  values,
  inside,
  trends,
}: Pick<TrackRecord['backtests'], 'values' | 'inside' | 'trends'>) {
  if (values === 0)
    return (
      <Empty title="No trend has a backtest yet">
        A series needs enough observations to be projected from earlier ones. The line is drawn once one has.
      </Empty>
    )
  const percent = { ...linearScale(0, 100, { count: 5 }), say: (share: number) => `${share}%` }
  const share = (level: (typeof levels)[number]) => (100 * inside[level]) / values
  const places = levels.map((level) => ({ level, x: level * 10, y: round(1000 - share(level) * 10) }))
  const said = levels.map((level) => `${saySharePrecisely(inside[level], values)} inside the ${level}% band`)
  return (
    <Figure
      title="When a band says 80%, does it hold 8 times in 10?"
      caption={`${sayNumber(values)} values of ${sayNumber(trends)} trends, looked back on. On the diagonal it would be exact.`}
      numbers={{
        caption: 'Values inside their bands',
        head: ['The band says', 'Came inside', 'Values'],
        rows: levels.map((level) => [`${level}%`, saySharePrecisely(inside[level], values), sayNumber(inside[level])]),
      }}
    >
      <div className="is-trend">
        <Plot
          x={percent}
          y={percent}
          height={17}
          label={`Of ${sayNumber(values)} values ${said.join(', ')}. On the diagonal it would be 50, 80 and 95%.`}
          reads={() =>
            places.map(({ level, x, y }) => ({
              at: String(level),
              x,
              y,
              when: `The ${level}% band`,
              value: saySharePrecisely(inside[level], values),
              more: 'of the values came inside',
            }))
          }
          first={1}
          labels={
            <>
              {places.map(({ level, x, y }) => (
                <Label key={level} x={x} y={y} at="ul" className={styles.k}>
                  {saySharePrecisely(inside[level], values)} in the {level}% band
                </Label>
              ))}
              <Label x={60} y={190} className={styles.thin}>
                bands too wide
              </Label>
              <Label x={960} y={790} at="l" className={styles.thin}>
                bands too narrow
              </Label>
            </>
          }
        >
          <path className={own.diagonal} d="M0 1000L1000 0" />
          <path
            className={styles.will}
            d={linePath([[0, 1000], ...places.map(({ x, y }) => [x, y] as const), [1000, 0]])}
          />
          {places.map(({ level, x, y }) => (
            <path key={level} className={styles.dot} d={`M${x} ${y}h0`} />
          ))}
        </Plot>
      </div>
    </Figure>
  )
}
