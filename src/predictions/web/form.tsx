/** How a prediction is written. */
import type { KindForm, WholeEntry } from '#items/web/kind-form.ts'
import type { PredictionDetails } from '../question.ts'
import { whyNotToCome } from '../when.ts'
import { entryFrom } from '../written.ts'
import { dueOf, followDue } from './form/due.ts'
import { formOf } from './form/question-forms/index.ts'
import { PredictionFields } from './form/PredictionFields.tsx'
import type { PredictionForm } from './form/unfinished.ts'

export const predictionForm: KindForm<PredictionForm> = {
  heading: 'Write a prediction',
  advice:
    'A prediction asks what will happen, so exactly that everybody will agree on the answer when the day has come.',
  blank: (today) => ({
    question: { type: 'binary' },
    criteria: '',
    resolutionSource: '',
    opens: today,
    ...dueOf({ title: '', criteria: '', horizon: { to: null }, opens: today }),
    authorForecast: null,
    automatic: null,
    condition: null,
  }),
  // Items of this kind hold the details among their fields: the server has cut them to the schema.
  entryFrom: (item) => entryFrom(item as PredictionDetails),
  Fields: PredictionFields,
  whyNotPublic: whyNotToCome,
  follow: (before, after) => followDue(asked(before), asked(after)),
}

function asked(entry: WholeEntry<PredictionForm>) {
  return { ...entry, last: formOf(entry.question.type).lastDay(entry.question) }
}
