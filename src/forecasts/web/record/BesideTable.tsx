/** Somebody's scores beside those of Farsight, the model or a machine, while both stood. */
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { sayBrier, sayPoints } from '../../record/say-scores.ts'
import { titleOf } from '../../sorts/voices.ts'
import type { RecordTold } from '../call-forecasts.ts'

export function BesideTable({ beside }: Pick<RecordTold, 'beside'>) {
  return (
    <Table caption="Scores beside those of others" isPlain>
      <thead>
        <tr>
          <th scope="col">Beside</th>
          <th scope="col" className="num">
            Questions
          </th>
          <th scope="col" className="num">
            Own Brier score
          </th>
          <th scope="col" className="num">
            Theirs
          </th>
          <th scope="col" className="num">
            Own baseline score
          </th>
          <th scope="col" className="num">
            Theirs
          </th>
        </tr>
      </thead>
      <tbody>
        {beside.map(({ by, questions, brier, baseline }) => (
          <tr key={by}>
            <th scope="row">{titleOf(by)}</th>
            <td className="num">{questions}</td>
            <td className="num">{brier ? sayBrier(brier.own) : 'none'}</td>
            <td className="num">
              {brier ? sayBrier(brier.theirs) : 'none'}
              {brier && brier.of < questions && ` (of ${brier.of})`}
            </td>
            <td className="num">{sayPoints(baseline.own)}</td>
            <td className="num">{sayPoints(baseline.theirs)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
