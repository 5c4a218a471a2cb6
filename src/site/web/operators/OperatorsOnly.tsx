/** To whoever is no operator, or not yet known as one: whose page this is, and what would open it. */
import { screenPaths } from '#kit/paths.ts'
import { refusals } from '#kit/refusals.ts'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { UserRecord } from '#accounts/user.ts'
import { paths } from '#items/paths.ts'

type Props = { user: Pick<UserRecord, 'email' | 'emailVerified'> | null }

export function OperatorsOnly({ user }: Props) {
  return (
    <div className="stack">
      <h1>Operators</h1>
      <p>{refusals['operators-only'].message}</p>
      {!user && (
        <p>
          <Link className={buttonClass()} rel="nofollow" to={paths.signIn(paths.operators())}>
            Sign in
          </Link>
        </p>
      )}
      {user?.email && !user.emailVerified && (
        <p>
          Operators are known by a verified address, and <bdi>{user.email}</bdi> is not verified yet:{' '}
          <Link to={screenPaths.account()}>verify it in your account</Link>.
        </p>
      )}
    </div>
  )
}
