/** "Numbers behind this chart": every chart can be read as a table. */
import { escapeHtml } from '#kit/escape-html.ts'
import { classes } from '../classes.ts'
import { TableWrap, tableClass } from './Table.tsx'
import styles from './Numbers.module.css'

export type NumbersProps = {
  /** What is clicked on to see them. */
  title?: string
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  isOpen?: boolean
}

/** The first cell of a row names it; the others are numbers. */
export function Numbers({ title = 'Numbers behind this chart', caption, head, rows, isOpen = false }: NumbersProps) {
  return (
    <details className={styles.numbers} open={isOpen}>
      <summary>{title}</summary>
      <TableWrap label={caption} className={classes(styles.wrap, isFew(head) && styles.few)}>
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
          <tbody dangerouslySetInnerHTML={{ __html: rows.map(rowOf).join('') }} />
        </table>
      </TableWrap>
    </details>
  )
}

/** Several stand beside each other on a sheet of paper. */
const isFew = (head: NumbersProps['head']) => head.length <= 2

/**
 * As text: these rows are half the elements of a trend's page, folded away from most readers, and React takes many
 * times as long for each.
 */
function rowOf([name = '', ...values]: readonly string[]): string {
  return `<tr><th scope="row">${escapeHtml(name)}</th>${values.map((value) => `<td class="num">${escapeHtml(value)}</td>`).join('')}</tr>`
}
