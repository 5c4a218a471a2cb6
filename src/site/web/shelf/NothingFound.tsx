/** Nothing matches: what was looked for and where, and what to take back. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { paths } from '#items/paths.ts'
import { countFilters, type Shelf, wholeShelf } from '#items/shelf/shelf.ts'
import styles from './AllStuff.module.css'

export function NothingFound({ shelf }: { shelf: Shelf }) {
  const { q, sort, view } = shelf
  const on = countFilters(shelf)
  return (
    <div className={styles.nothing}>
      <svg viewBox="0 0 240 56" aria-hidden="true">
        <path className={styles.ground} d="M0 48H240" />
        <path className={styles.guess} d="M0 40 40 36 80 30 110 31" />
        <path className={styles.needle} d="M120 4V48" />
      </svg>
      <h2>{q ? `Nothing about “${q}” yet` : 'Nothing matches these filters'}</h2>
      <p>{sayTurned(shelf) ?? reason(q, on)}</p>
      <div className="row">
        {on > 0 && (
          <Link className={buttonClass()} to={paths.allStuff({ ...wholeShelf, q, sort, view })}>
            Clear filters
          </Link>
        )}
        {q && (
          <Link
            className={buttonClass({ variant: on > 0 ? 'plain' : 'solid' })}
            to={paths.allStuff({ ...shelf, q: undefined, cursor: undefined })}
          >
            Clear search
          </Link>
        )}
      </div>
    </div>
  )
}

/** The one filter that nothing could pass, whatever there is. */
function sayTurned({ from, to }: Shelf): string | null {
  return from === undefined || to === undefined || from <= to
    ? null
    : `No year is from ${from} on and until ${to}. Turn the two round.`
}

function reason(q: string | undefined, on: number): string {
  const filters = on === 1 ? 'One filter is on' : `${on} filters are on`
  if (!q)
    return on > 0 ? `${filters}. Each narrows the list; take one off to see more.` : 'Nothing has been published yet.'
  const looked = 'No title, summary, text or tag holds these words'
  return on > 0 ? `${looked} among the items that the filters let through. ${filters}.` : `${looked}.`
}
