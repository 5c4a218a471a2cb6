/** The sections of a report, in the order in which they are read: each a file beside this one, or several together. */
import type { WrittenSection } from '../../report/report.ts'
import type { SectionWriter } from '../writing.ts'
import { writeDisagreement } from './against/disagreement.ts'
import { writeForAndAgainst } from './against/for-and-against.ts'
import { writeJudgement } from './against/judgement.ts'
import { writeSteepest } from './against/steepest.ts'
import { writeBreaks, writeStrongest } from './against/strongest.ts'
import { writeWeighedAgainst } from './against/weighed-against.ts'
import { writeBeside } from './beside/table.ts'
import { writeTied } from './beside/tied.ts'
import { writeAnswer } from './answer.ts'
import { writeBranches } from './branches.ts'
import { writeChange } from './change.ts'
import { writeDrivers } from './drivers.ts'
import { ofEachPart } from './each-part.ts'
import { writeMeaning } from './meaning.ts'
import { writeAsked } from './method/asked.ts'
import { writePath } from './path.ts'
import { writeRecord } from './record.ts'
import { together } from './together.ts'
import { writeUnknown } from './unknown.ts'

export const sections: Record<WrittenSection, SectionWriter> = {
  answer: writeAnswer,
  meaning: ofEachPart(writeMeaning),
  path: writePath,
  change: writeChange,
  drivers: ofEachPart(together(writeDrivers, writeTied, writeBeside)),
  branches: writeBranches,
  against: together(
    writeStrongest,
    writeWeighedAgainst,
    writeDisagreement,
    writeBreaks,
    writeSteepest,
    writeForAndAgainst,
    writeJudgement,
  ),
  unknown: writeUnknown,
  record: writeRecord,
  method: writeAsked,
}
