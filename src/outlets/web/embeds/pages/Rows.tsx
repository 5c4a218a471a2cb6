/** Items of a list, each with its number and what that counts, and the way to its page. */
import { classes } from '#kit/web/ui/classes.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { SharedRow } from '#items/sharing/shared-page.ts'
import { Out } from '../Embed.tsx'
import { glyphs } from '../glyphs.tsx'
import styles from './Pages.module.css'

export function Rows({ rows, origin }: { rows: readonly SharedRow[]; origin: string }) {
  return (
    <ol className={styles.rows}>
      {rows.map(({ kind, id, shape, path, title, figure, beside, isEstimate }) => (
        <li key={`${kind}/${id}`} className={`is-${kind}`}>
          {glyphs[shape]}
          <span className={styles.words}>
            <Out href={origin + path} className={styles.name}>
              <Chemical text={title} />
            </Out>
            <small>
              <Chemical text={beside.join('; ')} />
            </small>
          </span>
          <b className={classes(styles.figure, isEstimate && styles.estimate)}>{figure}</b>
        </li>
      ))}
    </ol>
  )
}
