/** Whether what somebody says with 70% happens in 70% of cases, beside what luck alone allows. */
import { linePath, round } from '#kit/chart/path.ts'
import { linearScale } from '#kit/chart/scale.ts'
import { sayChance, sayCounted } from '#kit/numbers.ts'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Label, Plot, plotClass } from '#kit/web/chart/Plot.tsx'
import type { RecordTold } from '../call-forecasts.ts'
import styles from './Record.module.css'

type Bins = RecordTold['calibration']['inTime']
const percent = { ...linearScale(0, 100, { count: 5 }), say: (share: number) => `${share}%` }
const across = (chance: number) => round(chance * 1000)
const up = (share: number) => round(1000 - share * 1000)

/** `named`: what files and addresses call them besides, where their page has others like them. */
type Of = { who: string; named?: string }
type Calibration = RecordTold['calibration'] & Of

/** Beside each other where there are both. `who`: 'you say', 'the crowd says'. */
export function Curves({ inTime, early, ...of }: Calibration) {
  const drawn = [
    inTime.length > 0 && <CalibrationCurve key="in-time" bins={inTime} isEarly={false} {...of} />,
    early.length > 0 && <CalibrationCurve key="early" bins={early} isEarly {...of} />,
  ].filter(Boolean)
  return drawn.length > 1 ? <div className="columns-2">{drawn}</div> : drawn
}

/** `isEarly`: of questions that closed before their time, most of which came true: no line can be held against them. */
function CalibrationCurve({ bins, isEarly, who, named = '' }: Of & { bins: Bins; isEarly: boolean }) {
  const title = isEarly ? 'Questions that were decided early' : `When ${who} 70%, does it happen 7 times in 10?`
  const line = bins.map(({ chance, frequency }) => [across(chance), up(frequency)] as const)
  const band = [
    ...bins.map(({ chance, high }) => [across(chance), up(high)] as const),
    ...bins.toReversed().map(({ chance, low }) => [across(chance), up(low)] as const),
  ]
  return (
    <Figure
      title={title}
      files={`${title} ${named}`}
      caption={
        isEarly
          ? 'Apart, since what is decided early mostly came true: they lie above the line also for whoever is exact.'
          : 'How often yes came, by the chance that it was given, weighted by how long that stood. Shaded: where luck alone puts nine of ten.'
      }
      numbers={{
        caption: 'Said and come true',
        head: ['Said', 'Came true', 'By luck alone', 'Questions'],
        rows: bins.map(({ chance, frequency, low, high, questions }) => [
          sayChance(chance),
          sayShare(frequency),
          `${sayShare(low)} to ${sayShare(high)}`,
          `${questions}`,
        ]),
      }}
    >
      <div className="is-prediction">
        <Plot
          x={percent}
          y={percent}
          height={17}
          label={`${bins.map(({ chance, frequency }) => `Of what was called ${sayChance(chance)} ${sayShare(frequency)} came true`).join('. ')}.`}
          reads={() =>
            bins.map(({ chance, frequency, low, high, questions }, i) => ({
              at: String(i),
              x: across(chance),
              y: up(frequency),
              when: `Said ${sayChance(chance)}`,
              value: `${sayShare(frequency)} came true`,
              more: `${sayCounted(questions, 'question')}; by luck alone ${sayShare(low)} to ${sayShare(high)}`,
            }))
          }
          labels={
            <>
              <Label x={190} y={190} className={plotClass.thin}>
                too modest
              </Label>
              <Label x={810} y={810} at="l" className={plotClass.thin}>
                too sure
              </Label>
            </>
          }
        >
          {band.length > 2 && <path className={plotClass.b95} d={`${linePath(band)}Z`} />}
          {bins.map(({ chance, low, high }) => (
            <path key={chance} className={styles.luck} d={`M${across(chance)} ${up(low)}V${up(high)}`} />
          ))}
          <path className={styles.diagonal} d="M0 1000L1000 0" />
          <path className={styles.line} d={linePath(line)} />
          {line.map(([x, y]) => (
            <path key={x} className={`${plotClass.dot} ${plotClass.n}`} d={`M${x} ${y}h.01`} />
          ))}
        </Plot>
      </div>
    </Figure>
  )
}

function sayShare(share: number): string {
  return `${Math.round(share * 100)}%`
}
