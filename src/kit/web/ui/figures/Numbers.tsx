/** "Numbers behind this chart": every chart can be read as a table. */
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
          <tbody dangerouslySetInnerHTML={{ __html: rows.map(rowOf).join('') }} />
        </table>
      </TableWrap>
    </details>
  )
}

/**
 * As text: these rows are half the elements of a trend's page, folded away from most readers, and React takes many
 * times as long for each.
 */
function rowOf([name = '', ...values]: readonly string[]): string {
  return `<tr><th scope="row">${escaped(name)}</th>${values.map((value) => `<td class="num">${escaped(value)}</td>`).join('')}</tr>`
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}
