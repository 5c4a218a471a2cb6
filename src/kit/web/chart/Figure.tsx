/** A chart with what it needs to be read alone: title, caption, source, its numbers as a table, and both to take away. */
import type { ReactNode } from 'react'
import type { DataTable } from '../../chart/csv.ts'
import { Chemical } from '../ui/figures/Chemical.tsx'
import { Numbers, type NumbersProps } from '../ui/figures/Numbers.tsx'
import { useScripts } from '../use-scripts.ts'
import { Downloads } from './Downloads.tsx'
import styles from './Figure.module.css'

type Props = {
  title: string
  caption?: ReactNode
  source?: ReactNode
  numbers?: NumbersProps | readonly NumbersProps[]
  /** As exact as they are kept; where nothing is said, the table is what there is. */
  data?: () => DataTable
  /** What the files to take away are called, where two charts of one title are not the same. */
  files?: string
  /** What else can be done with it, before its numbers. */
  foot?: ReactNode
  children: ReactNode
}

export function Figure({ title, caption, source, numbers, data, files, foot, children }: Props) {
  const tables = [numbers ?? []].flat()
  const [table] = tables
  const hasScripts = useScripts()
  return (
    <figure className={styles.chart}>
      <figcaption>
        <b>
          <Chemical text={title} />
        </b>
        {caption && <span>{caption}</span>}
      </figcaption>
      {children}
      {source && <p className={styles.source}>{source}</p>}
      <div className={styles.foot}>
        {foot}
        {tables.map((one) => (
          <Numbers key={one.caption} {...one} />
        ))}
        <Downloads
          title={title}
          data={data ?? (table ? () => table : null)}
          isOff={!hasScripts}
          {...(files && { files })}
        />
      </div>
    </figure>
  )
}
