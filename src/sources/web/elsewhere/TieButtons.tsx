/** What an operator can do with a question elsewhere: have it looked at, and untie it. */
import { useState } from 'react'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { callElsewhere, type TiedThere, tiedOtherwise } from './call-elsewhere.ts'
import styles from './Elsewhere.module.css'

export function TieButtons({ one: { itemId, label, platform, whyOff } }: { one: TiedThere }) {
  const [said, setSaid] = useState<string | null>(null)
  const input = { params: { id: itemId, platform: platform.id }, query: {} }
  const act = async (ask: () => Promise<unknown>, done: string | null) => {
    try {
      await ask()
      setSaid(done)
    } catch (error) {
      setSaid(failureOf(error).message)
    }
    tiedOtherwise()
  }
  const about = <span className="unseen">: {`${platform.title}, ${label}`}</span>
  return (
    <div className={styles.buttons}>
      {!whyOff && platform.number !== null && (
        <Button
          variant="plain"
          size="small"
          onClick={() =>
            void act(() => callElsewhere('refreshElsewhere', { ...input, body: {} }), 'It is being looked at.')
          }
        >
          Look now{about}
        </Button>
      )}
      <Button
        variant="plain"
        size="small"
        onClick={() => void act(() => callElsewhere('unbindElsewhere', input), null)}
      >
        Untie{about}
      </Button>
      <output className="fine">{said}</output>
    </div>
  )
}
