/** How a scenario is written. */
import type { KindForm } from '#items/web/kind-form.ts'
import type { ScenarioDetails } from '../scenario.ts'
import { ScenarioFields } from './form/ScenarioFields.tsx'
import type { ScenarioForm } from './form/unfinished.ts'

export const scenarioForm: KindForm<ScenarioForm> = {
  heading: 'Write a scenario',
  advice: 'A scenario says what world predictions and trends add up to, as one answer to the question of its set.',
  blank: () => ({ set: '', states: {}, consistent: true, members: [{ to: null, outcome: '' }], signposts: [] }),
  entryFrom(item) {
    // Items of this kind hold the details among their fields: the server has cut them to the schema.
    const { set, states, consistent, members, signposts } = item as ScenarioDetails
    return { set, states, consistent, members, signposts }
  },
  Fields: ScenarioFields,
}
