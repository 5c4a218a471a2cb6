/** A chart with what it needs to be read alone: title, caption, source, and its numbers as a table. */
import type { ReactNode } from 'react'
import { Numbers, type NumbersProps } from '../ui/figures/Numbers.tsx'
import styles from './Figure.module.css'

type Props = {
  title: ReactNode
  caption?: ReactNode
  source?: ReactNode
  numbers?: NumbersProps | readonly NumbersProps[]
  children: ReactNode
}

export function Figure({ title, caption, source, numbers, children }: Props) {
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>{title}</b>
        {caption && <span>{caption}</span>}
      </figcaption>
      {children}
      {source && <p className={styles.source}>{source}</p>}
      {[numbers ?? []].flat().map((table) => (
        <Numbers key={table.caption} {...table} />
      ))}
    </figure>
  )
}
