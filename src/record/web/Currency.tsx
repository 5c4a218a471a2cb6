/** How current the series are that everything here rests on. */
import { sayNumber } from '#kit/numbers.ts'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import { sayProjected, sayShown, sayTested } from '../counted.ts'
import type { TrackRecord } from '../record.ts'
import styles from './Record.module.css'

type Props = Pick<TrackRecord, 'trends' | 'sources' | 'backtests' | 'kept'>

export function Currency(record: Props) {
  const { series, bound, looked, waiting, unread, late } = record.sources
  const ofAll = (count: number) => `${sayNumber(count)} of ${sayNumber(series)}`
  return (
    <div className={styles.part}>
      <Stats>
        <Stat label="Late" note="their newest value is older than their steps let expect">
          {ofAll(late)}
        </Stat>
        <Stat
          label="Can be updated from their source"
          note={looked === 0 ? 'no source was looked at lately' : `${sayNumber(looked)} looked at there in 40 days`}
        >
          {ofAll(bound)}
        </Stat>
        <Stat label="Being checked" note="a change that waits for an operator">
          {sayNumber(waiting)}
        </Stat>
        <Stat label="Not readable" note="when their source was looked at last">
          {sayNumber(unread)}
        </Stat>
      </Stats>
      <p className={styles.note}>
        {sayShown(record)} {sayTested(record)} {sayProjected(record)}
      </p>
      <p className={styles.note}>
        A yearly value is late eighteen months after its year has ended, a quarterly one seven months after its quarter,
        a monthly one after two and a half months. The page of each trend says where its values come from and when they
        were looked at.
      </p>
    </div>
  )
}
