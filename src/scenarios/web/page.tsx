/** The page of a scenario: what comes first, the side column, the rest. */
import type { KindPageBefore } from '#items/web/kind-view.ts'
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { ScenarioMore, ScenarioWhole } from './item.ts'
import { ScenarioFirst } from './ScenarioFirst.tsx'
import { ScenarioRest } from './ScenarioRest.tsx'
import { ScenarioSide } from './ScenarioSide.tsx'
import type { ScenarioNumbers } from '../numbers.ts'

export const scenarioPage: KindPageBefore<ScenarioWhole, ScenarioMore, ScenarioNumbers> = {
  Meta: ScenarioMeta,
  First: ScenarioFirst,
  Side: ScenarioSide,
  Rest: ScenarioRest,
}

function ScenarioMeta({ item: { set: slug }, more: { set } }: { item: ScenarioWhole; more: ScenarioMore }) {
  return (
    <span>
      one of the worlds in <Link to={paths.allStuff({ family: slug })}>{set.title}</Link>
    </span>
  )
}
