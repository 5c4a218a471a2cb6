/** Whether one is mailed once a day what is new. Kept as it is changed. */
import { useState } from 'react'
import { session } from '#accounts/web/session/session.ts'
import { useUser } from '#accounts/web/use-user.ts'
import { useMailWay } from '#accounts/web/welcome/use-mail-way.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { paths } from '#items/paths.ts'
import { WhereMailsGo } from './WhereMailsGo.tsx'

export function DailyMail() {
  const { user } = useUser()
  const way = useMailWay()
  const [trouble, setTrouble] = useState<string | null>(null)
  /** What was pressed, until it is kept. */
  const [wanted, setWanted] = useState<boolean | null>(null)
  if (!user) return null
  const change = async (mailsNotices: boolean) => {
    setTrouble(null)
    setWanted(mailsNotices)
    try {
      await session.change({ mailsNotices })
    } catch (error) {
      setTrouble(failureOf(error).message)
    }
    setWanted(null)
  }
  const isOn = wanted ?? user.mailsNotices
  return (
    <Section title="By mail">
      <div className="stack tight">
        <Check
          checked={isOn}
          aria-disabled={wanted !== null}
          onChange={({ target }) => wanted === null && void change(target.checked)}
        >
          Mail me what is new, once a day at most
        </Check>
        <p className="fine soft">
          At 07:00 UTC, twenty items at most; on a day with nothing new there is none. A link in each mail ends them.
        </p>
        {way && <WhereMailsGo way={way} />}
        {isOn && way !== 'none' && !user.emailVerified && (
          <p className="fine">
            It is sent once your address is confirmed. <Link to={paths.account()}>Your account</Link> says how.
          </p>
        )}
        {trouble && <p role="alert">{trouble}</p>}
      </div>
    </Section>
  )
}
