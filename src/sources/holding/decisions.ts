/** What an operator may decide on a change that waits. Free of schemas, for screens. */
export const decisions = ['take', 'refuse', 'take-as-new'] as const
export type Decision = (typeof decisions)[number]

export const decisionTitles: Record<Decision, string> = {
  take: 'Take it as a revision',
  'take-as-new': 'Take it as a new series',
  refuse: 'Refuse it for good',
}
