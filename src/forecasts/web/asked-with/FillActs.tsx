/** Fills the empty fields of a table of several forecasts by those that are not. */
import { Button } from '#kit/web/ui/controls/Button.tsx'

type Props = { onCopy: () => void; onFill: () => void }

export function FillActs({ onCopy, onFill }: Props) {
  return (
    <p className="row">
      <Button variant="plain" size="small" onClick={onCopy}>
        Copy down
      </Button>
      <Button variant="plain" size="small" onClick={onFill}>
        Fill between
      </Button>
      <span className="fine soft">Both fill only fields that are empty.</span>
    </p>
  )
}
