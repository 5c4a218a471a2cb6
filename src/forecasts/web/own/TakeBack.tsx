/** Takes back a forecast of a prediction whose page one cannot read any more. */
import { useRef } from 'react'
import { useSending } from '#kit/web/use-sending.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { callForecasts, forecastOtherwise } from '../call-forecasts.ts'

type Props = {
  id: string
  /** 62% since 3 May 2026. */
  what: string
  /** Whether something stands that can be taken back. */
  isOffered: boolean
}

export function TakeBack({ id, what, isOffered }: Props) {
  const { isBusy, trouble, send } = useSending()
  const result = useRef<HTMLOutputElement>(null)
  const take = async () => {
    if (await send(() => callForecasts('withdrawForecast', { params: { id }, query: {} }))) {
      // The button that was pressed goes with what it takes back.
      result.current?.focus()
    }
    forecastOtherwise(id)
  }
  return (
    <div>
      {isOffered && (
        <Button variant="plain" size="small" busy={isBusy} onClick={() => void take()}>
          Withdraw
          <span className="unseen"> {what}</span>
        </Button>
      )}
      <output ref={result} tabIndex={-1} className="fine">
        {trouble?.message}
      </output>
    </div>
  )
}
