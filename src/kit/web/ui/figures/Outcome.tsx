/** One thing happened: what it was, what it changed, and what to do next. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import { classes } from '../classes.ts'
import styles from './Outcome.module.css'

type Props = { look: 'good' | 'bad' | 'idle'; icon: IconName; title: string; children: ReactNode; actions?: ReactNode }

export function Outcome({ look, icon, title, children, actions }: Props) {
  return (
    <div className={styles.outcome}>
      <span className={classes(styles.sign, styles[look])}>
        <Icon name={icon} />
      </span>
      <h1>{title}</h1>
      {children}
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
