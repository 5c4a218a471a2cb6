/** A notice: of which item, what happened, when, and whether it is new. */
import { sayDay } from '#kit/dates.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { useToday } from '#kit/web/today.ts'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { type Notice, see } from './call-notices.ts'
import styles from './Notices.module.css'

export function NoticeRow({ notice: { ref, kind, label, says, at, isSeen } }: { notice: Notice }) {
  const view = useKindViews()[kind]
  const today = useToday()
  const news = !isSeen && <span className="unseen">New: </span>
  const title = <Chemical text={label ?? `A ${kind}`} />
  return (
    <li className={classes(`is-${kind}`, !isSeen && styles.fresh)}>
      {view?.glyph}
      <div>
        <p className={styles.label}>
          {news}
          {label === null ? (
            title
          ) : (
            // Where that is not told the notice stays new, and is seen the next time.
            <Link to={paths.itemOf(ref)} onClick={() => void see(at, ref).catch(() => {})}>
              {title}
            </Link>
          )}
        </p>
        <p className={styles.says}>{says}</p>
      </div>
      <time dateTime={at}>{at.startsWith(today) ? `${at.slice(11, 16)} UTC` : sayDay(at.slice(0, 10))}</time>
    </li>
  )
}
