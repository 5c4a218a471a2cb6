/**
 * What somebody decides on the answer: their options, and step by step what each costs or brings. Whatever is whole is
 * handed on as it is typed; while something is unfinished, it says what is wanting.
 */
import { useState } from 'react'
import { longestQuestion } from '#accounts/longest-question.ts'
import { DayField, TextField } from '#items/web/form/fields.tsx'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import type { Question } from '../../../ask/ask.ts'
import { sayStanding } from '../../../decision/standing-words.ts'
import { AmountFields } from './AmountFields.tsx'
import { type ChoiceDraft, choiceOf, draftOfChoice, readWith } from './choice-draft.ts'
import styles from './Deciding.module.css'
import { OptionNames } from './OptionNames.tsx'

type Props = {
  /** As it was read when its fields were opened. */
  read: Question
  units: readonly string[]
  /** Null while something is unfinished. */
  onChange: (read: Question | null) => void
}

export function Deciding({ read, units, onChange }: Props) {
  const [draft, setDraft] = useState(() => draftOfChoice(read, units))
  const change = (part: Partial<ChoiceDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    onChange(readWith(read, next))
  }
  return (
    <fieldset className={styles.decision}>
      <legend className="unseen">What you decide</legend>
      <TextField
        label="You decide"
        hint="In your words, if you like"
        error={null}
        maxLength={longestQuestion}
        value={draft.decision}
        onChange={(decision) => change({ decision })}
      />
      <OptionNames options={draft.options} onChange={(options) => change({ options })} />
      <Check checked={draft.hasAmounts} onChange={({ target }) => change({ hasAmounts: target.checked })}>
        Say what each costs or brings, to see where the choice turns
      </Check>
      {draft.hasAmounts && <AmountFields draft={draft} units={units} change={change} />}
      <div className={styles.row}>
        <DayField
          label="You decide again on"
          hint="If you can wait for more"
          error={null}
          value={draft.again}
          onChange={(again) => change({ again })}
        />
      </div>
      <output className={styles.says}>{sayOf(draft)}</output>
    </fieldset>
  )
}

function sayOf(draft: ChoiceDraft): string {
  const { choice, why } = choiceOf(draft)
  if (why !== null) return why
  if (!choice) return 'Name your options, and the report sets them side by side.'
  if (choice.options.every(({ brings }) => brings.length === 0))
    return 'With what each costs or brings, the report also says at which chance the choice turns.'
  return `${sayStanding(choice)} The report sets our chance beside it.`
}
