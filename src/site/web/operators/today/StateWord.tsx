/** How something is, in a word, beside the colour and the shape of a dot. */
import type { ReactNode } from 'react'
import { classes } from '#kit/web/ui/classes.ts'
import styles from './Today.module.css'

export type State = 'fine' | 'late' | 'given up'

const looks: Record<State, string | undefined> = {
  fine: styles.fine,
  late: styles.late,
  'given up': styles.bad,
}

export function StateWord({ state, children }: { state: State; children: ReactNode }) {
  return <span className={classes(styles.state, looks[state])}>{children}</span>
}
