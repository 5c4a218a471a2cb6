/** Which set a scenario belongs to, and the state it takes of each of its descriptors. */
import { SelectField } from '#items/web/form/fields.tsx'
import { Fault, Ways } from '#items/web/form/Group.tsx'
import type { FieldsProps } from '#items/web/kind-form.ts'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Balance } from './Balance.tsx'
import { useScenarioSets } from './use-scenario-sets.ts'
import type { ScenarioForm } from './unfinished.ts'

export function SetPart({ entry, change, faultOf }: FieldsProps<ScenarioForm>) {
  const { state, sets, again } = useScenarioSets()
  const set = sets.find(({ slug }) => slug === entry.set)
  if (state === 'failed') {
    return <LoadFailure what="The scenario sets" onAgain={again} />
  }
  const choices = sets.map(({ slug, title }) => ({ value: slug, title }))
  const isUnknown = entry.set !== '' && !set
  return (
    <>
      <SelectField
        label="Scenario set"
        hint={set?.question ?? 'A question about the future, and what decides it'}
        error={faultOf('set')}
        value={entry.set}
        onChange={(slug) => change({ set: slug, states: {} })}
        choices={[
          { value: '', title: state === 'loading' ? 'Loading' : 'Choose one' },
          ...(isUnknown ? [{ value: entry.set, title: entry.set }] : []),
          ...choices,
        ]}
      />
      {set?.descriptors.map(({ id, title, states }) => (
        <Ways
          key={`${set.slug} ${id}`}
          legend={title}
          error={faultOf(`states.${id}`)}
          value={entry.states[id] ?? null}
          ways={states.map((one) => ({ value: one.id, title: one.title }))}
          onChange={(chosen) => change({ states: { ...entry.states, [id]: chosen } })}
        />
      ))}
      <Fault of={faultOf('states')} />
      {set && <Balance entry={entry} change={change} />}
    </>
  )
}
