/** Projections that were published before their future arrived: the only test that nobody can have fitted. */
import { sayNumber } from '#kit/numbers.ts'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import { sayProjected } from '../counted.ts'
import type { ScoredValues, TrackRecord } from '../record.ts'
import { ForeseenTable } from './ForeseenTable.tsx'
import { Inside } from './Inside.tsx'
import styles from './Record.module.css'

/** What later revisions make of it: beside the first score, never in its place. */
function sayRevised({ trends, values, inside80, inside80Now }: TrackRecord['kept']['revised']): string {
  const of = `${sayNumber(values)} ${values === 1 ? 'value' : 'values'} of ${sayNumber(trends)} ${trends === 1 ? 'trend' : 'trends'}`
  return `Among ${of} some were revised after they had come: ${sayNumber(inside80)} lay inside the 80% band as they came, ${sayNumber(inside80Now)} as they are known now. The first counts.`
}

export function Kept(record: Pick<TrackRecord, 'trends' | 'sources' | 'kept'>) {
  const { kept } = record
  const { estimated, revised, waiting, firstYear } = kept
  const wait = `${sayProjected(record)}${firstYear === null ? '' : ` The longest waits for that of ${firstYear}.`}`
  return kept.values + estimated.values === 0 ? (
    <Empty title="None can be scored yet" level={3}>
      {waiting === 0
        ? 'No trend has a projection.'
        : `${wait} Each is kept as it was made, and is scored once a later value of its series is in the base.`}
    </Empty>
  ) : (
    <div className={styles.part}>
      {kept.values > 0 && <Scored scored={kept} caption="The newest values that came after a projection" />}
      {revised.trends > 0 && <p className={styles.note}>{sayRevised(revised)}</p>}
      {estimated.values > 0 && (
        <>
          <h3>Estimates of what had happened</h3>
          <p className={styles.note}>
            These years and months were over when the projection was made, and their values were not out yet. That is
            easier than to say what is to come, so they are counted apart.
          </p>
          <Scored scored={estimated} caption="The newest values that were estimated before they came" />
        </>
      )}
      <p className={styles.note}>{wait}</p>
    </div>
  )
}

/** '2024: had been estimated at 423 (421 to 424), came 423': with how many lay inside their bands. */
function Scored({ scored, caption }: { scored: ScoredValues; caption: string }) {
  const { projections, values, inside, error, naiveError, arrivals } = scored
  return (
    <>
      <Stats>
        <Stat
          label="Values that have come"
          note={`to ${sayNumber(projections)} ${projections === 1 ? 'projection' : 'projections'}`}
        >
          {sayNumber(values)}
        </Stat>
        {error !== null && (
          <Stat
            label="Error, in mean changes"
            note={naiveError === null ? undefined : `naive: ${naiveError.toFixed(2)}`}
          >
            {error.toFixed(2)}
          </Stat>
        )}
        <Inside inside={inside} values={values} />
      </Stats>
      <ForeseenTable
        caption={caption}
        rows={arrivals}
        last={{
          head: '80% band',
          say: ({ observed, low80, high80 }) => (observed < low80 ? 'below' : observed > high80 ? 'above' : 'inside'),
        }}
      />
    </>
  )
}
