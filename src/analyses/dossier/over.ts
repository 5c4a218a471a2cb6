/** A question about what is over: the base tells what is to come, and of what is over no more than its series measured. */
import { analysisKinds } from '../analysis-kinds.ts'
import type { Dossier, DossierItem } from './dossier.ts'
import { dossierKindOf } from './kinds/index.ts'

type Asked = Pick<Dossier, 'kind' | 'read' | 'items' | 'madeAt'>

/** In a sentence; null where it asks for something else as well, or a series has what it asks for. */
export function whyOver({ kind, read: { parts }, items, madeAt }: Asked): string | null {
  if (analysisKinds[kind].isOfTrend) return null
  const thisYear = Number(madeAt.slice(0, 4))
  const years = parts.flatMap(({ when }) => (when?.to && when.to < thisYear ? [when.to] : []))
  const [year] = years
  if (year === undefined || years.length < parts.length) return null
  const isMeasured = parts.some(
    ({ wants, of }) => wants === 'amount' && items.some((item) => of.items.includes(item.ref) && has(item, year)),
  )
  return isMeasured ? null : `The year ${year} is over. ${tells}`
}

const tells =
  'The base tells what is to come, and of what is over no more than its series have measured: they have nothing of this.'

const has = ({ kind, details }: DossierItem, year: number): boolean =>
  dossierKindOf(kind).isMeasuredIn(details, String(year))
