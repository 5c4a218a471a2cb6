/** Which of this room's answers change by themselves: the list that an analysis under way stands in. */
import type { LiveCalls } from '#kit/web/answers/live.ts'
import { isOver } from '../states.ts'
import type { MyAnalyses } from './my-analyses.ts'

const kinds = ['analysis.progressed', 'analysis.gone']
const everyMs = 2000

export const liveAnalyses: LiveCalls = {
  listAnalyses: { kinds, everyMs, isSettled: (answer) => areAllOver(answer as MyAnalyses['found']) }, // as `useMyAnalyses` asks
}

function areAllOver(found: MyAnalyses['found']): boolean {
  return !found?.rows.some(({ state }) => !isOver(state))
}
