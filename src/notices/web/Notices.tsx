/** On my stuff: what happened to what one follows, what one has not seen first, and what one follows. */
import { useState } from 'react'
import { failureOf } from '#kit/web/failure.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { see, type Notice } from './call-notices.ts'
import { DailyMail } from './DailyMail.tsx'
import { Follows } from './Follows.tsx'
import { NoticeRow } from './NoticeRow.tsx'
import styles from './Notices.module.css'
import { useNotices } from './use-notices.ts'

export function Notices() {
  return (
    <div className="stack loose">
      <Told />
      <Follows />
      <DailyMail />
    </div>
  )
}

function Told() {
  const { answer, failure, again, isMore, more } = useNotices()
  if (failure) return <LoadFailure what="Your notices" message={failure.message} onAgain={again} />
  if (!answer) return <output className="hush">Loading your notices</output>
  const { rows, next, page } = answer
  if (rows.length === 0) return <Nothing />
  return (
    <Section title="Notices" note={<output>{page.unseen > 0 ? `${page.unseen} new` : 'You have seen all'}</output>}>
      <div className="stack">
        {page.unseen > 0 && <SeeAll rows={rows} />}
        <ul className={styles.rows}>
          {rows.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} />
          ))}
        </ul>
        {next && (
          <Button variant="plain" busy={isMore} onClick={() => void more()}>
            Show more
          </Button>
        )}
      </div>
    </Section>
  )
}

/** Up to the newest that is shown: what comes while one reads stays new. */
function SeeAll({ rows }: { rows: readonly Notice[] }) {
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const seeAll = async () => {
    setBusy(true)
    setTrouble(null)
    try {
      await see(rows.reduce((newest, { at }) => (at > newest ? at : newest), ''))
    } catch (error) {
      setTrouble(failureOf(error).message)
    }
    setBusy(false)
  }
  return (
    <div className="row">
      <Button variant="plain" size="small" busy={isBusy} onClick={() => void seeAll()}>
        Mark all as read
      </Button>
      {trouble && <span role="alert">{trouble}</span>}
    </div>
  )
}

function Nothing() {
  return (
    <Empty
      title="Nothing has happened yet"
      level={2}
      action={
        <Link className={buttonClass({ variant: 'plain' })} to={paths.allStuff()}>
          Find something to follow
        </Link>
      }
    >
      When an item that you follow is resolved, closes, is changed, moves or is taken away, you read it here. Press
      Follow on its page; what you forecast you follow already.
    </Empty>
  )
}
