/** What a prediction asks, how and when it resolves, and what its writer makes of it. */
import { DayField, LongTextField, Side, TextField } from '#items/web/form/fields.tsx'
import { Ways } from '#items/web/form/Group.tsx'
import type { FieldsProps } from '#items/web/kind-form.ts'
import { Section } from '#kit/web/ui/Section.tsx'
import { useToday } from '#kit/web/today.ts'
import { typeOf } from '../../question-types/index.ts'
import type { QuestionTypeName } from '../../question-types/schemas/index.ts'
import { ConditionPart } from './ConditionPart.tsx'
import { EstimatePart } from './EstimatePart.tsx'
import { formOf, questionForms } from './question-forms/index.ts'
import { SeriesPart } from './SeriesPart.tsx'
import { type AskedQuestion, followBinding, type PredictionForm } from './unfinished.ts'

type Props = FieldsProps<PredictionForm>

export function PredictionFields(props: Props) {
  return (
    <>
      <QuestionSection {...props} />
      <ResolutionSection {...props} />
      <Section title="Your estimate" note="If you have one">
        <EstimatePart
          question={props.entry.question}
          value={props.entry.authorForecast}
          onChange={(authorForecast) => props.change({ authorForecast })}
          faultOf={props.faultOf}
        />
      </Section>
    </>
  )
}

// The objects of the types list their names, in the order in which they are offered.
const ways = (Object.keys(questionForms) as QuestionTypeName[]).map((value) => ({
  value,
  title: questionForms[value].title,
  note: questionForms[value].note,
}))

function QuestionSection({ entry, change, faultOf }: Props) {
  const { question, authorForecast, automatic } = entry
  const { Question } = formOf(question.type)
  const today = useToday()
  /** The estimate goes along, so that it never speaks of another question. */
  const changeQuestion = (next: AskedQuestion) => {
    const estimate = authorForecast && formOf(next.type).follow(authorForecast.estimate, question, next)
    change({ question: next, ...(authorForecast && estimate && { authorForecast: { ...authorForecast, estimate } }) })
  }
  const changeType = (type: QuestionTypeName) => {
    const next = formOf(type).blank(today)
    const estimate = formOf(type).blankEstimate(next)
    change({
      question: next,
      ...(authorForecast && { authorForecast: { ...authorForecast, estimate } }),
      automatic: followBinding(automatic, typeOf(next).seriesAnswer?.asks ?? null),
    })
  }
  return (
    <Section title="The question" note="The title asks it in words">
      <div className="stack tight">
        <Ways
          legend="The answer is"
          error={faultOf('question')}
          value={question.type}
          ways={ways}
          onChange={changeType}
        />
        <Question question={question} change={changeQuestion} faultOf={faultOf} />
      </div>
    </Section>
  )
}

function ResolutionSection({ entry, change, faultOf }: Props) {
  const { question, criteria, resolutionSource, opens, closes, resolves, automatic, condition } = entry
  const { seriesAnswer } = typeOf(question)
  return (
    <Section title="How it resolves" note="So that two strangers would agree">
      <div className="stack tight">
        <LongTextField
          label="Criteria"
          hint="What must be the case, by when, read where; and what counts if the source falls silent"
          error={faultOf('criteria')}
          maxLength={5000}
          value={criteria}
          onChange={(next) => change({ criteria: next })}
        />
        <TextField
          label="Source that decides"
          hint="Who publishes the answer"
          error={faultOf('resolutionSource')}
          maxLength={300}
          value={resolutionSource}
          onChange={(next) => change({ resolutionSource: next })}
        />
        <Side>
          <DayField
            label="Opens"
            hint="From then on it takes forecasts"
            error={faultOf('opens')}
            value={opens}
            onChange={(day) => change({ opens: day })}
          />
          <DayField
            label="Closes"
            hint="The last day for forecasts. Until you set it, it follows from the range of days you ask about, else from the day, month or year that your criteria or title name, else from your horizon"
            error={faultOf('closes')}
            value={closes}
            onChange={(day) => change({ closes: day })}
          />
          <DayField
            label="Resolves"
            hint="When the answer should be known"
            error={faultOf('resolves')}
            value={resolves}
            onChange={(day) => change({ resolves: day })}
          />
        </Side>
        {seriesAnswer && (
          <SeriesPart
            key={question.type}
            answer={seriesAnswer}
            value={automatic}
            onChange={(next) => change({ automatic: next })}
            faultOf={faultOf}
          />
        )}
        <ConditionPart value={condition} onChange={(next) => change({ condition: next })} faultOf={faultOf} />
      </div>
    </Section>
  )
}
