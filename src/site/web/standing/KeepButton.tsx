/** Saves an item or follows it, or takes that back. A visitor is led to sign in, and comes back to find it done. */
import { useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { useCall } from '#items/web/call-context.ts'
import { failureOf } from '#kit/web/failure.ts'
import styles from '../mine/Personal.module.css'
import { keepWish } from './waiting-wish.ts'
import { type WishName, wishes } from './wishes.ts'

/** `isOn` is null until it is known; doing it twice does it once, so that nobody has to wait for it. */
type Props = { wish: WishName; kind: string; id: string; isOn: boolean | null; onChange: (isOn: boolean) => void }

export function KeepButton({ wish, kind, id, isOn, onChange }: Props) {
  const { isLoggedIn } = useUser()
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const { icon, says, calls } = wishes[wish]
  const toggle = async () => {
    if (isBusy) return
    setBusy(true)
    setTrouble(null)
    try {
      await call(isOn ? calls.unset : calls.set, { params: { kind, id }, query: {} })
      onChange(!isOn)
    } catch (error) {
      setTrouble(failureOf(error).message)
    }
    setBusy(false)
  }
  return (
    <span className={classes(styles[wish], 'scripted')}>
      {isLoggedIn ? (
        <Button
          variant="plain"
          size="small"
          aria-pressed={isOn ?? false}
          aria-disabled={isBusy}
          onClick={() => void toggle()}
        >
          <Icon name={icon} />
          {isOn ? says.after : says.before}
        </Button>
      ) : (
        <Link
          className={buttonClass({ variant: 'plain', size: 'small' })}
          rel="nofollow"
          data-held="" // the press is kept by the program: see hold-touches.ts
          to={paths.signIn(paths.item(kind, id))}
          onClick={() => keepWish(() => sessionStorage, { wish, kind, id }, new Date())}
        >
          <Icon name={icon} />
          {says.before}
        </Link>
      )}
      {trouble && <span role="alert">{trouble}</span>}
    </span>
  )
}
