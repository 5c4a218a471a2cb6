/** What holds a world together: whether it does, and why the strongest judgements between its own states are so. */
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { ScenarioNumbers } from '../numbers.ts'
import type { ScenarioSet } from '../set.ts'
import { Consistency } from './Consistency.tsx'
import { Reasons } from './Reasons.tsx'

type Props = { set: ScenarioSet; states: Record<string, string>; numbers: ScenarioNumbers | null }

export function Judgements({ set, states, numbers }: Props) {
  const isHere = (state: string) => Object.entries(states).some((choice) => choice.join('.') === state)
  const reasons = set.reasons.filter(({ from, to }) => isHere(from) && isHere(to))
  return (
    <div className="stack tight">
      {numbers?.consistency && <Consistency consistency={numbers.consistency} set={set} />}
      {reasons.length > 0 && (
        <div>
          <h3>Why its choices push each other so</h3>
          <Reasons set={set} reasons={reasons} />
        </div>
      )}
      <p>
        <Link to={`${paths.set(set.slug)}#matrix`}>The whole matrix: who pushes whom, and why</Link>
      </p>
    </div>
  )
}
