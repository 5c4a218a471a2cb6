/** Items as a table, a row each, with their shape in small and their figure. */
import { useToday } from '#kit/web/today.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Table, tableClass } from '#kit/web/ui/figures/Table.tsx'
import { CategoryLabel, KindLabel } from '#kit/web/ui/controls/Tag.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { AuthorName } from '#items/web/AuthorLink.tsx'
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import styles from './ItemTable.module.css'
import { ItemStatus } from '../item/ItemStatus.tsx'
import { type Card, useKindView } from '#items/web/kind-view.ts'

export function ItemTable({ items, caption }: { items: readonly Card[]; caption: string }) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col" className={styles.wide}>
            Author
          </th>
          <th scope="col" className={styles.wide}>
            Category
          </th>
          <th scope="col" className={styles.wide}>
            Shape
          </th>
          <th scope="col" className="num">
            Figure
          </th>
          <th scope="col" className={styles.status}>
            Status
          </th>
          <th scope="col" className="num">
            Horizon
          </th>
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
  const { title, glyph, Shape, figure, unit, isEstimate } = useKindView(item.kind)
  const today = useToday()
  return (
    <tr className={`is-${item.kind}`}>
      {/* Its words are inside the parts, where the rule does not look. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <th scope="row">
        <span className={styles.item}>
          <KindLabel kind={item.kind} glyph={glyph}>
            <span className="unseen">{title}</span>
          </KindLabel>
          <Link to={paths.item(item.kind, item.id)}>
            <bdi>
              <Chemical text={item.title} />
            </bdi>
          </Link>
        </span>
      </th>
      <td className={classes(styles.author, styles.wide)}>
        <AuthorName item={item} />
      </td>
      <td className={styles.wide}>
        <CategoryLabel category={item.category}>{categoryTitles[item.category]}</CategoryLabel>
      </td>
      <td className={classes(tableClass.shape, styles.wide)}>
        <Shape item={item} />
      </td>
      <td className={classes('num', isEstimate(item, today) ? styles.estimate : styles.measured)}>
        {figure(item, today)}
        {unit?.(item) && (
          <span className={styles.unit}>
            <Chemical text={unit(item)} />
          </span>
        )}
      </td>
      <td className={classes('nowrap', styles.status)}>{item.status && <ItemStatus status={item.status} />}</td>
      <td className="num">{item.horizon.to}</td>
    </tr>
  )
}
