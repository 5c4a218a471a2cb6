/** Values that were foreseen, beside what came. */
import { sayDay } from '#kit/dates.ts'
import { sayEstimate, unitBehind } from '#kit/numbers.ts'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { ItemLabel } from './ItemLabel.tsx'
import type { ForeseenValue } from '../record.ts'

type Props = {
  caption: string
  rows: readonly ForeseenValue[]
  last: { head: string; say(row: ForeseenValue, place: number): string }
}

export function ForeseenTable({ caption, rows, last }: Props) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">Trend</th>
          <th scope="col">When</th>
          <th scope="col">Said from</th>
          <th scope="col" className="num">
            What was said, 80% band
          </th>
          <th scope="col" className="num">
            What came
          </th>
          <th scope="col" className="num">
            {last.head}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => {
          const say = (value: number) => sayEstimate(value, row.high80 - row.low80)
          return (
            <tr key={`${row.item} ${row.at}`}>
              <th scope="row">
                <ItemLabel item={row.item} label={row.label} />
              </th>
              <td>{sayDay(row.at)}</td>
              <td>{sayDay(row.from)}</td>
              <td className="num">
                {say(row.median)} ({say(row.low80)} to {say(row.high80)})
              </td>
              <td className="num">
                <b>{say(row.observed)}</b> {unitBehind(row.unit)}
              </td>
              <td className="num">{last.say(row, i)}</td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
