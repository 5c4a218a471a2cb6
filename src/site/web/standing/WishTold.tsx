/** What became of an item that somebody wanted to save or follow before they were signed in. It stands until it is closed. */
import { useSyncExternalStore } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { paths } from '#items/paths.ts'
import styles from './WishTold.module.css'
import { toldWish } from './wish-store.ts'
import { wishes } from './wishes.ts'

export function WishTold() {
  const told = useSyncExternalStore(toldWish.subscribe, toldWish.getSnapshot, () => null)
  if (!told) return null
  const { wish, kind, id, failure } = told
  const { says, done, failed } = wishes[wish]
  const item = (
    <Link to={paths.item(kind, id)}>
      The {kind} that you pressed {says.before} for
    </Link>
  )
  return (
    <div className={styles.notice}>
      <Banner tone={failure === null ? 'good' : 'bad'} role={failure === null ? 'status' : 'alert'}>
        <div className={styles.line}>
          <p>
            {failure === null ? (
              <>
                {item} {done.says} <Link to={done.to}>{done.among}</Link>.
              </>
            ) : (
              <>
                {item} {failed}. {failure}
              </>
            )}
          </p>
          <Button variant="quiet" size="small" aria-label="Close this note" onClick={() => toldWish.set(null)}>
            <Icon name="close" />
          </Button>
        </div>
      </Banner>
    </div>
  )
}
