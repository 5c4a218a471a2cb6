/** In the masthead of operators: the way to their screen, with how much waits for their word. */
import { useUser } from '#accounts/web/use-user.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { paths } from '#items/paths.ts'
import { useCall } from '#items/web/call-context.ts'

export function OperatorsLink({ pathname }: { pathname: string }) {
  const isOperator = useUser().user?.isOperator ?? false
  const { answer } = useAnswer(useCall(), 'countWaiting', isOperator ? { params: {}, query: {} } : null)
  if (!isOperator) return null
  const waiting = answer ? Object.values(answer).reduce((sum, count) => sum + count, 0) : 0
  return (
    <Link to={paths.operators()} aria-current={isWithin(pathname) ? 'page' : undefined}>
      Operators{waiting > 0 && <span className="num">&nbsp;({waiting})</span>}
    </Link>
  )
}

/** On their screen, or on one of its tabs. */
function isWithin(pathname: string): boolean {
  return `${pathname}/`.startsWith(`${paths.operators()}/`)
}
