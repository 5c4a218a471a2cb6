/** Saves an item for oneself, or takes it back. A visitor is led to sign in, and comes back to find it saved. */
import { useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { useCall } from '#items/web/call-context.ts'
import { failureOf } from '#kit/web/failure.ts'
import styles from '../mine/Personal.module.css'
import { keepWish } from './waiting-save.ts'

/** `isSaved` is null until it is known; saving twice saves once, so that nobody has to wait for it. */
type Props = { kind: string; id: string; isSaved: boolean | null; onChange: (isSaved: boolean) => void }

export function SaveButton({ kind, id, isSaved, onChange }: Props) {
  const { isLoggedIn } = useUser()
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const toggle = async () => {
    if (isBusy) return
    setBusy(true)
    setTrouble(null)
    try {
      const { saved } = await call(isSaved ? 'unsaveItem' : 'saveItem', { params: { kind, id }, query: {} })
      onChange(saved)
    } catch (error) {
      setTrouble(failureOf(error).message)
    }
    setBusy(false)
  }
  return (
    <span className={styles.save}>
      {isLoggedIn ? (
        <Button
          variant="plain"
          size="small"
          aria-pressed={isSaved ?? false}
          aria-disabled={isBusy}
          onClick={() => void toggle()}
        >
          <Icon name="save" />
          {isSaved ? 'Saved' : 'Save'}
        </Button>
      ) : (
        <Link
          className={buttonClass({ variant: 'plain', size: 'small' })}
          rel="nofollow"
          data-held="" // the press is kept by the program: see hold-touches.ts
          to={paths.signIn(paths.item(kind, id))}
          onClick={() => keepWish(() => sessionStorage, { kind, id }, new Date())}
        >
          <Icon name="save" />
          Save
        </Link>
      )}
      {trouble && <span role="alert">{trouble}</span>}
    </span>
  )
}
