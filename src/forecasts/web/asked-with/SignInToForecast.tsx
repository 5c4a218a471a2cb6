/** Leads a visitor to forecast several questions at once, where any of them is open. */
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { useToday } from '#kit/web/today.ts'
import { whyNotNow } from '../../may-forecast.ts'
import type { Asked } from '../call-forecasts.ts'

/** `id`: of the prediction whose page it is; `part`: of which section. */
export function SignInToForecast({ id, part, questions }: { id: string; part: string; questions: readonly Asked[] }) {
  const { user } = useUser()
  const today = useToday()
  if (user || questions.every((one) => whyNotNow(one, today))) return null
  return (
    <p>
      <Link rel="nofollow" to={paths.signIn(`${paths.item('prediction', id)}#${part}`)}>
        Sign in to forecast all of them at once
      </Link>
      .
    </p>
  )
}
