/** The same forecasts put together in other ways, each with how right it has been: fetched once it comes near. */
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { useNear } from '#kit/web/use-near.ts'
import { Numbers } from '#kit/web/ui/figures/Numbers.tsx'
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { typeOf } from '#predictions/question-types/index.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { measureTitles, sayWayScore, sayWaysSoFar } from '../record/say-ways.ts'
import type { WayRow } from '../record/ways.ts'
import { wayTitles } from '../words.ts'
import { callForecasts, type Together } from './call-forecasts.ts'

type Props = Pick<Together, 'question' | 'methods'> & { estimate: Estimate }
const input = { params: {}, query: {} }

export function Ways({ question, methods, estimate }: Props) {
  const [place, isNear] = useNear<HTMLDivElement>()
  const { answer } = useAnswer(callForecasts, 'findCrowdRecord', isNear ? input : null)
  const rows = answer?.ways.filter(({ type }) => type === question.type) ?? []
  const say = typeOf(question).sayEstimate
  const said = [
    { way: 'pool' as const, title: 'The pool, shown above', estimate },
    ...methods.map(({ method, estimate: other }) => ({ way: method, title: wayTitles[method], estimate: other })),
  ]
  const [first] = rows
  const isTold = first?.score.interval
  return (
    <div ref={place} className="stack tight">
      <Numbers
        title="The same forecasts, put together in other ways"
        caption="Ways of putting the forecasts together"
        head={['Way', 'It says', ...(isTold ? [`${measureTitles[first.measure]} so far`] : [])]}
        rows={said.map((one) => [
          one.title,
          say(question, one.estimate),
          ...(isTold ? [sayScoreOf(rows, one.way)] : []),
        ])}
      />
      {answer && (
        <p className="fine soft">
          {sayWaysSoFar(question.type, rows)} <Link to={`${paths.record()}#people`}>How right crowds have been</Link>
        </p>
      )}
    </div>
  )
}

function sayScoreOf(rows: readonly WayRow[], way: WayRow['way']): string {
  const row = rows.find((one) => one.way === way)
  return row ? sayWayScore(row.score.mean) : 'none'
}
