/** How right each way of putting the same forecasts together was, beside the pool that Farsight shows. */
import { Fragment } from 'react'
import { measureTitles, sayBesidePool, sayType, sayWayScore } from '#forecasts/record/say-ways.ts'
import { fewestCompared, scoredWayTitles } from '#forecasts/words.ts'
import { sayNumber } from '#kit/numbers.ts'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import type { TrackRecord } from '../record.ts'
import styles from './Record.module.css'

type Rows = TrackRecord['people']['ways']

export function CrowdWays({ ways }: { ways: Rows }) {
  const byType = [...Map.groupBy(ways, ({ type }) => type)]
  return (
    <>
      <div>
        <h3>Would another way of putting the same forecasts together have been better?</h3>
        <p className={styles.note}>
          Each way on the same questions and at the same times, from {fewestCompared} people on, as the page of a
          question tells it. Of a Brier score less is better, of a log score more.
        </p>
      </div>
      <Table caption="Scores of ways of putting forecasts together">
        <Head columns={['Way', ...numbers('Questions', 'Score', 'Where luck could put it', 'Beside the pool')]} />
        <tbody>
          {byType.map(([type, rows]) => (
            <Fragment key={type}>
              <tr>
                <th scope="colgroup" colSpan={5}>
                  {rows[0] && measureTitles[rows[0].measure]} of {sayType(type)}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.way}>
                  <th scope="row">{scoredWayTitles[row.way]}</th>
                  <td className="num">{sayNumber(row.score.of)}</td>
                  <td className="num">
                    <b>{sayWayScore(row.score.mean)}</b>
                  </td>
                  <td className="num">
                    {row.score.interval
                      ? `${sayWayScore(row.score.interval.low)} to ${sayWayScore(row.score.interval.high)}`
                      : 'too few'}
                  </td>
                  <td className="num">{sayBesidePool(row)}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </Table>
    </>
  )
}
