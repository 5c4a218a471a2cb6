/** A table as the report has it; its values open as those of sentences do. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { tableOf } from '../../../document/blocks/index.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { useReport } from '../report-here.ts'
import type { BlockProps } from './block-props.ts'
import styles from './Blocks.module.css'

type Cell = BlockProps<'table'>['block']['rows'][number][number]

export function ReportTable({ block, isTitled }: BlockProps<'table'>) {
  const { columns, rows } = tableOf(block, useReport().notes)
  const classOf = (place: number) => (columns[place]?.isNumber ? 'num' : undefined)
  return (
    <div className={classes(styles.table, columns.length === 2 && styles.short)}>
      {isTitled && (
        <h3>
          <Chemical text={block.title} />
        </h3>
      )}
      <Table caption={isTitled ? block.title : `${block.title}, as a table`} isPlain>
        <thead>
          <tr>
            {columns.map(({ title }, place) => (
              <th key={place} scope="col" className={classOf(place)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            <tr key={row}>
              <th scope="row">{first && <Said cell={first} />}</th>
              {others.map((cell, place) => (
                <td key={place} className={classOf(place + 1)}>
                  <Said cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Said({ cell: { text, item, evidence } }: { cell: Cell }) {
  if (item !== null) return <ItemLink item={item}>{text}</ItemLink>
  const said = <Chemical text={text} />
  return evidence === null ? said : <ClaimLink evidence={evidence}>{said}</ClaimLink>
}
