/** An item among others: the frame is the same for all, the picture in it is its kind's. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { CategoryLabel, KindLabel } from '#kit/web/ui/controls/Tag.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { AuthorName } from '#items/web/AuthorLink.tsx'
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import styles from './CardItem.module.css'
import { type Card, useKindView } from '#items/web/kind-view.ts'

function CardItem({ item }: { item: Card }) {
  const { title, glyph, Picture, foot } = useKindView(item.kind)
  const [left, right] = foot(item)
  return (
    <article className={classes(styles.card, `is-${item.kind}`)}>
      <div className={styles.head}>
        <span className={styles.from}>
          <KindLabel kind={item.kind} glyph={glyph}>
            {title}
          </KindLabel>
          <span className={styles.author}>
            by <AuthorName item={item} />
          </span>
        </span>
        <CategoryLabel category={item.category}>{categoryTitles[item.category]}</CategoryLabel>
      </div>
      <h3>
        <Link to={paths.item(item.kind, item.id)}>
          <bdi>
            <Chemical text={item.title} />
          </bdi>
        </Link>
      </h3>
      <div className={styles.picture}>
        <Picture item={item} />
      </div>
      <div className={styles.foot}>
        <span>{left}</span>
        <span>{right}</span>
      </div>
    </article>
  )
}

/** Cards side by side, ruled like chart paper. `isWide`: at most three in a row. */
export function Sheet({ items, isWide = false }: { items: readonly Card[]; isWide?: boolean }) {
  return (
    <div className={classes(styles.sheet, isWide && styles.wide)}>
      {items.map((item) => (
        <CardItem key={`${item.kind}/${item.id}`} item={item} />
      ))}
    </div>
  )
}
