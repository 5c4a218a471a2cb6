/** The content API with what operators read of a reported item, and what its author and others read of where it stands. */
import { givenContent, type Person } from '../content-as.ts'

export async function givenModeration(options: { stocked?: boolean } = {}) {
  const world = await givenContent(options)
  const { ask } = world
  const standingOf = async (at: string, as: Person = 'ada') => (await ask(at.replace('/api/', '/api/me/'), { as })).body
  const listed = async (at: string) =>
    (await ask('/api/operators/items', { as: 'olga' })).body.items.find(
      (one: { kind: string; id: string }) => `/api/items/${one.kind}/${one.id}` === at,
    )
  return { ...world, standingOf, listed }
}
