/**
 * The menu of a user: their things, what they may write, the way out. A button that opens a list; Escape and a press
 * beside it close it.
 */
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { screenPaths } from '#kit/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import styles from './AccountMenu.module.css'
import { Avatar } from './Avatar.tsx'
import { session } from '../session/session.ts'
import { useUser } from '../use-user.ts'

/** A line of the menu: 'Write a trend'. */
export type MenuLink = { title: string; to: string }

/** `links`: what there is to do, beside one's own things. */
export function AccountMenu({ links }: { links: readonly MenuLink[] }) {
  const { displayName, user } = useUser()
  const { isOpen, setOpen, root, button, parts } = useMenu()
  const id = useId()
  return (
    // The keys are those of the list inside; the element itself is not operated.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.account} ref={root} {...parts}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {/* In words, not as a label: that would have to hold the initials of the face too. */}
        <span className="unseen">Account of {displayName}</span>
        <Avatar name={displayName} photoUrl={user?.photoUrl} />
        <span className={styles.name} aria-hidden="true">
          {displayName}
        </span>
      </button>
      <ul id={id} className={styles.menu} hidden={!isOpen}>
        {[{ title: 'My stuff', to: screenPaths.myStuff() }, ...links].map(({ title, to }) => (
          <li key={to}>
            <Link to={to} onClick={() => setOpen(false)}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <SignOut />
        </li>
      </ul>
    </div>
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

/** Open until Escape, a press beside it, the focus elsewhere, or another page. */
function useMenu() {
  const { key } = useLocation()
  const [opened, setOpened] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = opened === key
  const setOpen = (open: boolean) => setOpened(open ? key : null)

  useEffect(() => {
    if (!isOpen) return
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpened(null)
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [isOpen])

  const parts = {
    onKeyDown: ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape' || !isOpen) return
      setOpen(false)
      button.current?.focus()
    },
    // Without a next element the window itself has lost the focus, or nothing was pressed that can take it.
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
    },
  }
  return { isOpen, setOpen, root, button, parts }
}
