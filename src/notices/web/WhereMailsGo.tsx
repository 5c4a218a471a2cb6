/** Beside the switch of the mail of a day, where this server lets no mail out: nobody waits for one that does not come. */
import type { MailWay } from '#accounts/sign-in-options.ts'
import { outboxPath } from '#accounts/sign-in-rules.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'

export function WhereMailsGo({ way }: { way: MailWay }) {
  if (way === 'sent') return null
  if (way === 'none') return <p className="fine">This server sends no mail: none will come, whatever stands here.</p>
  return (
    <p className="fine">
      No mail leaves this server: yours would wait in its <Link to={outboxPath}>outbox</Link>.
    </p>
  )
}
