/** Which of these? A list of options; the estimate gives each a chance, and together they are 100%. */
import { TextField } from '#items/web/form/fields.tsx'
import { Rows } from '#items/web/form/Rows.tsx'
import type { QuestionForm, QuestionProps } from '../question-form.ts'
import { chancesFor, followingChances } from './chances.ts'
import { Chances } from './Chances.tsx'

export const choiceForm: QuestionForm<'choice'> = {
  title: 'One of several',
  note: 'Which of these?',
  blank: () => ({ type: 'choice', options: ['', ''] }),
  lastDay: () => null,
  blankEstimate: ({ options }) => ({ type: 'choice', probabilities: chancesFor(options, {}) }),
  follow: ({ type, probabilities }, before, after) => ({
    type,
    probabilities: followingChances(probabilities, before.options, after.options),
  }),
  draw: () => null, // the bar of all draws it already
  Question: Options,
  Estimate: Chances,
  Place: null,
}

function Options({ question, change, faultOf }: QuestionProps<'choice'>) {
  return (
    <Rows
      legend="Options"
      hint="Exactly one of them must come true: end with “Another” where something else may happen"
      error={faultOf('question.options')}
      noun="option"
      rows={question.options}
      blank=""
      least={2}
      most={20}
      isOrdered
      onChange={(options) => change({ ...question, options })}
    >
      {(option, changeOption, i) => (
        <TextField
          label={`Option ${i + 1}`}
          error={faultOf(`question.options.${i}`)}
          maxLength={80}
          value={option}
          onChange={changeOption}
        />
      )}
    </Rows>
  )
}
