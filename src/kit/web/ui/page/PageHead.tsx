/** The head of a page about one thing: where it lies and what can be done with it, what it is, its title, what it says. */
import type { ReactNode } from 'react'
import { Meta } from '../controls/Tag.tsx'
import { type Crumb, Crumbs } from '../Crumbs.tsx'
import { Chemical } from '../figures/Chemical.tsx'
import styles from './Page.module.css'

/** A page that lies nowhere has no crumbs. */
type Props = { crumbs: readonly Crumb[]; actions?: ReactNode; meta?: ReactNode; title: string; standfirst: string }

export function PageHead({ crumbs, actions, meta, title, standfirst }: Props) {
  return (
    <>
      {(crumbs.length > 0 || actions) && (
        <div className={styles.topline}>
          {crumbs.length > 0 && <Crumbs items={crumbs} />}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      <header className={styles.head}>
        {meta && <Meta>{meta}</Meta>}
        <h1 dir="auto">
          <Chemical text={title} />
        </h1>
        <p className={styles.standfirst} dir="auto">
          <Chemical text={standfirst} />
        </p>
      </header>
    </>
  )
}
