/** How far the making of an analysis has come. */
import type { Analysis } from '../analysis.ts'
import { shareDone } from '../progress-words.ts'
import styles from './ProgressBar.module.css'

export function ProgressBar({ analysis }: { analysis: Analysis }) {
  return <progress className={styles.bar} aria-label="Making the analysis" max={1} value={shareDone(analysis)} />
}
