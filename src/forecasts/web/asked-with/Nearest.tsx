/** Chances that cannot all be true: which nearest ones could, to take or to leave. They may be sent as they are. */
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'

export function Nearest({ said, onTake }: { said: string; onTake: () => void }) {
  return (
    <Banner tone="warn">
      <output>These cannot all be true. The nearest that can: {said}.</output>
      <p className="row">
        <Button variant="plain" size="small" onClick={onTake}>
          Take these
        </Button>
        <span className="fine soft">Or send what you mean: nothing is changed for you.</span>
      </p>
    </Banner>
  )
}
