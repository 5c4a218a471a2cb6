/** What moved in the last days. Where nothing did, that is said, and what is new stands in its place. */
import { daysBetween, sayDay } from '#kit/dates.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { useToday } from '#kit/web/today.ts'
import { paths } from '#items/paths.ts'
import { type Card, useKindViews } from '#items/web/kind-view.ts'
import type { MovedData } from '../layout/screen-data.ts'
import styles from './Home.module.css'
import { MovedSheet, Sheet } from '../shelf/CardItem.tsx'

export function Moved({ moved: { items, since }, newest }: { moved: MovedData; newest: readonly Card[] }) {
  const today = useToday()
  return (
    <>
      {items.length > 0 && (
        <Section title="What moved this week" note={<Link to={paths.allStuff({ sort: 'moved' })}>All that moved</Link>}>
          <MovedSheet moved={items} />
        </Section>
      )}
      {(newest.length > 0 || items.length === 0) && (
        <Section title="What is new" note={<NewestOfKinds />}>
          {items.length === 0 && newest.length > 0 && <p className={styles.none}>{sayNone(since, today)}</p>}
          {newest.length > 0 ? (
            <Sheet items={newest} isWide />
          ) : (
            <p className="soft">Nothing has been published yet.</p>
          )}
        </Section>
      )}
    </>
  )
}

/** A list of each kind, which begins with the cards that stand here of it. */
function NewestOfKinds() {
  return (
    <>
      Newest first:{' '}
      {Object.entries(useKindViews()).map(([kind, { section }], i) => (
        <span key={kind}>
          {i > 0 && ', '}
          <Link to={paths.allStuff({ kind: [kind], sort: 'newest' })}>{section.toLowerCase()}</Link>
        </span>
      ))}
    </>
  )
}

/** Of a week that is noted in part, since when; on its first day nothing can have been seen to stand still. */
export function sayNone(since: string | null, today: string): string {
  const days = since === null ? 0 : daysBetween(since.slice(0, 10), today)
  if (since !== null && days > 0)
    return `No number here has moved ${days < 7 ? `since ${sayDay(since)}` : 'in the last seven days'}.`
  return 'From today on it is noted when a number here moves. What moved farthest in a week will stand here, each with why.'
}
