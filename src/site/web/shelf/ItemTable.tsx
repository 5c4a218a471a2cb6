/**
 * Items as a table, a row each, with their shape in small and their figure. `wide` is what a telephone has no room for,
 * `seen` what a sheet of paper has none for; under the title a telephone has what it needs of it.
 */
import { useToday } from '#kit/web/today.ts'
import { figureOf } from '#items/web/figure-of.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Table, tableClass } from '#kit/web/ui/figures/Table.tsx'
import { CategoryLabel, KindLabel } from '#kit/web/ui/controls/Tag.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { sayDay } from '#kit/dates.ts'
import { AuthorName } from '#items/web/AuthorLink.tsx'
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import type { Sort } from '#items/shelf/sorts.ts'
import styles from './ItemTable.module.css'
import { OrderHead } from './OrderHead.tsx'
import { ItemStatus } from '../item/ItemStatus.tsx'
import { type Card, useKindView } from '#items/web/kind-view.ts'

/** The orders of its columns, and where the list lies that is in one of them. */
type Orders = { now: Sort; to(sort: Sort): string }

export function ItemTable(props: { items: readonly Card[]; caption: string; orders?: Orders }) {
  const { items, caption, orders } = props
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          <OrderHead title="Kind" by={['kind']} orders={orders} />
          <OrderHead title="Item" by={['title']} orders={orders} />
          <OrderHead title="Author" orders={orders} className={classes(styles.wide, styles.seen)} />
          <OrderHead title="Category" orders={orders} className={styles.wide} />
          <OrderHead title="Shape" orders={orders} className={classes(styles.wide, styles.seen)} />
          <OrderHead title="Figure" orders={orders} className={classes('num', styles.figure)} />
          <OrderHead title="Status" by={['closing']} orders={orders} className={classes(styles.status, styles.wide)} />
          <OrderHead
            title="Horizon"
            by={['horizon', 'farthest']}
            orders={orders}
            className={classes('num', styles.wide)}
          />
          <OrderHead
            title="Data to"
            by={['newest-data', 'oldest-data']}
            orders={orders}
            className={classes('num', styles.wide)}
          />
          <OrderHead
            title="Changed"
            by={['updated']}
            orders={orders}
            className={classes('num', styles.wide, styles.seen)}
          />
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={`${item.kind}/${item.id}`} item={item} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ item }: { item: Card }) {
  const view = useKindView(item.kind)
  const { title, glyph, Shape, dataTo } = view
  const { figure, under, isEstimate } = figureOf(view, item, useToday())
  return (
    <tr className={`is-${item.kind}`}>
      {/* Its words are inside the parts, where the rule does not look. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td className={styles.kind}>
        <KindLabel kind={item.kind} glyph={glyph}>
          <span>{title}</span>
        </KindLabel>
      </td>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <th scope="row" className={styles.item}>
        <Link to={paths.item(item.kind, item.id)}>
          <bdi>
            <Chemical text={item.title} />
          </bdi>
        </Link>
        <span className={styles.under}>
          {item.status && <ItemStatus status={item.status} />}
          <span>to {item.horizon.to}</span>
        </span>
      </th>
      <td className={classes(styles.author, styles.wide, styles.seen)}>
        <AuthorName item={item} />
      </td>
      <td className={styles.wide}>
        <CategoryLabel category={item.category}>{categoryTitles[item.category]}</CategoryLabel>
      </td>
      <td className={classes(tableClass.shape, styles.wide, styles.seen)}>
        <Shape item={item} />
      </td>
      <td className={classes('num', styles.figure, isEstimate ? styles.estimate : styles.measured)}>
        {figure}
        {under && (
          <span className={styles.unit}>
            <Chemical text={under} />
          </span>
        )}
      </td>
      <td className={classes('nowrap', styles.status, styles.wide)}>
        {item.status && <ItemStatus status={item.status} />}
      </td>
      <td className={classes('num', styles.wide)}>{item.horizon.to}</td>
      <td className={classes('num', styles.wide)}>{dataTo?.(item)}</td>
      <td className={classes('num', styles.wide, styles.seen)}>
        <time dateTime={item.updatedAt}>{sayDay(item.updatedAt)}</time>
      </td>
    </tr>
  )
}
