/** What one can do with the form of a forecast, and what came of it. */
import type { RefObject } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'

type Props = {
  /** Whether something stands, and whether the form says the same. */
  standing: 'none' | 'same' | 'other'
  isBusy: 'keep' | 'take' | null
  said: string | null
  result: RefObject<HTMLOutputElement | null>
  onTake: () => void
}
const keeps = { none: 'Forecast', same: 'Say the same again', other: 'Change it' }

export function ForecastActs({ standing, isBusy, said, result, onTake }: Props) {
  return (
    <p className="row">
      <Button type="submit" busy={isBusy === 'keep'}>
        {keeps[standing]}
      </Button>
      {standing !== 'none' && (
        <Button variant="quiet" busy={isBusy === 'take'} onClick={onTake}>
          Take it back
        </Button>
      )}
      <output ref={result} tabIndex={-1} className="fine">
        {said}
      </output>
    </p>
  )
}
