/** The words of what readers add to trends, apart from the schemas, so that the browser needs none. */

/** From the least to the most. */
export const marks = [1, 2, 3, 4, 5] as const
export type Mark = (typeof marks)[number]

/** What a rating speaks of: what its field is called, what a reader is asked, and what each mark says. */
export const scales = {
  impact: {
    title: 'Impact',
    asks: 'If it goes on, how much does it change?',
    words: ['very little', 'little', 'something', 'much', 'very much'],
  },
  certainty: {
    title: 'Certainty',
    asks: 'How certain is it that it goes on?',
    words: ['very uncertain', 'uncertain', 'in between', 'certain', 'very certain'],
  },
} as const
export type ScaleName = keyof typeof scales
export const scaleNames = ['impact', 'certainty'] as const satisfies readonly ScaleName[]

/** Of fewer people no distribution is shown: it would tell what each of them said. */
export const fewestShown = 3

/** So many signals stand on a trend's page; the others are asked for. */
export const signalsOnPage = 10

/** What an operator does with a signal: lets it be read, which also closes the reports on it, or takes it away. */
export const signalActions = ['shown', 'hidden'] as const
export type SignalAction = (typeof signalActions)[number]
