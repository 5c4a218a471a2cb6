/** What people say of an item: threads that everybody reads, and for whoever is signed in where they say something. */
import { lazy, Suspense, useRef, useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import type { Whole } from '#items/web/kind-view.ts'
import { useIsThen } from '#items/web/then.ts'
import { notLoaded } from '#kit/web/not-loaded.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import type { CommentSort } from '../words.ts'
import type { Comments } from './call-discussion.ts'
import styles from './Discussion.module.css'
import type { Talk } from './talk.ts'
import type { StanceParts } from './stance.ts'
import { SortSwitch } from './SortSwitch.tsx'
import { DrawnThreads, LiveThreads } from './Threads.tsx'

const NewComment = lazy(() => import('./own/NewComment.tsx').then((file) => ({ default: file.NewComment }), notLoaded))

type Props = { item: Whole; drawn: Comments; stance: StanceParts<Whole> | null }

export function DiscussionPart(props: Props) {
  // What people say is said of the item as it is now.
  return useIsThen() ? <OnlyNow item={props.item} /> : <Discussion {...props} />
}

function OnlyNow({ item: { kind, id } }: Pick<Props, 'item'>) {
  return (
    <Section title="Discussion" id="discussion">
      <p className="soft">
        Stands on <Link to={`${paths.item(kind, id)}#discussion`}>the page of today</Link>.
      </p>
    </Section>
  )
}

function Discussion({ item, drawn, stance }: Props) {
  const { user } = useUser()
  const [sort, setSort] = useState<CommentSort>('newest')
  const [said, setSaid] = useState<string | null>(null)
  const result = useRef<HTMLOutputElement>(null)
  const talk: Talk = {
    item,
    user,
    stance,
    say(words) {
      setSaid(words)
      // The button that was pressed may be gone with what it did.
      result.current?.focus()
    },
  }
  // The page may have been kept for some seconds, and of a visitor's there is nothing of their own.
  const isLive = user !== null || sort !== 'newest' || drawn.next !== null
  return (
    <Section
      title="Discussion"
      id="discussion"
      note={drawn.threads.length > 1 && <SortSwitch sort={sort} onSort={setSort} />}
    >
      <div className={styles.part}>
        <Own talk={talk} />
        <output ref={result} tabIndex={-1} className="fine" hidden={said === null}>
          {said}
        </output>
        {isLive ? <LiveThreads talk={talk} sort={sort} drawn={drawn} /> : <DrawnThreads talk={talk} drawn={drawn} />}
      </div>
    </Section>
  )
}

function Own({ talk }: { talk: Talk }) {
  const { item, user } = talk
  if (user)
    return (
      <Suspense>
        <NewComment talk={talk} user={user} />
      </Suspense>
    )
  return (
    <p className="noprint">
      <Link rel="nofollow" to={paths.signIn(`${paths.item(item.kind, item.id)}#discussion`)}>
        Sign in to comment
      </Link>
    </p>
  )
}
