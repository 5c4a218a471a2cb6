/** The twelve sections of a report. Each is a file beside this one. */
import type { SectionName } from '../../report/report.ts'
import type { SectionWriter } from '../writing.ts'
import { writeAnswer } from './answer.ts'
import { writeAsked } from './asked.ts'
import { writeBaseRate } from './base-rate.ts'
import { writeCrowd } from './crowd.ts'
import { writeDisagreement } from './disagreement.ts'
import { writeDrivers } from './drivers.ts'
import { writeForAndAgainst } from './for-and-against.ts'
import { writeGaps } from './gaps.ts'
import { writeMethod } from './method.ts'
import { writeScenarios } from './scenarios.ts'
import { writeSensitivity } from './sensitivity.ts'
import { writeSignposts } from './signposts.ts'

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
