/** Reports that were ordered here: how right those were whose event has come. */
import { sayNumber } from '#kit/numbers.ts'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import type { TrackRecord } from '../record.ts'
import styles from './Record.module.css'

type Of = TrackRecord['reports']

export function Reports({ reports }: { reports: Of }) {
  return reports.scored === 0 ? <NoneYet reports={reports} /> : <Scored reports={reports} />
}

function NoneYet({ reports: { awaiting } }: { reports: Of }) {
  return (
    <Empty title="No report has been scored yet" level={3}>
      {awaiting === 0
        ? 'No report has said anything yet that can be checked one day. '
        : `${sayNumber(awaiting)} ${awaiting === 1 ? 'report has' : 'reports have'} foretold something, and none of it has come out. `}
      A report is scored once its question resolves, or the year that it is for is measured.
    </Empty>
  )
}

function Scored({ reports: { awaiting, scored, chances, brier, ranges, inside, promised, scaled } }: { reports: Of }) {
  return (
    <div className={styles.part}>
      <Stats>
        <Stat label="Reports scored" note={`${sayNumber(awaiting)} wait for what they foretold`}>
          {sayNumber(scored)}
        </Stat>
        {brier !== null && (
          <Stat label="Brier score" note={`mean of ${sayNumber(chances)}; 0 is perfect, always saying 50% scores 0.25`}>
            {brier.toFixed(3)}
          </Stat>
        )}
        {ranges > 0 && (
          <Stat label="Inside their range" note={`by what they promise, ${sayNumber(promised, 1)}`}>
            {sayNumber(inside)} of {sayNumber(ranges)}
          </Stat>
        )}
        {scaled !== null && (
          <Stat label="Interval score" note="mean, in mean changes of the series; less is better">
            {sayNumber(scaled, 2)}
          </Stat>
        )}
      </Stats>
      <p className={styles.note}>
        Counted are reports that rest on what everybody may read, each once, also those that were made again of the same
        question. A score is corrected where an outcome or a value is, and goes with its report when its owner deletes
        it.
      </p>
    </div>
  )
}
