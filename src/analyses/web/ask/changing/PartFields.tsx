/** How one part of a question is read, as fields: each with what is known as choices. */
import { longestQuestion } from '#accounts/longest-question.ts'
import { SelectField, Side, TextField } from '#items/web/form/fields.tsx'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { AboutField } from './AboutField.tsx'
import { placeChoices, thanChoices, wantedChoices } from './choices.ts'
import styles from './Changing.module.css'
import type { PartProps } from './part-props.ts'
import { ThanFields } from './ThanFields.tsx'
import { WhenFields } from './WhenFields.tsx'

export function PartFields(props: PartProps) {
  const { draft, things, change } = props
  return (
    <>
      <AboutField things={things} chosen={draft.items} onChange={(items) => change({ items })} />
      <Side>
        <SelectField
          label="You want to know"
          error={null}
          value={draft.wants}
          onChange={(wants) => change({ wants })}
          choices={wantedChoices}
        />
        <SelectField
          label="Compared with"
          error={null}
          value={draft.than}
          // Between two numbers, not between two things.
          onChange={(than) =>
            change({ than, ...(draft.comparison === 'between' && { comparison: 'at-least' as const }) })
          }
          choices={thanChoices}
        />
      </Side>
      {draft.than !== 'nothing' && (
        <div className={styles.row}>
          <ThanFields {...props} />
        </div>
      )}
      <div className={styles.row}>
        <WhenFields {...props} />
        <WhereField {...props} />
      </div>
      <Check checked={draft.negated} onChange={({ target }) => change({ negated: target.checked })}>
        Asked is whether it does not come to it
      </Check>
      <Side>
        <div className={styles.about}>
          <TextField
            label="Given that"
            hint="What is taken as true, where something is"
            error={null}
            maxLength={longestQuestion}
            value={draft.condition}
            onChange={(condition) => change({ condition })}
          />
          {draft.condition.trim() !== '' && (
            <Check
              checked={draft.isConditionNegated}
              onChange={({ target }) => change({ isConditionNegated: target.checked })}
            >
              Given that this is not so
            </Check>
          )}
        </div>
        <TextField
          label="You decide"
          hint="What hangs on it for you, in your words"
          error={null}
          maxLength={longestQuestion}
          value={draft.decision}
          onChange={(decision) => change({ decision })}
        />
      </Side>
    </>
  )
}

function WhereField({ draft, isPlaceCovered, change }: PartProps) {
  return (
    <SelectField
      label="Where"
      hint={!isPlaceCovered && draft.place === draft.before.place && 'Not covered'}
      error={null}
      value={draft.place}
      onChange={(place) => change({ place })}
      choices={placeChoices(draft.before.place)}
    />
  )
}
