/** What one follows, with the way to each and out of it. */
import { useState } from 'react'
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import { useToday } from '#kit/web/today.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import type { AnswerOf } from '#kit/endpoint.ts'
import { paths } from '#items/paths.ts'
import { type MyCalls, useCall } from '#items/web/call-context.ts'
import { figureInLine } from '#items/web/figure-of.ts'
import { type Card, useKindViews } from '#items/web/kind-view.ts'
import { KeepButton } from '#site/web/standing/KeepButton.tsx'
import styles from './Notices.module.css'

type FollowPage = AnswerOf<MyCalls['listFollows']>
type Followed = FollowPage['follows'][number]

const how: HowPaged<FollowPage, Followed> = {
  rowsOf: ({ follows }) => follows,
  idOf: ({ item }) => item.id,
}

export function Follows() {
  const { answer, failure, again, isMore, more } = usePages(useCall(), 'listFollows', { params: {}, query: {} }, how)
  if (failure) return <LoadFailure what="What you follow" message={failure.message} onAgain={again} />
  if (!answer || answer.rows.length === 0) return null
  return (
    <Section title="What you follow" note={sayItems(answer.page.total)}>
      <div className="stack">
        <ul className={styles.rows}>
          {answer.rows.map((one) => {
            const item = one.item as unknown as Card // cut to the contract's schema by the server
            return <Row key={item.id} item={item} />
          })}
        </ul>
        {answer.next && (
          <Button variant="plain" busy={isMore} onClick={() => void more()}>
            Show more
          </Button>
        )}
      </div>
    </Section>
  )
}

/** What one has just stopped following stays until the page is left: it may have been a slip. */
function Row({ item }: { item: Card }) {
  const { kind, id, title } = item
  const view = useKindViews()[kind]
  const figure = figureInLine(view, item, useToday())
  const [isFollowed, setFollowed] = useState(true)
  return (
    <li className={`is-${kind}`}>
      {view?.glyph}
      <div>
        <p className={styles.label}>
          <Link to={paths.item(kind, id)}>
            <Chemical text={title} />
          </Link>
        </p>
        <p className={styles.says}>{figure}</p>
      </div>
      <KeepButton wish="follow" kind={kind} id={id} isOn={isFollowed} onChange={setFollowed} />
    </li>
  )
}

function sayItems(total: number): string {
  return total === 1 ? '1 item' : `${total} items`
}
