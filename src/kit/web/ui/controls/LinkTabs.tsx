/** The parts of a place, each with an address of its own; the one that is open has a line of ink below it. */
import { Link } from './Link.tsx'
import styles from './LinkTabs.module.css'

/** `count`: how many wait there; none is not said. `keepsPlace`: of the same page. */
export type LinkTab = { to: string; title: string; isOpen: boolean; count?: number; keepsPlace?: boolean }

export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, title, isOpen, count = 0, keepsPlace = false }) => (
        <Link key={to} to={to} aria-current={isOpen ? 'page' : undefined} keepsPlace={keepsPlace}>
          {title}
          {count > 0 && <span className={styles.count}> {count}</span>}
        </Link>
      ))}
    </nav>
  )
}
