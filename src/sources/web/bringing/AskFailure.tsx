/** Why an address brought nothing, and what can be done in its place. */
import type { Failure } from '#kit/web/failure.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'

export function AskFailure({ failure: { message, code }, why }: { failure: Failure; why: string | null }) {
  const isOff = code === 'sources-off'
  return (
    <Banner tone={isOff ? 'info' : 'bad'}>
      <p>
        {message} {why && sentenceOf(why)}
      </p>
      {isOff && (
        <p>Nothing left this machine. Download the table from there, and bring it as a file when you edit the trend.</p>
      )}
    </Banner>
  )
}

/** Of a field it is said what it is: 'is never asked: its host is an address, not a name'. */
function sentenceOf(why: string): string {
  if (/^[A-Z]/.test(why)) return why
  return `The address ${why}${why.endsWith('.') ? '' : '.'}`
}
