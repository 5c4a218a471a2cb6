/** What is told of the record outside its page: how many of the values that it speaks of came inside the band of 80%. */
import { paths } from '#items/paths.ts'
import { embedOfPage } from '#items/sharing/page-embeds.ts'
import type { SharedPage } from '#items/sharing/shared-page.ts'
import { sayNumber } from '#kit/numbers.ts'
import type { TrackRecord } from './record.ts'
import { answerIn, sayCoverage, saySharePrecisely } from './record-words.ts'

/** A point as the picture of the page has it: of all values that were looked back on. */
const levels = [50, 80, 95] as const

export function sharedRecordOf({ backtests, kept }: TrackRecord, asOf: string): SharedPage {
  const { values, inside, trends } = backtests
  const answer = answerIn({ backtests, kept })
  const path = paths.record()
  return {
    path,
    picture: paths.pictureOfPage(path),
    embed: embedOfPage(path),
    kindTitle: 'Record',
    kind: 'trend',
    shape: 'line',
    about: '',
    title: 'How right it was',
    summary: 'The base keeps score of itself. Good and bad results stand side by side, and nothing is taken down.',
    figure: answer ? saySharePrecisely(answer.inside, answer.values) : '',
    beside: answer
      ? [`of ${sayNumber(answer.values)} values inside the 80% band`, sayCoverage(answer.inside, answer.values, 80)]
      : ['No value that was foreseen has come yet'],
    goesOn: answer !== null,
    isEstimate: true,
    drawing:
      values > 0
        ? { of: 'inside', places: levels.map((level) => ({ level: level / 100, share: inside[level] / values })) }
        : null,
    marks: [],
    foot: [
      answer?.isBefore && 'Published before the values came',
      values > 0 && `In hindsight: ${sayNumber(values)} values of ${sayNumber(trends)} trends`,
    ]
      .filter(Boolean)
      .join('. '),
    asOf,
  }
}
