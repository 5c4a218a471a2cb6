/** How to hear of what this view will show, without an account: feeds of what is new in it, and a calendar of its days. */
import { paths } from '#items/paths.ts'
import type { Shelf } from '#items/shelf/shelf.ts'
import styles from './Subscribe.module.css'

const formats = [
  ['atom', 'Atom'],
  ['rss', 'RSS'],
  ['json', 'JSON Feed'],
] as const

/** Of a search or of a status there is none: what they find changes without anything happening. */
export function Subscribe({
  shelf: { q, status, kind, category, tag, family, linked, data, from, to },
}: {
  shelf: Shelf
}) {
  if (q !== undefined || status.length > 0) return null
  const narrowed = { kind, category, tag, family, linked, data, from, to }
  return (
    <aside className={styles.subscribe} aria-label="Subscribe">
      <p>
        <strong>Subscribe to this view.</strong> New items as{' '}
        {formats.map(([format, name], i) => (
          <span key={format}>
            {i > 0 && ', '}
            <a href={paths.feed('new', format, narrowed)}>{name}</a>
          </span>
        ))}
        ; what <a href={paths.feed('moved', 'atom', narrowed)}>moved</a>, was{' '}
        <a href={paths.feed('revised', 'atom', narrowed)}>revised</a>,{' '}
        <a href={paths.feed('resolved', 'atom', narrowed)}>resolved</a> or is{' '}
        <a href={paths.feed('closing', 'atom', narrowed)}>closing soon</a>; dates as a{' '}
        <a href={paths.calendar(narrowed)}>calendar</a>.
      </p>
    </aside>
  )
}
