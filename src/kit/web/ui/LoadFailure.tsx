/** A part of a page that could not be loaded: which, why, and another try. */
import { Banner, type Tone } from './Banner.tsx'
import { Button } from './controls/Button.tsx'

/** `what` begins the sentence: 'The ledger'. `tone`: 'warn' where the page does well enough without. */
type Props = { what: string; message?: string; tone?: Tone; onAgain: () => void }

export function LoadFailure({ what, message, tone = 'bad', onAgain }: Props) {
  return (
    <Banner tone={tone} role="alert">
      <p>
        {what} could not be loaded. {message}
      </p>
      <p>
        <Button variant="plain" size="small" onClick={onAgain}>
          Try again
        </Button>
      </p>
    </Banner>
  )
}
