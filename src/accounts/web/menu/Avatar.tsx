/**
 * A person in a small circle: their picture where it may be shown, else their initials. Beside a name, so it says
 * nothing by itself.
 */
import { useState } from 'react'
import { classes } from '#kit/web/ui/classes.ts'
import { isKnownPhoto } from '../../photo.ts'
import { initialsOf } from '../../user.ts'
import styles from './Avatar.module.css'

type Props = { name: string; photoUrl?: string | null | undefined; isLarge?: boolean }

export function Avatar({ name, photoUrl, isLarge = false }: Props) {
  const [failed, setFailed] = useState<string>()
  const isShown = photoUrl && photoUrl !== failed && isKnownPhoto(photoUrl)
  return (
    <span className={classes(styles.avatar, isLarge && styles.large)} aria-hidden="true">
      {/* The host of the picture need not know which page it is shown on. */}
      {isShown ? (
        <img src={photoUrl} alt="" referrerPolicy="no-referrer" onError={() => setFailed(photoUrl)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
