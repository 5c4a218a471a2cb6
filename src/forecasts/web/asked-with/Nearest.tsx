/** Numbers that cannot all be true: which nearest ones could, to take or to leave. They may be sent as they are. */
import { useRef, useState } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { isAlike } from '#predictions/written.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'

/**
 * `said`: what is not so; `nearest`: what `offered` is, of each question what would stand in its field, null where that
 * stays. `list`: the same in words.
 */
export type Against<Given> = { said: string; nearest: string; list: string; offered: readonly (Given | null)[] }
/** `given`: what stands in the fields. */
type Props<Given> = {
  against: Against<Given> | null
  given: readonly (Given | null)[]
  onTake: (offered: readonly (Given | null)[]) => void
}

export function Nearest<Given>({ against, given, onTake }: Props<Given>) {
  const [taken, setTaken] = useState<Against<Given> | null>(null)
  /** It stays where the button goes, so that whoever pressed that is told what came of it. */
  const output = useRef<HTMLOutputElement>(null)
  const isTaken = taken !== null && taken.offered.every((one, at) => one === null || isAlike(one, given[at]))
  if (!against && !isTaken) return null
  const take = (offer: Against<Given>) => {
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
