/** Which of this room's answers change by themselves: an analysis under way, and the list that it stands in. */
import type { LiveCalls } from '#kit/web/answers/live.ts'
import { isOver } from '../states.ts'
import type { MyAnalyses } from './my-analyses.ts'
import type { Sight } from './use-found-analysis.ts'

const kinds = ['analysis.progressed', 'analysis.gone']
const everyMs = 2000

export const liveAnalyses: LiveCalls = {
  findAnalysis: { kinds, everyMs, isSettled: (answer) => !isUnderWay(answer as Sight | null) }, // as `useFoundAnalysis` asks
  listAnalyses: { kinds, everyMs, isSettled: (answer) => areAllOver(answer as MyAnalyses['found']) }, // as `useMyAnalyses` asks
}

function isUnderWay(sight: Sight | null): boolean {
  return sight?.is === 'shown' && !isOver(sight.analysis.state)
}

function areAllOver(found: MyAnalyses['found']): boolean {
  return !found?.rows.some(({ state }) => !isOver(state))
}
