/** How right the base was, in a sentence and a bar: the whole of it is on its own page. */
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import { screenPaths } from '#kit/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import type { RightData } from '../layout/screen-data.ts'
import styles from './HowRight.module.css'

/** Where the bar is marked: so many should lie inside. */
const promised = 80

export function HowRight({ right }: { right: RightData }) {
  return (
    <Section title="How right it was" note={<Link to={screenPaths.record()}>The whole record</Link>}>
      <div className={styles.right}>
        {right.values > 0 ? <Backtested right={right} /> : <p>No trend has been looked back on yet.</p>}
        {right.unmadeTrends > 0 && <p>{sayUnmade(right.unmadeTrends)}</p>}
        <p className={styles.questions}>{sayQuestions(right)}</p>
      </div>
    </Section>
  )
}

function Backtested({ right: { values, inside80, trends, better } }: { right: RightData }) {
  const share = (100 * inside80) / values
  return (
    <>
      <p className={styles.sentence}>
        Of {sayNumber(values)} values that it would have foreseen from earlier ones,{' '}
        <strong>{share.toFixed(1)}%</strong> came inside their 80% band, and{' '}
        <strong>{`${sayNumber(better)} of ${sayNumber(trends)}`}</strong> trends were nearer than the simplest guess,
        the last value carried on.
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i className={styles.came} style={{ width: `${share}%` }} />
        <i className={styles.promised} style={{ left: `${promised}%` }} />
        <span style={{ left: `${promised}%` }}>should be {promised}%</span>
      </div>
    </>
  )
}

/** At a first start numbers are made for some minutes: what is counted meanwhile is not all. */
function sayUnmade(trends: number): string {
  const left = trends === 1 ? 'one trend' : `${sayNumber(trends)} trends`
  return `The numbers of ${left} are being made now, and are counted once they are.`
}

/** What has resolved, what should have, and when the next one does. */
function sayQuestions({ resolved, open, overdue, nextOn }: RightData): string {
  const all = resolved + open
  if (all === 0) return 'No question has been asked yet.'
  const said =
    resolved === 0 ? 'none has resolved yet' : `${sayNumber(resolved)} ${resolved === 1 ? 'has' : 'have'} resolved`
  const due =
    overdue === 0
      ? ''
      : `${resolved === 0 ? ', though' : ', and'} ${sayNumber(overdue)}${resolved === 0 ? '' : ' more'} should have`
  return `Of ${sayNumber(all)} questions ${said}${due}${nextOn ? `; the next does by ${sayDay(nextOn)}` : ''}.`
}
