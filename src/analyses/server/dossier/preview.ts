/**
 * Answers what an analysis would rest on and cost, before anybody orders it. Visitors may ask too; nothing is kept and
 * nothing is spent.
 */
import type { QueryExecutorProvider } from 'kysely'
import type { Pool } from 'pg'
import { refuseUnstorable } from '#items/server/storable.ts'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import type { Viewer } from '#kit/viewer.ts'
import { analysisKinds, refOfTrend } from '../../analysis-kinds.ts'
import type { Question } from '../../ask/ask.ts'
import { cleanGiven } from '../../ask/given.ts'
import type { analysisContract } from '../../contract.ts'
import type { Dossier, DossierItem } from '../../dossier/dossier.ts'
import type { DossierKind } from '../../dossier/dossier-kind.ts'
import { fitsWell } from '../../dossier/fit.ts'
import { dossierKindOf, figureOf } from '../../dossier/kinds/index.ts'
import type { Preview } from '../../dossier/preview.ts'
import { questionOfTrend } from '../../question/question-of-trend.ts'
import { whyOver } from '../../dossier/over.ts'
import { isUnread, whyTooLittle } from '../../dossier/too-little.ts'
import { givesOf } from '../../writing/promised/gives.ts'
import { wishOf } from '../../wishes/wish-words.ts'
import { understand } from '../../question/understand.ts'
import { findCandidate } from './candidate-store.ts'
import { gather, type Gathered } from './gather-dossier.ts'
import { keptAs, listKnown, ownedOf, type Sought } from '../same-order.ts'
import { refuseUnseen } from './given-items.ts'
import { readByModel, type Reading } from './read-by-model.ts'

type Left = { analysisBudget: number; analysisTrendBudget: number }
export type PreviewParts = {
  pool: Pool
  db: QueryExecutorProvider
  budgetsOf(accountId: string): Promise<Left>
  reading?: Reading | null
}
type Subject = { question?: string | undefined; trendId?: string | undefined; read?: Question | undefined }

/** Of what comes nearest to a question of which nothing is known. */
const mostNearest = 5

export function previewHandlers({
  pool,
  db,
  budgetsOf,
  reading = null,
}: PreviewParts): Pick<Handlers<typeof analysisContract>, 'previewAnalysis'> {
  return {
    async previewAnalysis({ body, viewer, now, request }) {
      const began = performance.now()
      refuseUnstorable(body)
      const given = body.read ? cleanGiven(body.read) : null
      const accountId = viewer?.id ?? null
      if (given) await refuseUnseen(pool, accountId, given)
      const [asked, left] = await Promise.all([readSubject(pool, viewer, body), viewer && budgetsOf(viewer.id)])
      const { kind, question, trend } = asked
      const wanted = { kind, given, trend, accountId, now }
      const byRules = await gather(pool, understand(question, now, given), wanted)
      const words = given ? null : question
      const owned = ({ dossier }: Gathered) =>
        findOwned(db, viewer, { reads: given ? [given, dossier.read] : [dossier.read], words }, now)
      if (!reading || given || trend !== null)
        return { preview: { ...previewOf(question, byRules, left), owned: await owned(byRules) } }
      const { gathered, reader } = await readByModel(pool, byRules, wanted, { ...reading, began, viewer, request })
      return { preview: { ...previewOf(question, gathered, left), reader, owned: await owned(gathered) } }
    },
  }
}

async function findOwned(db: QueryExecutorProvider, viewer: Viewer, { reads, words }: Sought, now: Date) {
  return viewer ? ownedOf(await listKnown(db, viewer.id, { reads: reads.map(keptAs), words }, now)) : []
}

async function readSubject(pool: Pool, viewer: Viewer, { question, trendId }: Subject) {
  if (trendId === undefined) return { kind: 'full' as const, question: question ?? '', trend: null }
  const trend = await findCandidate(pool, viewer?.id ?? null, 'trend', trendId)
  if (!trend) throw new Refusal('item-not-found')
  return { kind: 'trend' as const, question: question ?? questionOfTrend(trend.label), trend: refOfTrend(trendId) }
}

/** Where nothing is known, what comes nearest to it; nothing ahead is near to what is over. */
function shownOf(dossier: Dossier, nearest: readonly DossierItem[]): readonly DossierItem[] {
  if (isUnread(dossier.read) || whyOver(dossier) !== null) return []
  return dossier.items.length > 0 ? dossier.items : nearest.slice(0, mostNearest)
}

function previewOf(question: string, { dossier, nearest, corrected, labels }: Gathered, left: Left | null): Preview {
  const { kind, understood } = dossier
  const isEmpty = whyTooLittle(dossier) !== null
  const shown = shownOf(dossier, nearest)
  const listed = (name: DossierKind['list']) =>
    shown
      .filter((item) => dossierKindOf(item.kind).list === name)
      .map((item) => foundOf(item, dayOf(new Date(dossier.madeAt))))
  const trends = listed('trends')
  const { budget, isOfTrend } = analysisKinds[kind]
  const { isFree, isNear, ...told } = isEmpty ? emptied(question, dossier) : given(dossier, labels)
  return {
    kind,
    question,
    understood,
    ...told,
    trends,
    predictions: listed('predictions'),
    scenarios: listed('scenarios'),
    isEmpty,
    cost: { budget, units: isFree ? 0 : 1 },
    corrected,
    left: left && { analysis: left.analysisBudget, trend: left.analysisTrendBudget },
    reader: null,
    owned: [],
    trendInstead: (!isOfTrend && !isEmpty && trends.find((one) => fitsWell(one) && isNear(one.ref))?.ref) || null,
  }
}

type ToldOf = Pick<Preview, 'read' | 'labels' | 'gives' | 'gaps' | 'wish'> &
  Pick<ReturnType<typeof givesOf>, 'isFree' | 'isNear'>

const given = (dossier: Dossier, labels: Preview['labels']): ToldOf => ({
  read: dossier.read,
  labels,
  wish: null,
  ...givesOf(dossier),
})

const emptied = (question: string, { read, gaps }: Dossier): ToldOf => ({
  read: withoutItems(read),
  labels: {},
  gives: [],
  gaps: isUnread(read) ? [] : gaps,
  wish: wishOf(question),
  isFree: false,
  isNear: () => false,
})

/** What comes nearest to what is not known is not what it is about. */
function withoutItems({ parts, ...whole }: Question): Question {
  const none = { items: [] }
  return {
    ...whole,
    parts: parts.map(({ of, condition, ...part }) => ({
      ...part,
      of: { ...of, ...none },
      condition: condition && { ...condition, of: { ...condition.of, ...none } },
    })),
  }
}

function foundOf(item: DossierItem, today: string): Preview['trends'][number] {
  const { ref, kind, title, label, author, authorId = null, fit, because } = item
  const figure = figureOf(item, today)
  return {
    ref,
    kind,
    id: ref.split('/')[1] ?? '',
    title,
    label,
    author,
    authorId,
    figure: figure.text,
    isEstimate: figure.isEstimate,
    fit,
    because,
  }
}
