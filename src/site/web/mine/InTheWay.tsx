/**
 * What keeps somebody from publishing, said before anybody is asked to: the word of an operator, or a mail that was not
 * opened, with that mail once more.
 */
import { useUser } from '#accounts/web/use-user.ts'
import type { UserRecord } from '#accounts/user.ts'
import { MailAwaited } from '#accounts/web/welcome/MailAwaited.tsx'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { SaidOfMe } from './SaidOfMe.tsx'
import type { Said } from './use-mine.ts'

export function isInTheWay(said: Said | null, user: UserRecord | null): boolean {
  return said?.word === 'stopped' || unverifiedOf(user) !== null
}

export function InTheWay({ said }: { said: Said | null }) {
  const { user } = useUser()
  const email = unverifiedOf(user)
  if (said?.word === 'stopped') return <SaidOfMe said={said} />
  if (email === null) return null
  return (
    <Banner>
      <MailAwaited email={email} />
    </Banner>
  )
}

/** The address whose mail has not been opened; null where nothing waits for it. */
function unverifiedOf(user: UserRecord | null): string | null {
  return user && !user.emailVerified ? user.email : null
}
