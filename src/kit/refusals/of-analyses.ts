/** What is refused of analyses: questions that cannot be ordered, decisions half told, reports that are not there. */
export const ofAnalyses = {
  'question-empty': { status: 400, message: 'Write a question first.' },
  'question-too-long': {
    status: 400,
    message: 'A question takes at most 500 characters. Yours is still here; shorten it.',
  },
  'nothing-known': {
    status: 409,
    message: 'The base holds too little about this to write a report. Nothing was charged.',
  },
  'read-item-not-found': {
    status: 409,
    message:
      'Something that this question was read to be about has gone, or is not yours to see. Choose something else. Nothing was charged.',
  },
  'options-missing': { status: 400, message: 'A decision needs two options at least. Name them, or take it out.' },
  'too-many-options': { status: 400, message: 'A decision takes four options at most. Leave out the others.' },
  'option-unnamed': { status: 400, message: 'An option has no name. Name it, or take it out.' },
  'option-name-too-long': { status: 400, message: 'A name takes at most 60 characters. Shorten it.' },
  'options-alike': { status: 400, message: 'Two options have the same name. Give each one of its own.' },
  'table-half-filled': { status: 400, message: 'Part of the table is empty. Fill it for every option, or for none.' },
  'amount-too-large': { status: 400, message: 'An amount is at most a thousand billion. Count in a larger unit.' },
  'amounts-without-unit': { status: 400, message: 'Say what the amounts are counted in: euros, hours, or what else.' },
  'nothing-to-wish': {
    status: 400,
    message: 'This names nothing that could be looked for. Say in other words what it is about.',
  },
  'answered-by-now': { status: 409, message: 'The base can say something about this by now. Ask it again.' },
  'wished-enough': {
    status: 429,
    message: 'Thank you. That is as much as we note in an hour; the rest another time.',
  },
  'wish-not-found': { status: 404, message: 'This is not on the list any more.' },
  'analysis-not-found': { status: 404, message: 'You have no analysis with this id.' },
  'report-withheld': {
    status: 451,
    message:
      'This report rests on a series whose owner no longer lets it be shown here. Whoever ordered it can still read it.',
  },
  'analysis-begun': { status: 409, message: 'Work on this analysis has begun, so it can no longer be taken back.' },
  'too-many-followed': {
    status: 409,
    message: 'Ten reports of one account are followed at once. End the following of another one first.',
  },
  'follow-no-number': {
    status: 409,
    message: 'The answer of this report is no number, so it cannot be said by how much it would move.',
  },
  'follow-come-out': {
    status: 409,
    message: 'What this report was about has come out, so there is nothing left to follow.',
  },
  'analysis-unfinished': { status: 409, message: 'This analysis has no finished report.' },
  'too-many-analyses': {
    status: 409,
    message: 'As many analyses as one account may have under way are under way. Order again when one is done.',
  },
  'budget-spent': { status: 409, message: 'Your budget for this is used up. Nothing was ordered.' },
} as const
