/** The rows of a leaderboard: who, by how much, and where luck could have put them. */
import { classes } from '#kit/web/ui/classes.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { paths } from '#items/paths.ts'
import { addressOf, sayInterval, sayRank, sayWho, scaleOf } from '../../leaderboard/say-leaderboard.ts'
import { sayBrier, sayCoverage, sayPoints } from '../../record/say-scores.ts'
import type { Leaderboard } from '../call-forecasts.ts'
import styles from './Leaderboard.module.css'

type Row = Leaderboard['rows'][number]

const columns = [
  'Rank',
  'Forecaster',
  ...numbers('Peer score'),
  'Where luck could put it',
  ...numbers('Questions', 'Covered', 'Brier'),
]

/** `own`: the name by which whoever reads is shown, null where they are not. */
export function LeaderboardTable({ rows, own }: { rows: readonly Row[]; own: string | null }) {
  const scale = scaleOf(rows)
  // No name of Farsight or of a model is anybody's.
  const isOwn = ({ name, by }: Row) => by === null && name !== null && name === own
  return (
    <Table caption="Leaderboard" isPlain className={styles.board}>
      <Head columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={sayWho(row)} className={classes(row.by && styles.voice, isOwn(row) && styles.own)}>
            <td className={styles.rank}>{sayRank(row.rank) || <span className="hush">none</span>}</td>
            <th scope="row" className={styles.name}>
              <Link to={paths.forecaster(addressOf(row))}>{sayWho(row)}</Link>
              {isOwn(row) && <span className="soft"> (you)</span>}
            </th>
            <td className="num">
              <b>{sayPoints(row.score)}</b>
            </td>
            <td>
              <Luck {...row} scale={scale} />
            </td>
            <td className="num">{row.questions}</td>
            <td className="num">{sayCoverage(row.coverage)}</td>
            <td className="num">{row.brier === null ? 'none' : sayBrier(row.brier)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type Scale = { low: number; high: number }

/** All on one scale, with a mark at nought. */
function Luck({ score, interval, scale }: Pick<Row, 'score' | 'interval'> & { scale: Scale }) {
  if (!interval) return <span className="hush">too few questions</span>
  const at = (value: number) => Math.round(((value - scale.low) / (scale.high - scale.low)) * 1000) / 10
  return (
    <span className={styles.luck}>
      <svg aria-hidden="true" viewBox="0 0 100 16" preserveAspectRatio="none">
        <path className={styles.ground} d="M0 15.5H100" />
        <path className={styles.nought} d={`M${at(0)} 1V16`} />
        <path className={styles.bar} d={`M${at(interval.low)} 8H${at(interval.high)}`} />
        <path className={styles.dot} d={`M${at(score)} 8h.01`} />
      </svg>
      <span>{sayInterval(interval)}</span>
    </span>
  )
}
