/**
 * What the mail that verifies an address makes possible, where it is found, and that mail once more. Where this server
 * sends none nobody is told to look for one.
 */
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { MailWay } from '../../sign-in-options.ts'
import { outboxPath } from '../../sign-in-rules.ts'
import { useMailWay } from './use-mail-way.ts'
import { VerifyAgain } from './VerifyAgain.tsx'

export function MailAwaited({ email }: { email: string }) {
  const way = useMailWay()
  return way && <MailSaid email={email} way={way} />
}

/** The mail once more, where something else has said what it is for. */
export function VerifyOnceMore() {
  return <VerifyAgain way={useMailWay()} />
}

export function MailSaid({ email, way }: { email: string; way: MailWay }) {
  if (way === 'none')
    return (
      <p>
        This server sends no mail, so nobody can show that <b>{email}</b> is theirs, and publish. Saving works.
      </p>
    )
  return (
    <>
      <p>
        {way === 'sent' ? (
          <>
            A mail is on its way to <b>{email}</b>. Open its link,
          </>
        ) : (
          <>
            No mail leaves this server: that to <b>{email}</b> waits in its <Link to={outboxPath}>outbox</Link>. Open
            its link there,
          </>
        )}{' '}
        and you can publish what you write as well. Saving works already.
      </p>
      <VerifyAgain way={way} />
    </>
  )
}
