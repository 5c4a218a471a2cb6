/** The button that sends several forecasts, and what came of it. */
import { Button } from '#kit/web/ui/controls/Button.tsx'
import type { Several } from './use-several.ts'

type Props = { several: Pick<Several<unknown>, 'isBusy' | 'said' | 'result'> }

export function SendSeveral({ several: { isBusy, said, result } }: Props) {
  return (
    <p className="row">
      <Button type="submit" busy={isBusy}>
        Forecast all of these
      </Button>
      <output ref={result} tabIndex={-1} className="fine">
        {said}
      </output>
      <span className="fine soft">An empty field changes nothing.</span>
    </p>
  )
}
