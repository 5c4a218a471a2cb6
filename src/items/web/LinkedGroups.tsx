/** What an item is linked to, in columns by what the links mean, each item with its number and what that counts. */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { mayBeCut, mostOfASort } from '../near.ts'
import { paths } from '../paths.ts'
import { MoreRows } from './MoreRows.tsx'
import { NeighbourList } from './NeighbourList.tsx'
import type { Neighbour, Whole } from './kind-view.ts'
import styles from './LinkedGroups.module.css'

export type LinkedGroup = { title: string; neighbours: readonly Neighbour[] }

/** Those that hold something. */
export function LinkedGroups({ groups }: { groups: readonly LinkedGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups
        .filter(({ neighbours }) => neighbours.length > 0)
        .map(({ title, neighbours }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <Group neighbours={neighbours} />
          </div>
        ))}
    </div>
  )
}

/** So many of a group are shown; of the others a few are not worth a fold. What is folded is printed. */
const [atOnce, few] = [5, 2]

function Group({ neighbours }: Pick<LinkedGroup, 'neighbours'>) {
  if (neighbours.length <= atOnce + few) return <NeighbourList neighbours={neighbours} />
  return (
    <>
      <NeighbourList neighbours={neighbours.slice(0, atOnce)} />
      <MoreRows count={neighbours.length - atOnce}>
        <NeighbourList neighbours={neighbours.slice(atOnce)} />
      </MoreRows>
    </>
  )
}

/**
 * 'One item', '11 items', '24 of a sort at most', beside the heading of all of them, and where one goes on from item to item. `of`: whose links
 * they are.
 */
export function LinkedNote({ groups, of }: { groups: readonly LinkedGroup[]; of: Pick<Whole, 'kind' | 'id'> }) {
  const all = groups.flatMap(({ neighbours }) => neighbours)
  const isCut = mayBeCut(all)
  const ref = `${of.kind}/${of.id}`
  return (
    <>
      {isCut ? `${mostOfASort} of a sort at most` : all.length === 1 ? 'One item' : `${all.length} items`}
      <span className={styles.map}>
        , <Link to={paths.allStuff({ linked: ref })}>{isCut ? 'all as a list' : 'as a list'}</Link>,{' '}
        <Link to={paths.allStuff({ view: 'map', item: ref })}>as a map</Link>
      </span>
    </>
  )
}
