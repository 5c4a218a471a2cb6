/** What may be decided on a change that waits, by an operator or by the trend's author. Free of schemas, for screens. */
export const decisions = ['take', 'refuse', 'take-as-new'] as const
export type Decision = (typeof decisions)[number]

export const decisionTitles: Record<Decision, string> = {
  take: 'Take it as a revision',
  'take-as-new': 'Take it as a new series',
  refuse: 'Refuse it for good',
}

/** What follows from it, in sentences. */
export const decisionFollows: Record<Decision, string> = {
  take: 'These values stand at once, and all that rests on the series follows: its projection, the questions that it decides, the worlds that watch it. What stood before stays as an earlier version.',
  'take-as-new':
    'The series begins anew under another name, in the unit and the words of its source, and so do its projection and its record: what was projected of the one before is held against no value of this one. What the trend says of it in sentences and thresholds stays as it was written: look at it afterwards. What stood before stays as an earlier version.',
  refuse: 'What stands stays, and this release is never asked about again. Another one that differs waits here anew.',
}

/** What is said once it is done. */
export const decisionDone: Record<Decision, string> = {
  take: 'It is taken as a revision.',
  'take-as-new': 'It is taken as a new series.',
  refuse: 'It is refused.',
}
