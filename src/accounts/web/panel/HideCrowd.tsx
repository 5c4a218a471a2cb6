/** Whether one reads nothing of what others forecast before one has forecast oneself. Kept as it is changed. */
import { useState } from 'react'
import { failureOf } from '#kit/web/failure.ts'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { session } from '../session/session.ts'
import { useUser } from '../use-user.ts'

export function HideCrowd() {
  const { user } = useUser()
  const [trouble, setTrouble] = useState<string | null>(null)
  /** What was pressed, until it is kept. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  if (!user) return null
  const change = async (hidesCrowd: boolean) => {
    setTrouble(null)
    setWanted(hidesCrowd)
    try {
      await session.change({ hidesCrowd })
    } catch (error) {
      setTrouble(failureOf(error).message)
    }
    setWanted(null)
  }
  return (
    <div className="stack tight">
      <Check
        checked={wanted ?? user.hidesCrowd}
        aria-disabled={wanted !== null}
        onChange={({ target }) => wanted === null && void change(target.checked)}
      >
        Hide what people forecast until I have
      </Check>
      <p className="fine soft">
        Of every open question, wherever you are signed in: on pages and cards, in notices, mails and files. What
        Farsight, the model and a question’s author say stays, and so do the words of comments.
      </p>
      {trouble && <p role="alert">{trouble}</p>}
    </div>
  )
}
