/** A framed table as the entries of one series, or the question that stands before it. */
import type { Given } from '../given.ts'
import type { Frame } from './frame.ts'
import type { Laid, Question } from './laid.ts'
import { layOutSdmx, isSdmx } from './sdmx.ts'
import { layOutTidy } from './tidy.ts'
import { layOutWide } from './wide.ts'

export function layOut(frame: Frame, given: Given): Laid | Question {
  if (frame.layout === 'wide') return layOutWide(frame, given)
  return isSdmx(frame.names) ? layOutSdmx(frame, given) : layOutTidy(frame, given)
}
