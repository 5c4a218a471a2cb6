/** Chances that cannot all be true: which nearest ones could, to take or to leave. They may be sent as they are. */
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'

/** `said`: what is not so; `nearest`: which could be. */
type Props = { said: string; nearest: string; onTake: () => void }

export function Nearest({ said, nearest, onTake }: Props) {
  return (
    <Banner tone="warn">
      <output>
        <Chemical text={`${said} ${nearest}`} />
      </output>
      <p className="row">
        <Button variant="plain" size="small" onClick={onTake}>
          Take these
        </Button>
        <span className="fine soft">Or send what you mean: nothing is changed for you.</span>
      </p>
    </Banner>
  )
}
