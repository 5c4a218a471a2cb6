/** For operators: what needs a hand, and how the server is. Others read whose page it is. */
import { sayAge } from '../../operators/say-health.ts'
import { ForOperators } from './ForOperators.tsx'
import { useHealth } from './today/call-health.ts'
import { Deeds } from './today/Deeds.tsx'
import { Failing } from './today/Failing.tsx'
import { HealthCells } from './today/HealthCells.tsx'
import { Hours } from './today/Hours.tsx'
import { NeedsHand } from './today/NeedsHand.tsx'
import { PeopleAndOrders } from './today/PeopleAndOrders.tsx'
import { Processes } from './today/Processes.tsx'
import { Slowest } from './today/Slowest.tsx'
import { WaitingWork } from './WaitingWork.tsx'

export function OperatorsScreen() {
  return (
    <ForOperators title="Today" note={<Release />}>
      <NeedsHand />
      <HealthCells />
      <WaitingWork />
      <Slowest />
      <div className="spread">
        <Failing />
        <Processes />
      </div>
      <Hours />
      <PeopleAndOrders />
      <Deeds />
    </ForOperators>
  )
}

function Release() {
  const { answer } = useHealth()
  if (!answer) return null
  const { version, upSeconds } = answer.release
  return `Version ${version}, up ${sayAge(upSeconds)}`
}
