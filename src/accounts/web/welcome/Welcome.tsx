/**
 * After signing up: that it worked, what a mail waits for, and what can be done by now. It stands on one page,
 * until it is closed or they go on.
 */
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import styles from '../SessionNotice.module.css'
import { useUser } from '../use-user.ts'
import { MailAwaited } from './MailAwaited.tsx'
import { welcome } from './welcome-store.ts'

export function Welcome() {
  const { user, displayName } = useUser()
  const greeted = useSyncExternalStore(welcome.subscribe, welcome.getSnapshot, () => null)
  const { pathname } = useLocation()
  const isShown = user !== null && greeted === user.iamId
  useEffect(() => {
    if (isShown) welcome.shownAt(pathname)
  }, [isShown, pathname])
  if (!isShown) return null
  const awaited = user.emailVerified ? null : user.email
  return (
    <div className={styles.notice}>
      <Banner tone="good">
        <div className={styles.line}>
          <div className="stack tight">
            <p>
              <b>Welcome, {displayName}.</b> Your account is open: save items, ask, and write your own.
            </p>
            {awaited !== null && <MailAwaited email={awaited} />}
          </div>
          <Button variant="quiet" size="small" aria-label="Close the welcome" onClick={welcome.close}>
            <Icon name="close" />
          </Button>
        </div>
      </Banner>
    </div>
  )
}
