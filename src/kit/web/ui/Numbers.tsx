/** "Numbers behind this chart": every chart can be read as a table. */
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { TableWrap, tableClass } from './Table.tsx'
import styles from './Numbers.module.css'

export type NumbersProps = {
  /** What is clicked on to see them. */
  title?: string
  caption: string
  head: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  isOpen?: boolean
}

/** The first cell of a row names it; the others are numbers. */
export function Numbers({ title = 'Numbers behind this chart', caption, head, rows, isOpen = false }: NumbersProps) {
  return (
    <details className={styles.numbers} open={isOpen}>
      <summary>{title}</summary>
      <TableWrap label={caption} className={styles.wrap}>
        <table className={classes(tableClass.table, tableClass.plain, styles.table)}>
          <caption className="unseen">{caption}</caption>
          <thead>
            <tr>
              {head.map((name, i) => (
                <th key={name} scope="col" className={i ? 'num' : undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values], row) => (
              // Rows never move: they are the numbers of a drawing.
              <tr key={row}>
                <th scope="row">{name}</th>
                {values.map((value, i) => (
                  <td key={head[i + 1]} className="num">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableWrap>
    </details>
  )
}
