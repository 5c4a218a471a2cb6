/** One's own items, or those one saved, as a list. */
import { useToday } from '#kit/web/today.ts'
import { figureInLine } from '#items/web/figure-of.ts'
import { ByOthers } from '#items/web/AuthorLink.tsx'
import { type ReactNode, useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { sayNumber } from '#kit/numbers.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import type { ShelfName } from '#items/mine/words.ts'
import { sayReadersBriefly, whenAllListed } from '#items/trust/trust-words.ts'
import { paths } from '#items/paths.ts'
import { type Card, useKindViews } from '#items/web/kind-view.ts'
import { useLasting } from '#items/web/use-page-state.ts'
import { isNarrowed, type MineQuery } from './mine-query.ts'
import styles from './Shelf.module.css'
import { KeepButton } from '../standing/KeepButton.tsx'
import { SaidOfMe } from './SaidOfMe.tsx'
import { StandingLabel } from './StandingLabel.tsx'
import type { Found, Mine, MineEntry } from './use-mine.ts'

type Props = {
  shelf: ShelfName
  mine: Mine
  query: MineQuery
  onClear: () => void
  /** Something else stands above: then it needs a heading of its own. */
  isSecond?: boolean
  /** What stands there as long as there is none. */
  nothing: ReactNode
}

export function ItemList({ isSecond = false, ...props }: Props) {
  const { found, isWaiting } = props.mine
  const isLong = useLasting(isWaiting, 500)
  const count = found ? sayCount(found.page.total) : isLong && 'Loading'
  const isOld = isLong && found !== null
  if (!isSecond)
    return (
      <List {...props} isOld={isOld}>
        <output className={classes(styles.count, found?.page.total === 0 && 'unseen')}>{count}</output>
      </List>
    )
  return (
    <Section title="Items" note={<output>{count}</output>}>
      <List {...props} isOld={isOld} />
    </Section>
  )
}

type ListProps = Omit<Props, 'isSecond'> & { isOld: boolean; children?: ReactNode }

function List({ shelf, mine, query, nothing, onClear, isOld, children }: ListProps) {
  const { found, failure, isWaiting, isMore, again, more } = mine
  const none = isNarrowed(query) ? <NothingMatches onClear={onClear} /> : nothing
  return (
    <div className={classes(styles.list, isOld && styles.old)} aria-busy={isWaiting}>
      {children}
      {failure && <LoadFailure what="This list" message={failure.message} onAgain={again} />}
      {found && !failure && <Rows found={found} shelf={shelf} isMore={isMore} more={more} nothing={none} />}
    </div>
  )
}

type RowsProps = { found: Found; shelf: ShelfName; isMore: boolean; more: () => Promise<void>; nothing: ReactNode }

function Rows({ found: { rows, next, page }, shelf, isMore, more, nothing }: RowsProps) {
  // Of whom something was said reads it also where nothing stands below.
  const said = shelf === 'own' && <SaidOfMe said={page.said} />
  if (rows.length === 0)
    return (
      <>
        {said}
        {nothing}
      </>
    )
  return (
    <>
      {said}
      {shelf === 'own' && rows.some(isUnlisted) && <p className={styles.reason}>{whenAllListed}</p>}
      <ul className={styles.rows}>
        {rows.map((entry) => {
          const item = entry.item as unknown as Card // cut to the contract's schema by the server
          return <Row key={`${item.kind}/${item.id}`} item={item} entry={entry} shelf={shelf} />
        })}
      </ul>
      {next && (
        <Button variant="plain" busy={isMore} onClick={() => void more()}>
          Show more
        </Button>
      )}
    </>
  )
}

function sayCount(total: number): string {
  return `${total === 0 ? 'No' : sayNumber(total)} ${total === 1 ? 'item' : 'items'}`
}

type RowProps = { item: Card; entry: MineEntry; shelf: ShelfName }

function Row({ item, entry, shelf }: RowProps) {
  const { standing, savedAt } = entry
  const view = useKindViews()[item.kind]
  const figure = figureInLine(view, item, useToday())
  const [isSaved, setSaved] = useState(true)
  return (
    <li className={`is-${item.kind}`}>
      {view?.glyph}
      <div>
        <Link to={paths.item(item.kind, item.id)}>
          <span className="unseen">{view?.title}: </span>
          <bdi>
            <Chemical text={item.title} />
          </bdi>
        </Link>
        {shelf === 'saved' && <ByOthers item={item} />}
        <WhyUnseen entry={entry} shelf={shelf} />
      </div>
      <div className={styles.facts}>
        {shelf === 'own' && <StandingLabel standing={standing} />}
        {shelf === 'saved' && <span>{figure}</span>}
        <span className="nowrap">
          {shelf === 'saved' && savedAt ? `saved ${sayDay(savedAt)}` : `changed ${sayDay(item.updatedAt)}`}
        </span>
        {shelf === 'saved' && (
          <KeepButton wish="save" kind={item.kind} id={item.id} isOn={isSaved} onChange={setSaved} />
        )}
      </div>
    </li>
  )
}

/** Of one's own: why others do not read it, or find it in no list. */
function WhyUnseen({ entry, shelf }: Pick<RowProps, 'entry' | 'shelf'>) {
  const { standing, hidden } = entry
  if (hidden) return <p className={styles.reason}>Hidden by an operator: {hidden.reason}</p>
  if (shelf !== 'own' || !isUnlisted(entry) || standing === 'private' || standing === 'hidden') return null
  return <p className={styles.reason}>{sayReadersBriefly(standing)}</p>
}

/** Read by some, and in no list yet. */
const isUnlisted = ({ standing, isListed }: MineEntry) => !isListed && (standing === 'published' || standing === 'held')

function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <Empty
      title="Nothing here matches"
      action={
        <Button variant="plain" onClick={onClear}>
          Show the whole list
        </Button>
      }
    >
      No title, summary or tag here holds these words, or the filters leave nothing.
    </Empty>
  )
}
