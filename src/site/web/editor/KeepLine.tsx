/** Where the draft lies, said quietly; a failure is said aloud. */
import { Banner } from '#kit/web/ui/Banner.tsx'
import type { BoxState } from './draft/draft-box.ts'
import styles from './Editor.module.css'
import type { KeepState } from './draft/autosave.ts'
import { sayKept } from './draft/say-kept.ts'

export function KeepLine({ kept, stored }: { kept: KeepState; stored: BoxState }) {
  const { text, isFailure } = sayKept(kept, stored)
  if (!isFailure) return <p className={styles.kept}>{text}</p>
  return (
    <Banner tone="warn" role="alert">
      {text}
    </Banner>
  )
}
