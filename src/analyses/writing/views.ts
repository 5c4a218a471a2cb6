/**
 * The items of a dossier as their kinds know them, with what sections ask of them: the last value, a step of the
 * projection, a forecast.
 */
import type { z } from 'zod'
import { prediction } from '#predictions/kind.ts'
import type { PredictionNumbers } from '#predictions/numbers.ts'
import type { PredictionDetails } from '#predictions/question.ts'
import type { QuestionOf, QuestionTypeName } from '#predictions/question-types/schemas/index.ts'
import { scenario } from '#scenarios/kind.ts'
import type { ScenarioNumbers } from '#scenarios/numbers.ts'
import type { ScenarioDetails } from '#scenarios/scenario.ts'
import { trend } from '#trends/kind.ts'
import type { TrendNumbers } from '#trends/numbers.ts'
import { askedOf, howOften } from '#series/how-often.ts'
import type { MadeProjection } from '#series/projection.ts'
import type { TrendDetails } from '#trends/trend.ts'
import type { AlikeSeries } from '../dossier/alike/alike.ts'
import { fieldsOfCrowd } from '../dossier/crowd.ts'
import type { Dossier, DossierItem } from '../dossier/dossier.ts'
import type { Source } from './evidence-table.ts'

export type View<Details, Numbers> = Source & { item: DossierItem; details: Details; numbers: Numbers | null }
export type TrendView = View<TrendDetails, TrendNumbers>
/** Of any type of question, or of the one that is named. */
export type PredictionView<Type extends QuestionTypeName = QuestionTypeName> = View<
  PredictionDetails & { question: QuestionOf<Type> },
  PredictionNumbers
>
export type ScenarioView = View<ScenarioDetails, ScenarioNumbers>

export const trendsOf = (dossier: Dossier): TrendView[] => viewsOf(dossier, trend)
export const predictionsOf = (dossier: Dossier): PredictionView[] => viewsOf(dossier, prediction)
export const scenariosOf = (dossier: Dossier): ScenarioView[] => viewsOf(dossier, scenario)

type Kind<Details extends z.ZodType, Numbers extends z.ZodType> = { name: string; details: Details; numbers: Numbers }

function viewsOf<Details extends z.ZodType, Numbers extends z.ZodType>(
  { items }: Dossier,
  { name, details, numbers }: Kind<Details, Numbers>,
): View<z.output<Details>, z.output<Numbers>>[] {
  return items
    .filter(({ kind }) => kind === name)
    .map((item) => ({
      ref: item.ref,
      version: item.version,
      fields: fieldsOf(item),
      item,
      details: details.parse(item.details),
      numbers: item.numbers && (numbers.safeParse(item.numbers).data ?? null), // of an older shape: as if none were made yet
    }))
}

/** What paths of evidence lead through. The same fields as a version of the item has, and what people said then. */
export function fieldsOf({
  title,
  label,
  summary,
  category,
  horizon,
  details,
  numbers,
  told,
  crowd,
}: DossierItem): Record<string, unknown> {
  return { title, label, summary, category, horizon, details, numbers, told, ...(crowd && fieldsOfCrowd(crowd)) }
}

/** Of a series that stands for another: what it is called, and what was measured. */
export function fieldsOfAlike({ title, label, unit, kind, observations }: AlikeSeries): Record<string, unknown> {
  return { title, label, details: { series: { unit, kind, observations } } }
}

export function projectionOf({ numbers }: TrendView): MadeProjection | null {
  const projection = numbers?.projection
  return projection && projection.refused === null ? projection : null
}

/**
 * The step of a projection that stands for a year or a month: of quarters and months the middle one, as questions take it; undefined beyond its
 * end.
 */
export function stepFor(view: TrendView, time: number | string): MadeProjection['points'][number] | undefined {
  const points = projectionOf(view)?.points ?? []
  const { frequency } = view.details.series ?? {}
  const wanted =
    frequency && askedOf(howOften[frequency].perYear === 1 ? String(time).slice(0, 4) : String(time), frequency)
  return points.find(({ at }) => at === wanted)
}

export function lastAt({ details }: TrendView): string | null {
  return details.series?.observations.at(-1)?.[0] ?? null
}
