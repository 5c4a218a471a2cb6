/** Items with their figures, one a line. */
import { classes } from '#kit/web/ui/classes.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { ByOthers } from '#items/web/AuthorLink.tsx'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import type { Preview } from '../../dossier/preview.ts'
import styles from './AskPanel.module.css'

type Item = Preview['trends'][number]

export function Rows({ items }: { items: readonly Item[] }) {
  const views = useKindViews()
  return (
    <ul className={styles.rows}>
      {items.map(({ ref, kind, label, title, figure, isEstimate, author, authorId }) => (
        <li key={ref} className={`is-${kind}`}>
          <span>
            <Link to={paths.itemOf(ref)} title={title}>
              <span className="unseen">{views[kind]?.title}: </span>
              <bdi>
                <Chemical text={label} />
              </bdi>
            </Link>
            <ByOthers item={{ author, authorId }} />
          </span>
          <span className={classes(styles.figure, isEstimate && styles.estimate)}>{figure}</span>
        </li>
      ))}
    </ul>
  )
}
