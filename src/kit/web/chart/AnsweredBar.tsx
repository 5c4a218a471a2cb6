/** A range of likely values that says each of its quantiles where a reader points, and by the keys, as charts do. */
import type { ComponentProps, CSSProperties } from 'react'
import { useScripts } from '../use-scripts.ts'
import type { Reads } from './answering/touch.ts'
import { DistributionBar } from './Bars.tsx'
import styles from './Bars.module.css'
import { Readings } from './Readings.tsx'

/** As high as the bar on its scale. */
const style = { '--h': '2.25rem' } as CSSProperties // custom properties are not in React's type
/** The keys begin in the middle. */
const middle = 2

export function AnsweredBar({ reads, ...bar }: ComponentProps<typeof DistributionBar> & { reads: Reads }) {
  const hasScripts = useScripts()
  return (
    <div className={styles.answered}>
      <DistributionBar {...bar} />
      {hasScripts && <Readings reads={reads} first={middle} style={style} />}
    </div>
  )
}
