/** What of the address means nothing here, so that nobody takes more for what they asked for. */
import { Banner } from '#kit/web/ui/Banner.tsx'
import { type LeftOut, sayLeftOut } from '#items/shelf/left-out.ts'
import styles from './AllStuff.module.css'

export function LeftOutNote({ leftOut }: { leftOut: readonly LeftOut[] }) {
  if (leftOut.length === 0) return null
  return (
    <div className={styles.corrected}>
      <Banner tone="warn">
        {leftOut.map((one) => (
          <p key={`${one.name}=${one.value}`}>{sayLeftOut(one)}</p>
        ))}
      </Banner>
    </div>
  )
}
