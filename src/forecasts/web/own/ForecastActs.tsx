/** What one can do with the form of a forecast, each by one press, and what came of it. */
import type { RefObject } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import type { Act } from './use-sending-forecast.ts'

type Props = {
  /** As `offersOf` says. */
  offers: { send: string | null; still: string | null }
  /** Whether something stands. */
  isStanding: boolean
  isBusy: Act | null
  said: string | null
  result: RefObject<HTMLOutputElement | null>
  onStill: () => void
  onTake: () => void
}

export function ForecastActs({ offers: { send, still }, isStanding, isBusy, said, result, onStill, onTake }: Props) {
  return (
    <p className="row">
      {/* One button, whatever it says: whoever has just pressed it stays on it. */}
      <Button type="submit" busy={isBusy === 'keep'}>
        {send ?? still}
      </Button>
      {send && still && (
        <Button variant="quiet" busy={isBusy === 'still'} onClick={onStill}>
          {still}
        </Button>
      )}
      {isStanding && (
        <Button variant="quiet" busy={isBusy === 'take'} onClick={onTake}>
          Withdraw
        </Button>
      )}
      <output ref={result} tabIndex={-1} className="fine">
        {said}
      </output>
    </p>
  )
}
