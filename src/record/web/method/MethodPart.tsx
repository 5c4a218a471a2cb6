/**
 * The pieces of which every part of the page of methods consists: what it is, its formula, where it comes from, a live
 * example.
 */
import type { ReactNode } from 'react'
import { paths } from '#items/paths.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import type { ShownItem } from '../../examples.ts'
import styles from './Method.module.css'
import { titleOfPart, type PartName } from './parts.ts'

type Props = {
  name: PartName
  /** What it is, in a paragraph or two. */
  children: ReactNode
  formula?: ReactNode
  /** Where it comes from, and how far it is tested. */
  source?: ReactNode
  example?: ReactNode
}

export function MethodPart({ name, children, formula, source, example }: Props) {
  const title = titleOfPart(name)
  return (
    <section id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      <div className="prose">{children}</div>
      {formula && (
        // It may be wider than the window, so the keyboard has to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={styles.formula} aria-label={`Formula: ${title}`} tabIndex={0}>
          {formula}
        </section>
      )}
      {source && <div className={styles.source}>{source}</div>}
      {example}
    </section>
  )
}

/** A live item, at the version that its numbers were made of. */
export function Example({ of, children }: { of: ShownItem; children: ReactNode }) {
  const kind = of.item.slice(0, of.item.indexOf('/'))
  return (
    <div className={classes(styles.example, `is-${kind}`)}>
      <p className={styles.of}>
        Live example:{' '}
        <Link to={paths.itemOf(of.item)}>
          <bdi>
            <Chemical text={of.label} />
          </bdi>
        </Link>
        , version {of.version}
      </p>
      {children}
    </div>
  )
}

/** `what`: 'trend has a projection that can be taken apart' */
export function NoExample({ what }: { what: string }) {
  return <p className={classes(styles.example, styles.of)}>No live example: at the moment no published {what}.</p>
}

export function Result({ children }: { children: ReactNode }) {
  return <strong className={styles.result}>{children}</strong>
}
