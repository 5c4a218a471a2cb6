/** To whoever is signed in: what moved of the items that they saved or wrote. Nothing to a visitor. */
import { useToday } from '#kit/web/today.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { useCall } from '#items/web/call-context.ts'
import { type Card, useKindView } from '#items/web/kind-view.ts'
import { paths } from '#items/paths.ts'
import { tabPaths } from '../mine/tabs.ts'
import type { MovedData } from '../layout/screen-data.ts'
import styles from './MyMoved.module.css'

/** So many rows. */
const most = 5

export function MyMoved() {
  const { user } = useUser()
  const { answer } = useAnswer(useCall(), 'listMyMoved', user && { params: {}, query: { limit: most } })
  if (!user || !answer) return null
  const { items, watched } = answer
  return (
    <Section title="Of what you saved and wrote" note={<Link to={tabPaths.saved}>All you saved</Link>}>
      {items.length > 0 ? (
        <ol className={styles.rows}>
          {items.map(({ item: answered, move }) => {
            const item = answered as unknown as Card // cut to the contract's schema by the server
            return <Row key={`${item.kind}/${item.id}`} item={item} move={move} />
          })}
        </ol>
      ) : (
        <p className="soft">{sayStill(watched)}</p>
      )}
    </Section>
  )
}

function sayStill(watched: number): string {
  if (watched === 0) return 'Press Save on the page of an item, and what moves of it is told here.'
  return watched === 1
    ? 'Your one item has not moved in the last week.'
    : `None of your ${watched} items has moved in the last week.`
}

function Row({ item, move: { says, why } }: { item: Card; move: MovedData['items'][number]['move'] }) {
  const view = useKindView(item.kind)
  const { glyph, title, Shape } = view
  const today = useToday()
  const isEstimate = view.isEstimate(item, today)
  const figure = [view.figure(item, today), view.time?.(item, today)].filter(Boolean).join(' ')
  return (
    <li className={`is-${item.kind}`}>
      <span className={styles.glyph}>
        {glyph}
        <span className="unseen">{title}</span>
      </span>
      <div>
        <Link to={paths.item(item.kind, item.id)}>
          <bdi>
            <Chemical text={item.title} />
          </bdi>
        </Link>
        {why && (
          <p className={styles.why}>
            <Chemical text={why} />
          </p>
        )}
      </div>
      <div className={styles.shape}>
        <Shape item={item} />
      </div>
      <p className={styles.figure}>
        <b className={isEstimate ? styles.estimate : undefined}>{figure}</b>
        <span>
          <Chemical text={says} />
        </span>
      </p>
    </li>
  )
}
