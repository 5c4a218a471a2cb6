/** Kind, category, tag and status as small words. A kind is a shape and a word; a category is a square and a word. */
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Tag.module.css'

export function tagClass({ isOn = false }: { isOn?: boolean } = {}): string {
  return classes(styles.tag, isOn && styles.on)
}

/** Takes its colour from `.is-<kind>`, here or around it. */
export function KindLabel({ kind, glyph, children }: { kind: string; glyph: ReactNode; children: ReactNode }) {
  return (
    <span className={classes(styles.kind, `is-${kind}`)}>
      {glyph}
      {children}
    </span>
  )
}

/** `category`: null for what is of none, as a sector of one's own. */
export function CategoryLabel({ category, children }: { category: string | null; children: ReactNode }) {
  return <span className={classes(styles.category, category && `c-${category}`)}>{children}</span>
}

export type StatusLook = 'idle' | 'open' | 'soon' | 'done' | 'annulled' | 'on'

export function StatusLabel({ look, children }: { look: StatusLook; children: ReactNode }) {
  return <span className={classes(styles.status, styles[look])}>{children}</span>
}

/** A line of small words beside each other. */
export function Meta({ children }: { children: ReactNode }) {
  return <div className={styles.meta}>{children}</div>
}
