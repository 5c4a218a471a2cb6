/** How current the series are that everything here rests on. */
import { sayNumber } from '#kit/numbers.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import type { TrackRecord } from '../record.ts'
import styles from './Record.module.css'

export function Currency({ sources }: { sources: TrackRecord['sources'] }) {
  const { series, bound, looked, waiting, unread, late } = sources
  const ofAll = (count: number) => `${sayNumber(count)} of ${sayNumber(series)}`
  return (
    <Section
      title="How current the series are"
      note="What is foreseen from old values is foreseen from further away"
      id="current"
    >
      <div className={styles.part}>
        <Stats>
          <Stat label="Late" note="their newest value is older than their steps let expect">
            {ofAll(late)}
          </Stat>
          <Stat
            label="Bound to their source"
            note={looked === 0 ? 'none was looked at lately' : `${sayNumber(looked)} looked at in 40 days`}
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
          A yearly value is late eighteen months after its year has ended, a quarterly one seven months after its
          quarter, a monthly one after two and a half months. The page of each trend says where its values come from and
          when they were looked at.
        </p>
      </div>
    </Section>
  )
}
