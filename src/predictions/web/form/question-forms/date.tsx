/** When? A range of days; the estimate is five days between which the chance lies. */
import { isDay } from '#kit/dates.ts'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { DayField, Side } from '#items/web/form/fields.tsx'
import { Group } from '#items/web/form/Group.tsx'
import { dayLine } from '../../../in-three/day.ts'
import { date } from '../../../question-types/date.ts'
import { dateView } from '../../question-types/date.tsx'
import { estimatePath, type EstimateProps, type QuestionForm, type QuestionProps } from '../question-form.ts'
import { datesOf, inDays } from '../../../curves/day.ts'
import { CurveFields } from '../curve/CurveFields.tsx'
import { curveOfDay, dayNumbers } from '../curve/day.tsx'
import { dayParts } from '../parts/day.ts'
import { FiveOrParts } from '../parts/FiveOrParts.tsx'
import { followParts } from '../parts/parts-form.ts'
import { WrittenDayField } from '../days/WrittenDayField.tsx'
import { blankQuantiles, quantileLabels, rising } from './quantile-words.ts'

const { Picture } = dateView

export const dateForm: QuestionForm<'date'> = {
  title: 'A date',
  note: 'When will it happen?',
  // Whole years: the value of a year stands for its 1 July, and a range from today on would leave this year out.
  blank(today) {
    const year = Number(today.slice(0, 4))
    return {
      type: 'date',
      range: { min: `${year}-01-01`, max: `${year + 10}-12-31`, openBelow: false, openAbove: true },
    }
  },
  lastDay: ({ range }) => (isDay(range.max) ? range.max : null),
  blankEstimate: () => ({ type: 'date', quantiles: blankQuantiles('') }),
  follow: (estimate, _, after) => followParts(dayParts, estimate, after),
  draw(question, { quantiles }) {
    const { min, max } = question.range
    const five = Object.values(quantiles).every(Boolean) && rising(quantiles)
    return (
      min && max && min < max && five && <Picture question={question} estimate={{ type: 'date', quantiles: five }} />
    )
  },
  Question: RangeFields,
  Estimate: (fields) => <FiveOrParts {...fields} form={dayParts} Five={QuantileFields} />,
  Place: ({ label, readOnly, value, onChange }) => (
    <DayField
      label={label}
      readOnly={readOnly}
      error={null}
      value={value === null ? '' : dayLine.valueAt(value)}
      onChange={(day) => onChange(isDay(day) ? dayLine.placeOf(day) : null)}
    />
  ),
}

function RangeFields({ question, change, faultOf }: QuestionProps<'date'>) {
  const { range } = question
  const changeRange = (patch: Partial<typeof range>) => change({ ...question, range: { ...range, ...patch } })
  return (
    <Group legend="Range" error={faultOf('question.range')}>
      <Side>
        <DayField
          label="From"
          error={faultOf('question.range.min')}
          value={range.min}
          onChange={(min) => changeRange({ min })}
        />
        <DayField
          label="To"
          error={faultOf('question.range.max')}
          value={range.max}
          onChange={(max) => changeRange({ max })}
        />
      </Side>
      <Check checked={range.openAbove} onChange={({ target }) => changeRange({ openAbove: target.checked })}>
        It may come later, or never
      </Check>
    </Group>
  )
}

function QuantileFields({ question, estimate, change, faultOf, others = [] }: EstimateProps<'date'>) {
  const { quantiles } = estimate
  const { min, max } = question.range
  const range = isDay(min) && isDay(max) ? `From ${date.sayQuestion(question)}. ` : ''
  const asked = curveOfDay(question)
  const beside = others.map(({ name, look, estimate: { quantiles: five } }) => ({ name, look, five: inDays(five) }))
  const beyond = question.range.openAbove ? '. “Later or never” is written as the end of the range' : ''
  return (
    <Group
      legend="It comes before this day …"
      hint={`${range}Five days that rise${beyond}`}
      error={faultOf(`${estimatePath}.quantiles`)}
    >
      <CurveFields
        asked={asked}
        five={dayNumbers(quantiles)}
        others={beside}
        head="Chance that it is earlier"
        onChange={(five) => change({ ...estimate, quantiles: datesOf(five) })}
      >
        {(name) => (
          <WrittenDayField
            label={<span className="unseen">{quantileLabels[name]}</span>}
            error={faultOf(`${estimatePath}.quantiles.${name}`)}
            value={quantiles[name]}
            onChange={(day) => change({ ...estimate, quantiles: { ...quantiles, [name]: day } })}
            later={question.range.openAbove ? max : null}
          />
        )}
      </CurveFields>
    </Group>
  )
}
