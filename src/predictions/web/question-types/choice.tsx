/** Which of these? A bar for every option; together they are 100%. */
import { sayChance } from '#kit/numbers.ts'
import { ChoiceBars, ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { rankedOptions } from '../../question-types/choice.ts'
import type { EstimateOf } from '../../question-types/schemas/index.ts'
import type { Marks } from '../marks.ts'
import type { QuestionView } from '../question-view.ts'

/** On a card there is room for this many options. */
const mostOnCard = 4

export const choiceView: QuestionView<'choice'> = {
  lead(_, estimate) {
    const [value = '', unit = ''] = sayChance(likeliest(estimate)[1]).split(/(?=%)/)
    return { value, unit }
  },
  Beside: ({ question, estimate }) => (
    <p>
      <strong>{likeliest(estimate)[0]}</strong> is the likeliest of {question.options.length} answers.
    </p>
  ),
  Chart: ({ estimate, marks, forecaster: { title }, named = '' }) => (
    <Figure
      title="How likely is each answer?"
      files={`How likely is each answer? ${named}`}
      caption={`${title}, in per cent; together they are 100%`}
    >
      <ChoiceBars options={optionsOf(estimate, marks)} />
    </Figure>
  ),
  Picture: ({ estimate, marks }) => <ChoiceBars options={optionsOf(estimate, marks).slice(0, mostOnCard)} isOnCard />,
  isNamed: true,
  leader(estimate) {
    const [[name, chance] = ['', 0], second, ...others] = rankedOptions(estimate)
    const left = others.reduce((sum, [, one]) => sum + one, 0)
    // One that is left has a name of its own.
    const last = others.length > 1 ? `all others together ${sayChance(left)}` : others.map(sayOption)
    return {
      name,
      says: sayChance(chance),
      rest: [...(second ? [sayOption(second)] : []), ...[last].flat()].join(', '),
    }
  },
  Shape: ({ estimate }) => <ProbabilityBar value={likeliest(estimate)[1]} isSlim />,
  onSeries: () => null,
  bounds: ({ options }) => ({ name: 'Answers', said: options.join(', ') }),
}

const sayOption = ([name, chance]: [string, number]) => `${name} ${sayChance(chance)}`

function likeliest(estimate: EstimateOf<'choice'>): [option: string, chance: number] {
  return rankedOptions(estimate)[0] ?? ['', 0]
}

/** A projection says nothing of options. */
function optionsOf(estimate: EstimateOf<'choice'>, { forecast }: Marks<'choice'> = {}) {
  return rankedOptions(estimate).map(([title, chance]) => ({
    title,
    chance,
    said: sayChance(chance),
    beside: forecast?.probabilities[title],
  }))
}
