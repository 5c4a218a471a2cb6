/** The page of a kind to which another room adds what it loads: the kind's own parts see what they see without it. */
import type { ComponentType } from 'react'
import type { KindPage, PagePart, PartProps, Whole } from './kind-view.ts'

/** `ownOf`: of what is loaded, what the kind itself has loaded. The parts are left to whoever adds to them. */
export function pageWith<W extends Whole, Own, More, N>(
  { Meta, Lead, Picture, Answers, Brief, Data }: KindPage<W, Own, N>,
  ownOf: (more: More) => Own,
): Omit<KindPage<W, More, N>, 'parts'> {
  const withOwn = (Part: ComponentType<PartProps<W, Own, N>>) =>
    function WithOwn({ more, ...props }: PartProps<W, More, N>) {
      return <Part {...props} more={ownOf(more)} />
    }
  return {
    Meta: ({ item, more }) => <Meta item={item} more={ownOf(more)} />,
    Lead: withOwn(Lead),
    Picture: withOwn(Picture),
    Answers: withOwn(Answers),
    Brief: withOwn(Brief),
    Data: Data && withOwn(Data),
  }
}

/** Adds a part before the one that has this section; at the end where none has. */
export function before(parts: readonly PagePart[], id: string, added: PagePart): PagePart[] {
  const place = parts.findIndex(({ contents }) => contents.some((one) => one.id === id))
  return place < 0 ? [...parts, added] : parts.toSpliced(place, 0, added)
}
