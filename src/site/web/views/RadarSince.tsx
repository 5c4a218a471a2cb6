/** What became of the radar since an edition: what moved most, what is new, what left. */
import type { ReactNode } from 'react'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { sayPlaced } from '#items/mine/own-radar.ts'
import { paths } from '#items/paths.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import type { RadarMove } from '../../radar-move.ts'
import type { DatedItem } from '../../timeline/dated-item.ts'
import type { EditionData } from '../layout/screen-data.ts'
import styles from './RadarView.module.css'

/** `isPlaced`: whether the year was its owner's, on a radar of one's own. */
type Gone = EditionData['gone'][number] & { isPlaced?: boolean }
type Moved = DatedItem & { move: RadarMove | null }
/** `isGonePart`: not all could be looked at that left. */
type Props = { items: readonly Moved[]; title: string; gone: readonly Gone[]; isGonePart?: boolean }

/** So many of each are named. */
const mostNamed = 5
/** As many as are answered of what left from the radar of all stuff. */
const mostGone = 10

export function RadarSince({ items, title, gone, isGonePart = false }: Props) {
  const moved = items
    .filter(({ move }) => move?.is === 'nearer' || move?.is === 'farther')
    .toSorted((a, b) => Math.abs(b.move?.by ?? 0) - Math.abs(a.move?.by ?? 0))
  const put = items.filter(({ move }) => move?.is === 'put')
  const fresh = items.filter(({ move }) => move?.is === 'new')
  return (
    <section className={styles.since} aria-labelledby="radar-since">
      <h2 id="radar-since">{title}</h2>
      <div className={styles.groups}>
        <Group title="Moved most" nothing="Nothing here moved by a month or more." count={moved.length}>
          {moved.slice(0, mostNamed).map((item) => (
            <Named key={item.id} item={item} says={item.move?.says} />
          ))}
        </Group>
        {put.length > 0 && (
          <Group title="Put elsewhere" nothing="" count={put.length}>
            {put.slice(0, mostNamed).map((item) => (
              <Named key={item.id} item={item} says={`${item.when.says}; ${item.move?.says}`} />
            ))}
          </Group>
        )}
        <Group title="New" nothing="Nothing here is new." count={fresh.length}>
          {fresh.slice(0, mostNamed).map((item) => (
            <Named key={item.id} item={item} says={item.when.says} />
          ))}
        </Group>
        <Group
          title="Left"
          nothing={
            isGonePart ? 'More left it than were looked at. None of those matches these filters.' : 'Nothing left it.'
          }
          count={gone.length}
          isAll={gone.length < mostGone && !isGonePart}
        >
          {gone.slice(0, mostGone).map((item) => (
            <Named
              key={item.id}
              item={item}
              says={item.isPlaced ? `was ${sayPlaced(item.year)}` : `stood at ${Math.floor(item.year)}`}
            />
          ))}
        </Group>
      </div>
    </section>
  )
}

type GroupProps = { title: string; nothing: string; count: number; isAll?: boolean; children: ReactNode }

/** `isAll`: whether `count` says how many there are, and not how many were asked for. */
function Group({ title, nothing, count, isAll = true, children }: GroupProps) {
  return (
    <section>
      <h3>
        {title}
        {count > 0 && isAll && <span className="hush"> {count}</span>}
      </h3>
      {count === 0 ? <p className={styles.nothing}>{nothing}</p> : <ul>{children}</ul>}
    </section>
  )
}

type NamedProps = { item: Pick<DatedItem, 'kind' | 'id' | 'label' | 'title'>; says: string | undefined }

function Named({ item: { kind, id, label, title }, says }: NamedProps) {
  return (
    <li className={`is-${kind}`}>
      {useKindViews()[kind]?.glyph}
      <Link to={paths.item(kind, id)} title={title}>
        <bdi>
          <Chemical text={label} />
        </bdi>
      </Link>
      <span className={styles.when}>{says}</span>
    </li>
  )
}
