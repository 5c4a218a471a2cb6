/**
 * Pages follow each other by a mark in the list, so there are no numbers: the first, and the next. Back leads to the
 * one before.
 */
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import styles from './Pager.module.css'

/** `first` is null on the first page, `next` on the last. */
export function Pager({ first, next }: { first: string | null; next: string | null }) {
  if (!next && !first) return null
  return (
    <nav className={styles.pager} aria-label="Pages">
      {first ? (
        <Link className={buttonClass({ variant: 'plain' })} to={first}>
          First page
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link className={buttonClass({ variant: 'plain' })} to={next} rel="next">
          Next page
          <Icon name="arrow" />
        </Link>
      ) : (
        <span className="hush">This is the last page.</span>
      )}
    </nav>
  )
}
