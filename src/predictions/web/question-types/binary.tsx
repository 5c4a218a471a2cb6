/** Will it happen? A chance on a bar from 0 to 100%. */
import { capital } from '#kit/text.ts'
import { sayChance } from '#kit/numbers.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import { Figure } from '#kit/web/chart/Figure.tsx'
import { Hundred } from '#kit/web/chart/Hundred.tsx'
import type { Marks } from '../marks.ts'
import type { QuestionView } from '../question-view.ts'

export const binaryView: QuestionView<'binary'> = {
  lead: (_, { probability }) => {
    const [value = '', unit = ''] = sayChance(probability).split(/(?=%)/)
    return { value, unit }
  },
  Beside: ({ estimate, marks }) => <ProbabilityBar value={estimate.probability} {...marksIn(marks)} />,
  Chart: ({ estimate: { probability }, forecaster: { whose }, named = '' }) => (
    <Figure
      title="How likely is a yes?"
      files={`How likely is a yes? ${named}`}
      caption={`${capital(whose)} chance, as filled squares out of a hundred. Where such chances are right, ${sayChance(probability)} of the questions that are given this chance come out yes.`}
    >
      <Hundred chance={probability} />
    </Figure>
  ),
  Picture: ({ estimate, marks }) => <ProbabilityBar value={estimate.probability} {...marksIn(marks)} />,
  Shape: ({ estimate }) => <ProbabilityBar value={estimate.probability} isSlim />,
  onSeries: () => null,
  bounds: () => null,
}

const marksIn = ({ forecast, model }: Marks<'binary'> = {}) => ({
  beside: forecast?.probability,
  model: model?.probability,
})
