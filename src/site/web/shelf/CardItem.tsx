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

/** A card that moved says so in place of its category, and why in a line. */
export type Moved = { says: string; direction: 'up' | 'down' | null; why: string | null }

function CardItem({ item, move }: { item: Card; move?: Moved | undefined }) {
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
        {move ? (
          <MoveLabel move={move} />
        ) : (
          <CategoryLabel category={item.category}>{categoryTitles[item.category]}</CategoryLabel>
        )}
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
      {move?.why ? (
        <p className={styles.why}>
          <Chemical text={move.why} />
        </p>
      ) : (
        <div />
      )}
      <div className={styles.foot}>
        <span>{left}</span>
        <span>{right}</span>
      </div>
    </article>
  )
}

function MoveLabel({ move: { says, direction } }: { move: Moved }) {
  return (
    <span className={styles.move}>
      {direction && (
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <path d={direction === 'up' ? 'M5 1 9.5 9h-9Z' : 'M5 9 .5 1h9Z'} />
        </svg>
      )}
      <Chemical text={says} />
    </span>
  )
}

/** Cards of items that moved, as `listMoved` answers them. */
export function MovedSheet({ moved }: { moved: readonly { item: Card; move: Moved }[] }) {
  return (
    <div className={classes(styles.sheet, styles.wide)}>
      {moved.map(({ item, move }) => (
        <CardItem key={`${item.kind}/${item.id}`} item={item} move={move} />
      ))}
    </div>
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
