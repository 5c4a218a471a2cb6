/** Means of scores, a part of somebody's questions a row. */
import { Head, numbers } from '#kit/web/ui/figures/Head.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { sayBrier, sayCoverage, sayPoints } from '../../record/say-scores.ts'
import type { RecordTold } from '../call-forecasts.ts'

type Row = NonNullable<RecordTold['means']> & { title: string }

export function MeansTable({ what, rows }: { what: string; rows: readonly Row[] }) {
  return (
    <Table caption={`Means of scores: ${what.toLowerCase()}`} isPlain>
      <Head columns={[what, ...numbers('Questions', 'Brier', 'Baseline', 'Peer', 'Covered')]} />
      <tbody>
        {rows.map(({ title, questions, brier, baseline, peer, coverage }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td className="num">{questions}</td>
            <td className="num">{brier ? sayBrier(brier.mean) : 'none'}</td>
            <td className="num">{sayPoints(baseline)}</td>
            <td className="num">{peer ? sayPoints(peer.mean) : 'none'}</td>
            <td className="num">{sayCoverage(coverage)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
