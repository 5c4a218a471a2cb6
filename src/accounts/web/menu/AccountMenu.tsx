/** The menu of a user: their things, what they may write, the way out. */
import { useState } from 'react'
import { screenPaths } from '#kit/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Menu } from '#kit/web/ui/controls/Menu.tsx'
import styles from './AccountMenu.module.css'
import { Avatar } from './Avatar.tsx'
import { session } from '../session/session.ts'
import { useUser } from '../use-user.ts'

/** A line of the menu: 'Write a trend'. */
export type MenuLink = { title: string; to: string }

/** `links`: what there is to do, beside one's own things. */
export function AccountMenu({ links }: { links: readonly MenuLink[] }) {
  const { displayName, user } = useUser()
  return (
    <Menu
      look={styles.button}
      label={
        <>
          {/* In words, not as a label: that would have to hold the initials of the face too. */}
          <span className="unseen">Account of {displayName}</span>
          <Avatar name={displayName} photoUrl={user?.photoUrl} />
          <span className={styles.name} aria-hidden="true">
            {displayName}
          </span>
        </>
      }
    >
      {(close) => (
        <>
          {[{ title: 'My stuff', to: screenPaths.myStuff() }, ...links].map(({ title, to }) => (
            <li key={to}>
              <Link to={to} onClick={close}>
                {title}
              </Link>
            </li>
          ))}
          <li className={styles.out}>
            <SignOut />
          </li>
        </>
      )}
    </Menu>
  )
}

function SignOut() {
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    // It ends here whatever the services say; only a program that cannot be loaded leaves one signed in.
    session.logOut().catch(() => setLeaving(false))
  }
  return (
    <button type="button" onClick={leave} aria-busy={isLeaving || undefined}>
      {isLeaving ? 'Signing out' : 'Sign out'}
    </button>
  )
}
