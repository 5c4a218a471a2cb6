/** Which of these? A list of options; the estimate gives each a chance, and together they are 100%. */
import { ChanceField, Side, TextField } from '#items/web/form/fields.tsx'
import { Group } from '#items/web/form/Group.tsx'
import { Rows } from '#items/web/form/Rows.tsx'
import { estimatePath, type EstimateProps, type QuestionForm, type QuestionProps } from '../question-form.ts'
import { chancesFor, followingChances, sayTotal } from './chances.ts'

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
  draw: () => null, // the list of chances says it all
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

function Chances({ question: { options }, estimate, change, faultOf }: EstimateProps<'choice'>) {
  const { probabilities } = estimate
  const named = options.filter((option, i) => option.trim() !== '' && options.indexOf(option) === i)
  return (
    <Group legend="Chance of each option" error={faultOf(`${estimatePath}.probabilities`)}>
      {named.length < options.length && (
        <p className="fine hush">Only options with a name of their own can be given a chance.</p>
      )}
      <Side>
        {named.map((option) => (
          <ChanceField
            key={option}
            label={option}
            error={faultOf(`${estimatePath}.probabilities.${option}`)}
            value={probabilities[option] ?? null}
            onChange={(chance) =>
              change({ ...estimate, probabilities: { ...chancesFor(options, probabilities), [option]: chance } })
            }
          />
        ))}
      </Side>
      <output className="fine">{sayTotal(Object.values(probabilities))}</output>
    </Group>
  )
}
