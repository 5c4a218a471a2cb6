/** One thing happened: what it was, what it changed, and what to do next. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import { classes } from '../classes.ts'
import styles from './Outcome.module.css'

type Props = { look: 'good' | 'bad' | 'idle'; icon: IconName; title: string; children: ReactNode; actions?: ReactNode }

export function Outcome({ look, icon, title, children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever arrives here from a form or another site hears it first, unless they have gone elsewhere already.
  useEffect(() => {
    if (!heading.current || document.activeElement !== document.body) return
    heading.current.tabIndex = -1
    heading.current.focus({ preventScroll: true })
  }, [])
  return (
    <div className={styles.outcome}>
      <span className={classes(styles.sign, styles[look])}>
        <Icon name={icon} />
      </span>
      <h1 ref={heading}>{title}</h1>
      {children}
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}
