/** How likely a world is in the fewest words, beside its contents. */
import type { PartProps } from '#items/web/kind-view.ts'
import type { ScenarioNumbers } from '../../numbers.ts'
import { sayBeside, sayLikely } from '../../words.ts'
import type { ScenarioMore, ScenarioWhole } from '../item.ts'

export function ScenarioBrief({ item, numbers }: PartProps<ScenarioWhole, ScenarioMore, ScenarioNumbers>) {
  const chance = numbers?.chance
  if (!chance?.likely) return null
  const isWhole = chance.counted === numbers?.members.length
  return (
    <p>
      By {item.horizon.to}: <b>{sayLikely(chance.likely, isWhole)}</b>, {sayBeside(chance.likely, isWhole)}
    </p>
  )
}
