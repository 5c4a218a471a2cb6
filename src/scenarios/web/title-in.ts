/** What the items that a scenario names are called. */
import type { Neighbour } from '#items/web/kind-view.ts'
import type { ScenarioWhole } from './item.ts'

export function titleIn(neighbours: readonly Neighbour[], { id, title }: Pick<ScenarioWhole, 'id' | 'title'>) {
  return (ref: string): string =>
    neighbours.find((one) => one.ref === ref)?.item.title ?? (ref.endsWith(`/${id}`) ? title : ref)
}
