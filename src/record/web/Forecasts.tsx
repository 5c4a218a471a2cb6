/** Farsight's own forecasts: how many are open, and the scores of those whose questions have resolved. */
import { ItemLabel } from './ItemLabel.tsx'
import type { ReactNode } from 'react'
import { addressOfVoice } from '#forecasts/sorts/voices.ts'
import { paths } from '#items/paths.ts'
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayNumber } from '#kit/numbers.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import type { TrackRecord } from '../record.ts'
import { sayResolved } from '../record-words.ts'
import styles from './Record.module.css'

type Of = TrackRecord['forecasts']

export function Forecasts({ forecasts }: { forecasts: Of }) {
  const { open, overdue, resolved, annulled, scored, brier, logScore, ranges, insideRanges, last, next } = forecasts
  return (
    <div className={styles.part}>
      <Stats>
        <Stat
          label="Open"
          note={overdue > 0 ? `${sayNumber(overdue)} should have resolved` : 'waiting for their outcome'}
        >
          {sayNumber(open)}
        </Stat>
        <Stat label="Resolved" note={annulled > 0 ? `and ${sayNumber(annulled)} annulled` : undefined}>
          {sayNumber(resolved)}
        </Stat>
        {brier !== null && (
          <Stat label="Brier score" note={`mean of ${sayNumber(scored)}; 0 is perfect, always saying 50% scores 0.25`}>
            {brier.toFixed(3)}
          </Stat>
        )}
        {logScore !== null && (
          <Stat label="Logarithmic score" note="0 is perfect, always saying 50% scores −0.69">
            {logScore.toFixed(2).replace('-', '−')}
          </Stat>
        )}
        {ranges > 0 && (
          <Stat label="Inside the 90% range" note="numbers and dates; should be nine of ten">
            {sayNumber(insideRanges)} of {sayNumber(ranges)}
          </Stat>
        )}
      </Stats>
      {resolved > 0 && (
        <p className={styles.note}>
          Means over the time for which a forecast stood.{' '}
          <Link to={paths.forecaster(addressOfVoice('house'))}>Farsight’s record as a forecaster</Link>
        </p>
      )}
      <div className="spread">
        {resolved === 0 ? <NoneYet forecasts={forecasts} /> : <Last last={last} />}
        {next.length > 0 && <Next next={next} />}
      </div>
    </div>
  )
}

function NoneYet({ forecasts }: { forecasts: Of }) {
  return (
    <Empty title="No score yet" level={3}>
      {forecasts.open === 0
        ? 'The base holds no forecast of Farsight’s.'
        : `${sayResolved(forecasts)} Every forecast is kept as it was said, and is scored when its outcome is known.`}
    </Empty>
  )
}

function Last({ last }: Pick<Of, 'last'>) {
  return (
    <div>
      <h3>Last to resolve</h3>
      <Table caption="The questions that resolved last">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Resolved</th>
            <th scope="col">Outcome</th>
            <th scope="col" className="num">
              Farsight gave it
            </th>
            <th scope="col" className="num">
              Brier score
            </th>
          </tr>
        </thead>
        <tbody>
          {last.map(({ item, label, resolvedAt, outcome, chance, brier, isInside90 }) => (
            <tr key={item}>
              <th scope="row">
                <ItemLabel item={item} label={label} />
              </th>
              <td>{sayDay(resolvedAt)}</td>
              <td>{outcome}</td>
              <td className="num">{chance === null ? sayInside(isInside90) : sayChance(chance)}</td>
              <td className="num">{brier === null ? 'none' : brier.toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function sayInside(isInside: boolean | null): string {
  if (isInside === null) return 'no forecast in time'
  return isInside ? 'inside its 90% range' : 'outside its 90% range'
}

function Next({ next }: Pick<Of, 'next'>): ReactNode {
  return (
    <div>
      <h3>Next to resolve</h3>
      <Table caption="The questions that resolve next">
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col" className="num">
              Resolves
            </th>
          </tr>
        </thead>
        <tbody>
          {next.map(({ item, label, resolves }) => (
            <tr key={item}>
              <th scope="row">
                <ItemLabel item={item} label={label} />
              </th>
              <td className="num">{sayDay(resolves)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
