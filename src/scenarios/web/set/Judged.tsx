/** How the states of a set bear on each other: the matrix, and why the strongest of its judgements are what they are. */
import type { ScenarioSet } from '../../set.ts'
import { Matrix } from './Matrix.tsx'
import { Reasons } from '../Reasons.tsx'

export function Judged({ set }: { set: ScenarioSet }) {
  return (
    <div className="stack tight">
      <Matrix set={set} />
      {set.reasons.length > 0 && (
        <div>
          <h3>Why the strongest of them</h3>
          <Reasons set={set} reasons={set.reasons} />
        </div>
      )}
    </div>
  )
}
