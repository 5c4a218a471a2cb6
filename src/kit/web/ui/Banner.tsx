/** What must be known before reading on: what is so, what it changes, what to do next. */
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Banner.module.css'

export type Tone = 'good' | 'warn' | 'bad' | 'info'
const icons: Record<Tone, IconName> = { good: 'check', warn: 'warn', bad: 'warn', info: 'info' }

/** `role` is for what appears while somebody is reading: 'alert' for a failure, 'status' for the rest. */
export function Banner({
  tone = 'info',
  role,
  children,
}: {
  tone?: Tone
  role?: 'status' | 'alert'
  children: ReactNode
}) {
  return (
    <div role={role} className={classes(styles.banner, styles[tone])}>
      <Icon name={icons[tone]} />
      <div>{children}</div>
    </div>
  )
}
