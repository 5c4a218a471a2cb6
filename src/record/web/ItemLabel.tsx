/** An item by its label, as a row of a table names it. */
import { paths } from '#items/paths.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import styles from './Record.module.css'

export function ItemLabel({ item, label }: { item: string; label: string }) {
  return (
    <Link className={styles.plain} to={paths.itemOf(item)}>
      <bdi>
        <Chemical text={label} />
      </bdi>
    </Link>
  )
}
