/** The parts of what operators see, with how much waits for their word in each. */
import { useLocation } from 'react-router'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { LinkTabs } from '#kit/web/ui/controls/LinkTabs.tsx'
import { paths } from '#items/paths.ts'
import { useCall } from '#items/web/call-context.ts'
import { countLists } from '../../operators/needs.ts'

export function OperatorTabs() {
  const { pathname } = useLocation()
  const { answer } = useAnswer(useCall(), 'countWaiting', { params: {}, query: {} })
  const { queue, outcomes } = answer ? countLists(answer) : { queue: 0, outcomes: 0 }
  const tabs = [
    { to: paths.operators(), title: 'Today', count: 0 },
    { to: paths.operatorQueue(), title: 'Queue', count: queue },
    { to: paths.operatorOutcomes(), title: 'Outcomes', count: outcomes },
    { to: paths.sources(), title: 'Sources', count: 0 },
    { to: paths.operatorAnalyses(), title: 'Analyses', count: 0 },
  ]
  return <LinkTabs label="Operators" tabs={tabs.map((tab) => ({ ...tab, isOpen: tab.to === pathname }))} />
}
