/** The values that lay farthest outside of what had been said of them, as pictures: the past in ink, the band, what came. */
import { sayDay } from '#kit/dates.ts'
import { sayEstimate, sayNumber } from '#kit/numbers.ts'
import type { TrackRecord } from '../../record.ts'
import { ItemLabel } from '../ItemLabel.tsx'
import styles from './Backtests.module.css'
import { missPicture } from './miss-picture.ts'

type Miss = TrackRecord['backtests']['misses'][number]

export function Misses({ misses }: { misses: readonly Miss[] }) {
  return (
    <ul className={styles.misses}>
      {misses.map((miss) => (
        <li key={`${miss.item} ${miss.at}`} className="is-trend">
          <h3>
            <ItemLabel item={miss.item} label={miss.label} />
          </h3>
          <p>{sayMiss(miss)}</p>
          <Picture miss={miss} />
        </li>
      ))}
    </ul>
  )
}

/** 'Said in 2021 of 2022: 1.8% (.5 to 3.1). Came: 7.2% per year, 2.9 bands away.' */
function sayMiss({ from, at, median, low80, high80, observed, unit, widths }: Miss) {
  const say = (value: number) => sayEstimate(value, high80 - low80)
  return (
    <>
      From {sayDay(from)} for {sayDay(at)}: {say(median)} ({say(low80)} to {say(high80)}). Came:{' '}
      <b>{`${say(observed)}${unit.startsWith('%') ? '' : ' '}${unit}`}</b>, {sayNumber(widths, 1)} bands away.
    </>
  )
}

/** Decoration beside the sentence that says it. */
function Picture({ miss }: { miss: Miss }) {
  const { past, band, said, way, came } = missPicture(miss)
  return (
    <svg className={styles.miss} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.band} d={band} />
      <path className={styles.said} d={said} />
      <path className={styles.way} d={way} />
      <path className={styles.past} d={past} />
      <path className={styles.came} d={came} />
    </svg>
  )
}
