/** A few views of one thing, one of them on. They are links, so that a view has an address. */
import type { ReactNode } from 'react'
import { Link } from './Link.tsx'
import { Icon, type IconName } from '../Icon.tsx'
import styles from './Segmented.module.css'

export type Way = { title: ReactNode; to: string; icon?: IconName; isOn: boolean }

export function Segmented({ label, ways }: { label: string; ways: readonly Way[] }) {
  return (
    <nav className={styles.switch} aria-label={label}>
      {ways.map(({ title, to, icon, isOn }) => (
        <Link key={to} to={to} className={styles.way} aria-current={isOn || undefined} keepsPlace>
          {icon && <Icon name={icon} />}
          {title}
        </Link>
      ))}
    </nav>
  )
}
