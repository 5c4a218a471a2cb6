/** Scenarios: how their members came out so far, beside what the chances that were kept before had expected. */
import { sayNumber } from '#kit/numbers.ts'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import type { TrackRecord } from '../record.ts'
import { sayExpected } from '../record-words.ts'
import styles from './Record.module.css'

type Of = TrackRecord['scenarios']

export function Scenarios({ scenarios }: { scenarios: Of }) {
  return scenarios.decided === 0 ? <NoneYet scenarios={scenarios} /> : <Decided scenarios={scenarios} />
}

function NoneYet({ scenarios: { scenarios, sets, members } }: { scenarios: Of }) {
  return (
    <Empty title="No member is decided yet" level={3}>
      {scenarios === 0
        ? 'The base holds no scenario.'
        : `Of the ${sayNumber(members)} members of ${sayNumber(scenarios)} scenarios in ${sayNumber(sets)} sets no question has resolved, and no year that one of them names has been measured. Every chance is kept as it was said, and is counted here once its member is decided.`}
    </Empty>
  )
}

function Decided({ scenarios: of }: { scenarios: Of }) {
  const { scenarios, members, decided, decidedBy, cameTrue, ruledOut } = of
  return (
    <div className={styles.part}>
      <Stats>
        <Stat
          label="Members decided"
          note={`by ${sayNumber(decidedBy)} ${decidedBy === 1 ? 'question or series' : 'questions and series'}`}
        >
          {sayNumber(decided)} of {sayNumber(members)}
        </Stat>
        <Stat label="Came true, as their world needs them" note={sayExpected(of)}>
          {sayNumber(cameTrue)} of {sayNumber(decided)}
        </Stat>
        <Stat label="Scenarios ruled out" note="a member came out otherwise">
          {sayNumber(ruledOut)} of {sayNumber(scenarios)}
        </Stat>
      </Stats>
      <p className={styles.note}>
        A member is decided once its question has resolved, or the year that it names has been measured. What several
        scenarios need counts in each of them.
      </p>
    </div>
  )
}
