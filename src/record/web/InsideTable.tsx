/**
 * How many values lay inside their bands, row by row: in hindsight beside what was said before they came. A side of which no
 * row counts anything is left out: that nothing has come is said once, not in every cell.
 */
import type { ReactNode } from 'react'
import { sayNumber } from '#kit/numbers.ts'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import type { TrackRecord } from '../record.ts'
import { sayShareInside } from '../record-words.ts'

type Inside = TrackRecord['bySteps'][number]['hindsight']
/** `counts`: as many as there are sides. */
type Row = { key: string; name: ReactNode; counts: readonly Inside[] }
/** `first`: what the rows are; `sides`: what each of their counts is of. */
type Props = { caption: string; first: string; sides: readonly string[]; rows: readonly Row[] }

export function InsideTable({ caption, first, sides: all, rows }: Props) {
  const counted = all.map((_, side) => rows.some(({ counts }) => (counts[side]?.values ?? 0) > 0))
  const sides = all.filter((_, side) => counted[side])
  return (
    <Table caption={caption} isPlain>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {sides.flatMap((side) =>
            [side, 'in 80%', 'in 95%'].map((title) => (
              <th key={`${side} ${title}`} scope="col" className="num">
                {title}
                {title !== side && <span className="unseen"> {side.toLowerCase()}</span>}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, counts }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {counts
              .filter((_, side) => counted[side])
              .flatMap(({ values, inside }, side) =>
                [sayNumber(values), sayShareInside(inside[80], values), sayShareInside(inside[95], values)].map(
                  (cell, place) => (
                    <td key={`${side} ${place}`} className="num">
                      {cell}
                    </td>
                  ),
                ),
              )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
