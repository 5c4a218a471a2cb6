/** Will it happen? A chance on a bar from 0 to 100%. */
import { sayChance } from '#kit/numbers.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import type { QuestionView } from '../question-view.ts'

export const binaryView: QuestionView<'binary'> = {
  lead: (_, { probability }) => {
    const [value = '', unit = ''] = sayChance(probability).split(/(?=%)/)
    return { value, unit }
  },
  Beside: ({ estimate }) => <ProbabilityBar value={estimate.probability} />,
  Chart: () => null,
  Picture: ({ estimate }) => <ProbabilityBar value={estimate.probability} isSlim />,
  Shape: ({ estimate }) => <ProbabilityBar value={estimate.probability} isSlim />,
  onSeries: () => null,
  bounds: () => null,
}
