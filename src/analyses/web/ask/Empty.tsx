/** Where the base holds too little: what is missing, what may have been meant, and what else may be done. It costs nothing. */
import type { Preview } from '../../dossier/preview.ts'
import { sayCorrected, sayWhatElse } from '../../dossier/preview-words.ts'
import styles from './AskPanel.module.css'
import { Rows } from './Rows.tsx'
import type { Changes } from './use-changes.ts'

export function Empty({ preview }: { preview: Preview; changes: Changes }) {
  const { trends, predictions, scenarios, corrected } = preview
  const nearest = [...trends, ...predictions, ...scenarios].toSorted((a, b) => b.fit - a.fit)
  return (
    <>
      <p className={styles.scope}>
        {sayWhatElse(preview)} {sayCorrected(corrected)}
      </p>
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          <h3>Nearest to it</h3>
          <Rows items={nearest} />
        </div>
      )}
    </>
  )
}
