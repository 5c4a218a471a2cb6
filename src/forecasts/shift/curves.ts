/** What numbers and dates share: the middle of the crowd's mixture of curves, as a place on the scale. */
import type { Voice } from '#engine/crowd/shift/crowd-shift.ts'
import { poolOfCdfs } from '#engine/crowd/distribution-pool.ts'
import { percentPoint } from '#engine/distributions/percent-point.ts'
import { valueAt } from '#engine/distributions/scale.ts'
import { curveSaid, type Said } from '#predictions/curves/said.ts'
import type { Line } from '#predictions/curves/through.ts'
import type { Weighing } from '../scores/scored-type.ts'

export function shiftOnLine(line: Line) {
  return {
    option: null,
    voiceOn: (said: Said): Voice => curveSaid(line, said),
    measure: (voices: readonly Voice[], { skills }: Pick<Weighing, 'skills'>) =>
      percentPoint(poolOfCdfs(voices, skills), 0.5),
    unitOf: (place: number) => valueAt(line.scale, place),
  }
}
