/** The radar as a list: a table a sector, in the order of the keyboard, with what became of each since an edition. */
import type { ReactNode } from 'react'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import type { RadarMove } from '../../radar-move.ts'
import type { DatedItem } from '../../timeline/dated-item.ts'
import styles from './RadarView.module.css'

type Row = DatedItem & { move: RadarMove | null }
/** `since`: what it is compared with, in words; null for nothing. */
type Props = { name: string; title: ReactNode; items: readonly Row[]; since: string | null }

export function RadarTable({ name, title, items, since }: Props) {
  const views = useKindViews()
  if (items.length === 0) return null
  return (
    <section className={styles.table}>
      <h2>{title}</h2>
      <Table caption={`${name}, the nearest first`}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">When</th>
            <th scope="col" className="num">
              Says
            </th>
            {since && <th scope="col">Since {since}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className={`is-${item.kind}`}>
              <td className={styles.item}>
                {views[item.kind]?.glyph}
                <Link to={paths.item(item.kind, item.id)} title={item.title}>
                  <bdi>
                    <Chemical text={item.label} />
                  </bdi>
                </Link>
              </td>
              <td>{item.when.says}</td>
              <td className={classes('num', styles.says, item.isEstimate && styles.estimate)}>
                {item.figure}
                {item.unit && (
                  <span className={styles.unit}>
                    <Chemical text={item.unit} />
                  </span>
                )}
              </td>
              {since && (
                <td className={classes(item.move?.is === 'same' && 'hush', item.move?.is === 'new' && styles.new)}>
                  {item.move?.says}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
