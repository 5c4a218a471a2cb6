import { expect, test } from 'vitest'
import { radarMove } from '../../radar-move.ts'
import { sayMarks } from './RadarPicture.tsx'

const [nearer, same, fresh] = [radarMove(2030, 2032), radarMove(2030, 2030), radarMove(2030, null)]
const dot = ' A hollow dot is where one of the 12 that moved most stood in the edition before.'
const ring = ' A red ring marks what is new.'

test.for([
  ['nothing it is compared with', [null, null], ''],
  ['what stands where it stood', [same], ''],
  ['what moved', [same, nearer], dot],
  ['what is new', [fresh, same], ring],
  ['both', [nearer, fresh], `${dot}${ring}`],
  [
    'what was put elsewhere',
    [{ ...same, is: 'put' as const, sectorBefore: '3' }],
    dot.replace(' stood', ' or changed their sector stood'),
  ],
  [
    'what came from a sector that is gone',
    [{ ...nearer, sectorBefore: null }],
    dot
      .replace(' stood', ' or changed their sector stood')
      .replace(/\.$/, ' (none where that sector is not drawn any more).'),
  ],
] as const)('a radar of %s explains the marks that it has, and no other', ([, moves, says]) => {
  expect(sayMarks(moves)).toBe(says)
})
