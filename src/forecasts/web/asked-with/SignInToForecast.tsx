/** Leads a visitor to forecast several questions at once, or the one of them that is open. */
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { useToday } from '#kit/web/today.ts'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import { whyNotNow } from '../../may-forecast.ts'
import type { Asked } from '../call-forecasts.ts'

/** `id`: of the prediction whose page it is; `part`: of which section; `isTaken`: whether one can be forecast there. */
type Props = { id: string; part: string; questions: readonly Asked[]; isTaken: (question: Question) => boolean }

export function SignInToForecast({ id, part, questions, isTaken }: Props) {
  const { user } = useUser()
  const today = useToday()
  const open = questions.filter((one) => !whyNotNow(one, today) && isTaken(one.question))
  if (user || open.length === 0) return null
  return (
    <p className="noprint">
      <Link rel="nofollow" to={paths.signIn(`${paths.item('prediction', id)}#${part}`)}>
        Sign in to forecast {sayWhich(open, questions)}
      </Link>
      .
    </p>
  )
}

/** 'all of them at once'. What says more than a chance is forecast on its own page alone. */
function sayWhich({ length }: readonly Asked[], all: readonly Asked[]): string {
  if (length === 1) return 'the one that is open here'
  return length === all.length ? 'all of them at once' : `the ${length} that are open here at once`
}
