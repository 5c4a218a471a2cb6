/** Will it happen? There is nothing more to say of the question; its estimate is one chance. */
import { ChanceField } from '#items/web/form/fields.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import fieldStyles from '#kit/web/ui/controls/Field.module.css'
import styles from '../PredictionFields.module.css'
import { estimatePath, type EstimateProps, type QuestionForm } from '../question-form.ts'

export const binaryForm: QuestionForm<'binary'> = {
  title: 'Yes or no',
  note: 'Will it happen?',
  blank: () => ({ type: 'binary' }),
  lastDay: () => null,
  blankEstimate: () => ({ type: 'binary', probability: null }),
  follow: (estimate) => estimate,
  draw: () => null, // the slider draws it already
  Question: () => null,
  Estimate: Chance,
  Place: null,
}

function Chance({ estimate, change, faultOf }: EstimateProps<'binary'>) {
  const { probability } = estimate
  const say = (chance: number | null) => change({ ...estimate, probability: chance })
  return (
    <div className={styles.chance}>
      <ChanceField
        label="Chance of yes"
        hint="Above 0 and below 100"
        error={faultOf(`${estimatePath}.probability`)}
        value={probability}
        onChange={say}
      />
      <input
        className={classes(fieldStyles.range, probability === null && fieldStyles.unset)}
        type="range"
        min={1}
        max={99}
        aria-label="Chance of yes, in per cent, as a slider"
        value={probability === null ? 50 : Math.round(probability * 100)}
        onChange={({ target }) => say(target.valueAsNumber / 100)}
      />
    </div>
  )
}
