/** While a window of a provider is open this page says so: it may lie behind this one. */
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { titleOf } from './provider/provider-titles.ts'
import styles from './SignInWidget.module.css'
import type { useAway } from './use-away.ts'

type Props = Pick<ReturnType<typeof useAway>, 'away' | 'cancel'>

/** The place where it is said is there from the start: readers of screens tell only what is put into one. */
export function AwayNotice({ away, cancel }: Props) {
  return (
    <div className={styles.away}>
      <output>{away && `A window of ${titleOf(away.provider)} is open: go on there.`}</output>
      {away && (
        <div className={styles.asides}>
          <Button size="small" variant="plain" onClick={() => away.opened.focus()}>
            Bring it to the front
          </Button>
          <Button size="small" variant="plain" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
    </div>
  )
}
