/** Trends by how their projections fared when looked back on. An error of 1 is that of the simplest guess. */
import { sayNumber } from '#kit/numbers.ts'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import type { TrackRecord } from '../../record.ts'
import { ItemLabel } from '../ItemLabel.tsx'

type Props = { title: string; caption: string; rows: TrackRecord['backtests']['best'] }

export function TrendsTable({ title, caption, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <Table caption={caption}>
        <thead>
          <tr>
            <th scope="col">Trend</th>
            <th scope="col" className="num">
              Error
            </th>
            <th scope="col" className="num">
              In 80%
            </th>
            <th scope="col" className="num">
              In 95%
            </th>
            <th scope="col" className="num">
              Values
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ item, label, ratio, inside80, inside95, values }) => (
            <tr key={item}>
              <th scope="row">
                <ItemLabel item={item} label={label} />
              </th>
              <td className="num">{ratio.toFixed(2)}</td>
              <td className="num">{Math.round(inside80 * 100)}%</td>
              <td className="num">{Math.round(inside95 * 100)}%</td>
              <td className="num">{sayNumber(values)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
