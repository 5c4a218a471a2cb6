/** On the operators' screen: how many changes of series wait, and the way to them. */
import { screenPaths } from '#kit/paths.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { callSources, none } from './call-sources.ts'

export function OperatorSources() {
  const { answer } = useAnswer(callSources, 'listSources', none)
  const waiting = answer?.sources.reduce((all, { holds }) => all + holds, 0) ?? 0
  return (
    <Section title="Sources of series" id="series-sources">
      <p>
        {answer &&
          `${answer.sources.length} series are bound, ${waiting === 0 ? 'no change waits' : `${waiting} ${waiting === 1 ? 'change waits' : 'changes wait'} for your word`}. `}
        <Link to={screenPaths.sources()}>Sources and changes that wait</Link>
      </p>
    </Section>
  )
}
