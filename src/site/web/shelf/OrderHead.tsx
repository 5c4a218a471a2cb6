/**
 * The head of a column. Where a list may be in its order it is a link to that, and to the other way round where there is
 * one; so an order has an address and needs no script.
 */
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { type Sort, sortTitles, sortWays } from '#items/shelf/sorts.ts'
import styles from './OrderHead.module.css'

type Props = {
  title: string
  /** The order that is asked for first, and its reverse. */
  by?: readonly [Sort] | readonly [Sort, Sort]
  orders: { now: Sort; to(sort: Sort): string } | undefined
  className?: string | undefined
}

export function OrderHead({ title, by, orders, className }: Props) {
  if (!by || !orders)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    )
  const now = by.find((sort) => sort === orders.now)
  const [first, reverse = first] = by
  const next = now === first ? reverse : first
  return (
    <th scope="col" className={classes(className, styles.head)} aria-sort={now && sortWays[now]}>
      {now === next ? (
        <span className={styles.order}>
          {title}
          <Icon name={icons[sortWays[now]]} />
        </span>
      ) : (
        <Link className={styles.order} to={orders.to(next)} keepsPlace title={`Sort by ${sortTitles[next]}`}>
          {title}
          {now && <Icon name={icons[sortWays[now]]} />}
        </Link>
      )}
    </th>
  )
}

const icons = { ascending: 'up', descending: 'down' } as const
