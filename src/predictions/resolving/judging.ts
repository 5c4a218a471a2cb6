/** What operators say of an outcome that a revision contradicts. */

/** Of the reason that they give, which the page of the question shows. */
export const reasonSigns = { least: 5, most: 500 } as const

export const judgedWords = ['kept', 'corrected'] as const
export type Judged = (typeof judgedWords)[number]

type Judgement = { title: string; action: string; says: string }

/** As they are asked; `answer`: what the rule says by now, null where it says nothing. */
export const judgements: Record<Judged, (answer: string | null) => Judgement> = {
  kept: () => ({
    title: 'Keep this outcome?',
    action: 'Keep the outcome',
    says: 'It stands as it is, whatever its series says by now.',
  }),
  corrected: (answer) =>
    answer === null
      ? {
          title: 'Open this question again?',
          action: 'Open it again',
          says: 'Its outcome is taken back, and it takes forecasts until its closing day. It resolves once its series answers it.',
        }
      : {
          title: 'Resolve this question anew?',
          action: 'Resolve anew',
          says: 'It gets the outcome that the rule gives by now, and all forecasts are scored by that.',
        },
}
