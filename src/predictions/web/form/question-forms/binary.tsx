/** Will it happen? There is nothing more to say of the question; its estimate is one chance. */
import type { QuestionForm } from '../question-form.ts'
import { Chance } from './Chance.tsx'

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
