/** The item in the middle of the map: its card, and the way to its page. */
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { CategoryLabel, KindLabel } from '#kit/web/ui/controls/Tag.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { categoryTitles } from '#items/category-titles.ts'
import { paths } from '#items/paths.ts'
import { type Card, useKindView } from '#items/web/kind-view.ts'
import styles from './Map.module.css'

/** `isDriven`: an arrow leads to it. */
export function MapMiddle({ item, isDriven }: { item: Card; isDriven: boolean }) {
  const { title, glyph, Picture } = useKindView(item.kind)
  return (
    <div className={classes(styles.middle, isDriven && styles.driven, `is-${item.kind}`)}>
      <div className={styles.kind}>
        <KindLabel kind={item.kind} glyph={glyph}>
          {title}
        </KindLabel>
        <CategoryLabel category={item.category}>{categoryTitles[item.category]}</CategoryLabel>
      </div>
      <p className={styles.title}>
        <bdi>
          <Chemical text={item.title} />
        </bdi>
      </p>
      <Picture item={item} />
      <Link className={buttonClass({ variant: 'plain', size: 'small' })} to={paths.item(item.kind, item.id)}>
        Open its page
      </Link>
    </div>
  )
}
