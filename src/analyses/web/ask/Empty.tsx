/**
 * Where the base holds too little: what is missing, what may have been meant, and a wish for an answer. It costs
 * nothing.
 */
import type { Preview } from '../../dossier/preview.ts'
import { isForeign, sayCorrected, sayWhatElse } from '../../dossier/preview-words.ts'
import styles from './AskPanel.module.css'
import { Meant } from './Meant.tsx'
import type { Changes } from './use-changes.ts'
import { Wish } from './Wish.tsx'

export function Empty({ preview, changes }: { preview: Preview; changes: Changes }) {
  const { question, gaps, corrected, wish, read } = preview
  const isRead = !isForeign(read)
  return (
    <>
      {isRead &&
        gaps.map((gap) => (
          <p key={gap} className={styles.missing}>
            {gap}
          </p>
        ))}
      <p className={styles.scope}>
        {sayWhatElse(preview)} {sayCorrected(corrected)}
      </p>
      {isRead && <Meant preview={preview} onMeant={changes.give} />}
      {isRead && wish !== null && <Wish question={question} words={wish} />}
    </>
  )
}
