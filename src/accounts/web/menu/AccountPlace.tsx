/**
 * The place of the account in the masthead: a way in for visitors, a menu for users. It is as wide for both, so that
 * nothing moves when it turns out who is there. What only users see is loaded for them alone.
 */
import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { screenPaths } from '#kit/paths.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import styles from './AccountPlace.module.css'
import type { MenuLink } from './AccountMenu.tsx'
import { useLostFocus } from '../use-lost-focus.ts'
import { useUser } from '../use-user.ts'

const AccountMenu = lazy(() =>
  import('./AccountMenu.tsx').then(
    ({ AccountMenu: Menu }) => ({ default: Menu }),
    // Where its code cannot be had, one link of it is better than a page that fails.
    () => ({ default: PlainMenu }),
  ),
)

/** `links`: what its menu offers a user to do. `Beside` stands before it, for users alone. */
type Props = { links: readonly MenuLink[]; Beside: ComponentType | null }

export function AccountPlace({ links, Beside }: Props) {
  const { status } = useUser()
  const [before, setBefore] = useState(status)
  const [hasLeft, setLeft] = useState(false)
  if (status !== before) {
    setBefore(status)
    setLeft(before === 'user' && status === 'visitor')
  }
  return (
    <div className={styles.place}>
      <output className="unseen">{hasLeft && 'You are signed out'}</output>
      {status === 'visitor' && <SignInLink takesFocus={hasLeft} />}
      {status === 'waiting' && <Waiting />}
      {status === 'user' && (
        <>
          <Suspense>{Beside && <Beside />}</Suspense>
          <Suspense fallback={<Waiting />}>
            <AccountMenu links={links} />
          </Suspense>
        </>
      )}
    </div>
  )
}

/**
 * Leads back to where the reader is. The server draws one page for all queries, so these are added when the browser has
 * taken over. `takesFocus`: in place of what had it and went with the user, a button to sign out for one.
 */
function SignInLink({ takesFocus }: { takesFocus: boolean }) {
  const link = useLostFocus<HTMLAnchorElement>(takesFocus)
  const { pathname, search, hash } = useLocation()
  const isTaken = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const here = isTaken ? pathname + search + hash : pathname
  return (
    <Link
      ref={link}
      className={buttonClass({ variant: 'plain', size: 'small' })}
      rel="nofollow"
      to={screenPaths.signIn(whereTo(pathname, here))}
    >
      Sign in
    </Link>
  )
}

const never = () => () => {}

/** Nobody wants back to the sign-in page; from home one goes on to one's own things. */
function whereTo(pathname: string, here: string): string | undefined {
  return [screenPaths.signIn(), screenPaths.home()].includes(pathname) ? undefined : here
}

function Waiting() {
  return (
    <output className={styles.waiting}>
      <span className="unseen">Looking whether you are signed in</span>
    </output>
  )
}

function PlainMenu() {
  return <Link to={screenPaths.myStuff()}>{useUser().displayName}</Link>
}
