/**
 * What readers must be told about their session, under the masthead of whatever page is open. It stays until it is
 * closed or they sign in.
 */
import { useLocation } from 'react-router'
import { screenPaths } from '#kit/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { accountDeleted } from './notices.ts'
import styles from './SessionNotice.module.css'
import { useUser } from './use-user.ts'
import { userStore } from './user-store.ts'

export function SessionNotice() {
  const { notice, status } = useUser()
  const { pathname, search } = useLocation()
  if (notice === null) return null
  const canSignIn = status === 'visitor' && notice !== accountDeleted && pathname !== screenPaths.signIn()
  return (
    <div className={styles.notice}>
      <Banner tone={notice === accountDeleted ? 'info' : 'warn'} role="alert">
        <div className={styles.line}>
          <p>
            {notice} {canSignIn && <Link to={screenPaths.signIn(pathname + search)}>Sign in</Link>}
          </p>
          <Button variant="quiet" size="small" aria-label="Close this notice" onClick={() => userStore.say(null)}>
            <Icon name="close" />
          </Button>
        </div>
      </Banner>
    </div>
  )
}
