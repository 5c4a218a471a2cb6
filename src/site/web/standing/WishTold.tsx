/** What became of an item that somebody wanted to save before they were signed in. It stands until it is closed. */
import { useSyncExternalStore } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { screenPaths } from '#kit/paths.ts'
import { paths } from '#items/paths.ts'
import styles from './WishTold.module.css'
import { wishes } from './wish-store.ts'

export function WishTold() {
  const told = useSyncExternalStore(wishes.subscribe, wishes.getSnapshot, () => null)
  if (!told) return null
  const { kind, id, failure } = told
  const item = <Link to={paths.item(kind, id)}>The {kind} that you pressed Save for</Link>
  return (
    <div className={styles.notice}>
      <Banner tone={failure === null ? 'good' : 'bad'} role={failure === null ? 'status' : 'alert'}>
        <div className={styles.line}>
          <p>
            {failure === null ? (
              <>
                {item} is among <Link to={screenPaths.saved()}>what you saved</Link>.
              </>
            ) : (
              <>
                {item} was not saved. {failure}
              </>
            )}
          </p>
          <Button variant="quiet" size="small" aria-label="Close this note" onClick={() => wishes.set(null)}>
            <Icon name="close" />
          </Button>
        </div>
      </Banner>
    </div>
  )
}
