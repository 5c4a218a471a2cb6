/** What each option costs or brings in each outcome, as a table of fields; and what these numbers are. */
import { NumberField, SelectField, TextField } from '#items/web/form/fields.tsx'
import { largestAmount, longestName } from '../../../decision/why-not-choice.ts'
import type { ChoiceDraft, OptionDraft } from './choice-draft.ts'
import styles from './Deciding.module.css'

type Props = { draft: ChoiceDraft; units: readonly string[]; change: (part: Partial<ChoiceDraft>) => void }

const kinds = [
  { value: 'gain', title: 'What it brings: more is better' },
  { value: 'cost', title: 'What it costs: less is better' },
] as const
const bys = [
  { value: 'answer', title: 'The answer is yes, or no' },
  { value: 'value', title: 'It comes to a value, or not' },
] as const
const outcomes: Record<ChoiceDraft['by'], readonly [string, string]> = {
  answer: ['If yes', 'If no'],
  value: ['At that value or more', 'Below it'],
}

export function AmountFields({ draft, units, change }: Props) {
  const { options, isCost, unit, by } = draft
  return (
    <>
      <div className={styles.row}>
        <SelectField
          label="The numbers are"
          error={null}
          value={isCost ? 'cost' : 'gain'}
          onChange={(kind) => change({ isCost: kind === 'cost' })}
          choices={kinds}
        />
        <TextField
          label="Counted in"
          hint="Euros, hours, whatever you count"
          error={null}
          maxLength={longestName}
          value={unit}
          onChange={(next) => change({ unit: next })}
        />
        <SelectField
          label="They hang on whether"
          error={null}
          value={by}
          onChange={(next) => change({ by: next })}
          choices={bys}
        />
        {by === 'value' && <ValueFields draft={draft} units={units} change={change} />}
      </div>
      {options.map((option, i) => (
        <Amounts
          key={option.key}
          option={option}
          title={option.name.trim() || `Option ${i + 1}`}
          by={by}
          onChange={(brings) => change({ options: options.map((one) => (one === option ? { ...one, brings } : one)) })}
        />
      ))}
    </>
  )
}

function ValueFields({ draft: { value, valueUnit }, units, change }: Props) {
  return (
    <>
      <NumberField label="The value" error={null} value={value} onChange={(next) => change({ value: next })} />
      <TextField
        label="Its unit"
        hint={units[0] && `Measured in ${units[0]}`}
        error={null}
        maxLength={longestName}
        value={valueUnit}
        onChange={(next) => change({ valueUnit: next })}
      />
    </>
  )
}

type AmountsProps = {
  option: OptionDraft
  title: string
  by: ChoiceDraft['by']
  onChange: (brings: OptionDraft['brings']) => void
}

function Amounts({ option: { brings }, title, by, onChange }: AmountsProps) {
  const [first, second] = brings
  const bounds = { min: -largestAmount, max: largestAmount }
  return (
    <fieldset className={styles.amounts}>
      <legend>
        <bdi>{title}</bdi>
      </legend>
      <NumberField
        {...bounds}
        label={outcomes[by][0]}
        error={null}
        value={first}
        onChange={(next) => onChange([next, second])}
      />
      <NumberField
        {...bounds}
        label={outcomes[by][1]}
        error={null}
        value={second}
        onChange={(next) => onChange([first, next])}
      />
    </fieldset>
  )
}
