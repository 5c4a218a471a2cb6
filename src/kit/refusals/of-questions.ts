/** What is refused of questions: forecasts that come too late, outcomes that somebody else decides. */
export const ofQuestions = {
  'question-not-open': {
    status: 409,
    message: 'This question is not open yet: it takes forecasts from the day on which it opens.',
  },
  'question-closed': { status: 409, message: 'This question has closed, and takes no more forecasts.' },
  'closed-unpublished': {
    status: 409,
    message:
      'The day on which this question closes is past, so nobody could forecast it. Set a day that is still to come, then publish it.',
  },
  'question-decided': {
    status: 409,
    message: 'How this question came out is known, so it takes no more forecasts.',
  },
  'crowd-hidden': {
    status: 403,
    message:
      'You hide what others forecast until you have forecast yourself. Forecast this question, or show it in your account.',
  },
  'no-forecast': { status: 404, message: 'You have no forecast here that could be taken back.' },
  'not-in-doubt': {
    status: 409,
    message: 'This outcome is not in doubt any more: it was decided, or the series bears it out again.',
  },
  'nothing-decides': {
    status: 409,
    message:
      'The rule says nothing by now: its series is not to be seen, or measures something else. The outcome can be kept.',
  },
  'not-yours-to-resolve': { status: 403, message: 'Its author and operators say how a question came out.' },
  'operators-resolve': {
    status: 403,
    message:
      'Only operators change this outcome: a rule or an operator decided it, somebody objects to it, or its time for objections is over.',
  },
  'publish-first': {
    status: 409,
    message:
      'Others have forecast this question: publish it again before you say how it came out, so that they read it.',
  },
  'own-question': {
    status: 403,
    message: 'This question is your own: another operator decides about what people object to.',
  },
  'series-decides': {
    status: 409,
    message:
      'A series or a condition decides this question by itself. Operators may give it another outcome; its author may once the day on which it was to resolve is past.',
  },
  'not-decided': { status: 409, message: 'This question has no outcome yet.' },
  'own-outcome': {
    status: 403,
    message: 'No operator decides about this: it is your own word, or nobody else reads it.',
  },
  'no-forecast-objects': {
    status: 403,
    message: 'Whoever forecast a question may object to its outcome. You did not.',
  },
  'objections-over': {
    status: 409,
    message: 'This outcome is final: whoever forecast the question could object for three days.',
  },
  'objected-already': {
    status: 409,
    message: 'You have objected to this outcome already. An operator reads it, and decides.',
  },
  'nobody-objects': {
    status: 409,
    message: 'Nobody objects to this outcome any more: another operator may have decided.',
  },
} as const
