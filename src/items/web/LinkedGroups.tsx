/** What an item is linked to, in columns by what the links mean, each item with its number and what that counts. */
import { NeighbourList } from './NeighbourList.tsx'
import type { Neighbour } from './kind-view.ts'
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
            <NeighbourList neighbours={neighbours} />
          </div>
        ))}
    </div>
  )
}

/** 'One item', '11 items': the note beside the heading of all of them. */
export function sayLinked(groups: readonly LinkedGroup[]): string {
  const count = groups.reduce((sum, { neighbours }) => sum + neighbours.length, 0)
  return count === 1 ? 'One item' : `${count} items`
}
