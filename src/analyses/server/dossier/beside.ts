/** Items that a part of a question needs beside those that it is about: read, and never taken for what it asks about. */
import type { Pool } from 'pg'
import type { Ask } from '../../ask/ask.ts'
import { besideWords, otherOf } from '../../ask/beside/beside-words.ts'
import { leastFit } from '../../dossier/fit.ts'
import { dossierKindOf } from '../../dossier/kinds/index.ts'
import type { Asked, Found } from './found.ts'
import { retrieve } from './retrieve.ts'

/** Of what is measured, and of all else: another thing may be what a question asks for. */
const ofOther = { measured: 4, rest: 2 }
const ofWhole = { measured: 2, rest: 0 }
/** Of itself it fits the question too little to answer it. */
const besideFit = leastFit - 0.01

export async function listBeside(pool: Pool, part: Ask, asked: Asked): Promise<Found[]> {
  const isOfTwo = otherOf(part) !== null || part.of.measure === 'gap' || Boolean(part.of.sum ?? part.of.among)
  const most = isOfTwo ? ofOther : ofWhole
  const each = await Promise.all(
    besideWords(part).map(async (about) => {
      const { found, nearest } = await retrieve(pool, { ...asked, about })
      const all = [...found, ...nearest].filter(({ item }) => item.outcome === null).toSorted(byAbout)
      return [
        ...all.filter(isMeasured).slice(0, most.measured),
        ...all.filter((one) => !isMeasured(one)).slice(0, most.rest),
      ]
    }),
  )
  return each.flat().map((one): Found => ({ ...one, because: 'link', fit: Math.min(one.fit, besideFit), about: 0 }))
}

const isMeasured = ({ item }: Found): boolean => dossierKindOf(item.kind).isMeasured

/** What is about just that first, however well others fit. */
function byAbout(one: Found, other: Found): number {
  return (other.about ?? 0) - (one.about ?? 0) || other.fit - one.fit
}
