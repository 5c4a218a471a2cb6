/** The page of a scenario: its first screen, and what is read below. */
import type { KindPage } from '#items/web/kind-view.ts'
import { paths } from '#items/paths.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import type { ScenarioMore, ScenarioWhole } from './item.ts'
import { ScenarioAnswers } from './first/ScenarioAnswers.tsx'
import { ScenarioBrief } from './first/ScenarioBrief.tsx'
import { ScenarioLead } from './first/ScenarioLead.tsx'
import { ScenarioPicture } from './first/ScenarioPicture.tsx'
import { partsOfScenario } from './parts.tsx'
import type { ScenarioNumbers } from '../numbers.ts'

export const scenarioPage: KindPage<ScenarioWhole, ScenarioMore, ScenarioNumbers> = {
  Meta: ScenarioMeta,
  Lead: ScenarioLead,
  Picture: ScenarioPicture,
  Answers: ScenarioAnswers,
  Brief: ScenarioBrief,
  parts: partsOfScenario,
  Data: null,
}

function ScenarioMeta({ item: { set: slug }, more: { set } }: { item: ScenarioWhole; more: ScenarioMore }) {
  return (
    <span>
      one of the worlds in <Link to={paths.set(slug)}>{set.title}</Link>
    </span>
  )
}
