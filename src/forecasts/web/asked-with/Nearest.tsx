/** Chances that cannot all be true: which nearest ones could, to take or to leave. They may be sent as they are. */
import { useRef, useState } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'

type Chances = readonly (number | null)[]
/**
 * `said`: what is not so; `nearest`: what `offered` is, of each question what would stand in its field, null where that
 * stays. `list`: the same in words.
 */
export type Against = { said: string; nearest: string; list: string; offered: Chances }
/** `chances`: what stands in the fields. */
type Props = { against: Against | null; chances: Chances; onTake: (offered: Chances) => void }

export function Nearest({ against, chances, onTake }: Props) {
  const [taken, setTaken] = useState<Against | null>(null)
  /** It stays where the button goes, so that whoever pressed that is told what came of it. */
  const output = useRef<HTMLOutputElement>(null)
  const isTaken = taken !== null && taken.offered.every((chance, at) => chance === null || chance === chances[at])
  if (!against && !isTaken) return null
  const take = (offer: Against) => {
    setTaken(offer)
    onTake(offer.offered)
    output.current?.focus()
  }
  return (
    <Banner tone={against ? 'warn' : 'good'}>
      <output ref={output} tabIndex={-1}>
        <Chemical
          text={against ? `${against.said} ${against.nearest}: ${against.list}.` : `Taken: ${taken?.list ?? ''}.`}
        />
      </output>
      {against && (
        <p className="row">
          <Button variant="plain" size="small" onClick={() => take(against)}>
            Take these
          </Button>
          <span className="fine soft">Or send what you mean: nothing is changed for you.</span>
        </p>
      )}
    </Banner>
  )
}
