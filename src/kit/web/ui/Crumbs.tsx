/** Where this page lies: the last item is the page itself and has no address. */
import type { ReactNode } from 'react'
import { Link } from './controls/Link.tsx'
import styles from './Crumbs.module.css'

export type Crumb = { title: ReactNode; to?: string; key?: string }

export function Crumbs({ items }: { items: readonly Crumb[] }) {
  return (
    <nav className={styles.crumbs} aria-label="Breadcrumb">
      <ol>
        {items.map(({ title, to, key }, i) => (
          <li key={key ?? to ?? i}>{to ? <Link to={to}>{title}</Link> : <span aria-current="page">{title}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
