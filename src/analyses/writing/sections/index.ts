/** The twelve sections of a report. Each is a file beside this one. */
import type { SectionName } from '../../report/report.ts'
import type { SectionWriter } from '../writing.ts'
import { writeAnswer } from './answer.ts'
import { writeAsked } from './method/asked.ts'
import { writeBaseRate } from './path/base-rate.ts'
import { writeCrowd } from './path/crowd.ts'
import { writeDisagreement } from './against/disagreement.ts'
import { writeDrivers } from './drivers.ts'
import { writeForAndAgainst } from './against/for-and-against.ts'
import { writeGaps } from './unknown.ts'
import { writeMethod } from './method/made.ts'
import { writeScenarios } from './branches.ts'
import { writeSensitivity } from './change/sensitivity.ts'
import { writeSignposts } from './change/signposts.ts'

export const sections: Record<SectionName, SectionWriter> = {
  answer: writeAnswer,
  asked: writeAsked,
  'base-rate': writeBaseRate,
  crowd: writeCrowd,
  drivers: writeDrivers,
  scenarios: writeScenarios,
  'for-and-against': writeForAndAgainst,
  disagreement: writeDisagreement,
  signposts: writeSignposts,
  sensitivity: writeSensitivity,
  gaps: writeGaps,
  method: writeMethod,
}
