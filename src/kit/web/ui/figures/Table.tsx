/**
 * Tables: rules between rows only. They scroll inside themselves, with a shadow at the edge, and the keyboard can
 * scroll them too.
 */
import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Table.module.css'

/** `label` names the region for those who cannot see it. */
export function TableWrap({
  label,
  className,
  children,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    // The region scrolls, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes(styles.wrap, className)} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

/**
 * `caption` is unseen: the heading above says it to the others. Numbers are `<td className="num">`. `isPlain`: rows do
 * not answer to the pointer.
 */
export function Table({
  caption,
  isPlain = false,
  className,
  children,
  ...rest
}: ComponentProps<'table'> & { caption: string; isPlain?: boolean }) {
  return (
    <TableWrap label={caption}>
      <table {...rest} className={classes(styles.table, isPlain && styles.plain, className)}>
        <caption className="unseen">{caption}</caption>
        {children}
      </table>
    </TableWrap>
  )
}

/** The same look for a table that brings its own frame. */
export const tableClass = { table: styles.table, plain: styles.plain, shape: styles.shape }
